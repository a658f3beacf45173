import { translationsWith, type Sign } from './translations';

/** Outlines in a square of 16. */
const OUTLINES: Record<Sign, string> = {
  clone: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  unlock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 4.9-.7',
  remove: 'm4 4 8 8m0-8-8 8',
  drag: 'M6 3.5v.01M6 8v.01M6 12.5v.01M10 3.5v.01M10 8v.01M10 12.5v.01',
};

/** For libraries without icons. */
export const translations = translationsWith((sign, name) => (
  <svg
    role="img"
    aria-label={name}
    width="1em"
    height="1em"
    style={{ display: 'inline-block', verticalAlign: '-0.125em' }}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={sign === 'drag' ? 2 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={OUTLINES[sign]} />
  </svg>
));
