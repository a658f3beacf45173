import { open } from './page';
import type { Journey } from './visitor';

/** Triggers each kind of incident once, to test the recorder. */
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

/** The expected incidents, sorted. */
export const NOTICED = [
  '/docs/intro: Error: late',
  '/docs/intro: console.error an error',
  '/docs/intro: console.warn a warning',
  '/docs/intro: did not load: /nowhere.js',
  '/docs/intro: forbidden: script-src-elem',
  // Two policies: one in the page, one in the headers.
  '/docs/intro: forbidden: script-src-elem',
  '/docs/intro: not caught: Error: nobody cares',
];
