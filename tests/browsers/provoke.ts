import { open } from './page';
import type { Journey } from './visitor';

/** Makes happen, once each, what must not happen on any page. */
export const provoke: Journey = async (visitor) => {
  await open(visitor, '/docs/intro');
  await visitor.evaluate(() => {
    console.warn('a', 'warning');
    console.error('an error');
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
    document.head.append(Object.assign(document.createElement('script'), { src: '/nowhere.js' }));
    setTimeout(() => {
      void Promise.reject(new Error('nobody cares'));
      throw new Error('late');
    });
  });
};

/** What is told of that, in the order of the alphabet. */
export const NOTICED = [
  '/docs/intro: Error: late',
  '/docs/intro: console.error an error',
  '/docs/intro: console.warn a warning',
  '/docs/intro: did not load: /nowhere.js',
  '/docs/intro: forbidden: script-src-elem',
  // One policy is in the page, and one in its headers.
  '/docs/intro: forbidden: script-src-elem',
  '/docs/intro: not caught: Error: nobody cares',
];
