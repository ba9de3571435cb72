// A page for the frameworks that draw one. It must be imported before they are.
import { Window } from 'happy-dom';

const window = new Window({ url: 'https://localhost/' });
const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
for (const name of [...names, 'document', 'navigator', 'MutationObserver', 'Event', 'CustomEvent'])
  Object.defineProperty(globalThis, name, {
    value: Reflect.get(window, name),
    configurable: true,
    writable: true,
  });

/** An element in the page. */
export function newElement(html = '') {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}
