// How the page glides to a place, for those who have not asked for less motion.

/** @returns {ScrollBehavior} */
export const glide = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
