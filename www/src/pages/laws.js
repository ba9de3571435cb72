// The page of the laws: the lessons of two chapters, the list of contents, and the tasks that the reader has done.

import { byId, create } from '../browser/dom.js';
import { glide } from '../browser/scroll.js';
import { createLanguageSwitch } from '../input/language-switch.js';
import { createContentsEntry, markWhereTheReaderIs } from '../laws/contents.js';
import { createLesson } from '../laws/lesson.js';
import { lawsWords, loadLawsWords } from '../laws/lesson-words.js';
import { articleOf, FIRST_STEPS, LESSONS } from '../laws/lessons.js';
import { createProgress } from '../laws/progress.js';
import { fill } from '../messages/words.js';

/** @import { Lesson, Task } from '../laws/lessons.js' */

const taskNotice = byId('task-notice');
const startOver = byId('start-over');
const end = { title: byId('end-title'), text: byId('end-text'), open: byId('end-open') };
const progress = createProgress();

/**
 * @param {Lesson} lesson
 * @param {Task} task
 */
const nameOf = (lesson, task) => `${lesson.id}/${task.id}`;

/** @param {Lesson} lesson */
const openTasks = (lesson) => lesson.tasks.filter((task) => !progress.has(nameOf(lesson, task)));

const spoken = createLanguageSwitch(byId('language'), sayAll, loadLawsWords);
const chapters = LESSONS.map((lesson, index) => {
  const entry = createContentsEntry(lesson);
  const onPage = createLesson(lesson, {
    language: () => spoken.language,
    isDone: (task) => progress.has(nameOf(lesson, task)),
    onDone(task) {
      progress.add(nameOf(lesson, task));
      const { texts, lessons } = lawsWords();
      taskNotice.textContent = fill(texts.taskDone, { task: lessons[lesson.id]?.tasks[task.id] ?? '' });
      showProgress();
    },
    onMissed(text) {
      taskNotice.textContent = text;
    },
    after() {
      const { texts, lessons } = lawsWords();
      const following = LESSONS[index + 1];
      return following ? fill(texts.nextLesson, { title: lessons[following.id]?.title ?? '' }) : texts.finish;
    },
    goOn: () => goTo(chapters[index + 1]?.title ?? end.title),
  });
  return { lesson, entry, ...onPage };
});

/** @param {HTMLElement} heading */
function goTo(heading) {
  heading.focus({ preventScroll: true });
  (heading.closest('section') ?? heading).scrollIntoView({ behavior: glide() });
}

const isFirstStep = (/** @type {{ lesson: Lesson }} */ { lesson }) => FIRST_STEPS.includes(lesson);
byId('contents-first').append(...chapters.filter(isFirstStep).map(({ entry }) => entry.element));
byId('contents-laws').append(
  ...chapters.filter((chapter) => !isFirstStep(chapter)).map(({ entry }) => entry.element),
);
byId('lessons').prepend(...grouped());

/** The lessons; those of one article (3.7a, 3.7b and so on) are in a group, to which the article's number leads. */
function grouped() {
  /** @type {Map<string, HTMLElement>} */
  const groups = new Map();
  for (const { lesson, element } of chapters) {
    const article = articleOf(lesson)?.replace(/[a-z]$/, '') ?? lesson.id;
    if (article === lesson.id) {
      groups.set(article, element);
    } else {
      const group = groups.get(article) ?? create('div', 'lesson-group');
      group.id = article;
      group.append(element);
      groups.set(article, group);
    }
  }
  return groups.values();
}

function showProgress() {
  let open = 0;
  let all = 0;
  for (const { lesson, entry } of chapters) {
    const left = openTasks(lesson).length;
    entry.show(lesson.tasks.length - left, lesson.tasks.length);
    open += left;
    all += lesson.tasks.length;
  }
  startOver.setAttribute('aria-disabled', String(open === all));
  const { texts } = lawsWords();
  end.text.textContent = open === 0 ? texts.endDone : fill(texts.endOpen, { count: open });
  end.open.hidden = open === 0;
}

function sayAll() {
  for (const chapter of chapters) {
    chapter.repeat();
  }
  showProgress();
  taskNotice.textContent = '';
}

startOver.addEventListener('click', () => {
  progress.clear();
  for (const chapter of chapters) {
    chapter.reset();
  }
  showProgress();
  taskNotice.textContent = lawsWords().texts.allOpen;
});

end.open.addEventListener('click', () => {
  const first = chapters.find(({ lesson }) => openTasks(lesson).length > 0);
  if (first) {
    goTo(first.title);
  }
});

markWhereTheReaderIs(new Map(chapters.map(({ element, entry }) => [element, entry.link])));
showProgress();
// The browser could not find the lesson of the address: the lessons were not there yet.
elementOf(location.hash)?.scrollIntoView();

/**
 * @param {string} hash the fragment of an address; what it names may not exist, and it may be no valid text
 * @returns {HTMLElement | null}
 */
function elementOf(hash) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
