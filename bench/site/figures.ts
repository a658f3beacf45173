export interface Column {
  heading: string;
  aim: 'most' | 'least';
  show: (value: number) => string;
}

const KILOBYTES = { aim: 'most', show: (bytes: number) => `${(bytes / 1000).toFixed(1)} kB` } as const;
const SCORE = { aim: 'least', show: (share: number) => (share * 100).toFixed(0) } as const;
const MILLISECONDS = {
  aim: 'most',
  show: (ms: number) => `${ms.toLocaleString('en', { maximumFractionDigits: 0 })} ms`,
} as const;

/** Measured figures, in table order. Units: bytes, shares of 1, ms; layout shift is Lighthouse's CLS. */
export const COLUMNS = {
  beforeLoad: { heading: 'Before load', ...KILOBYTES },
  afterIdle: { heading: 'After 5 idle s', ...KILOBYTES },
  performance: { heading: 'Performance', ...SCORE },
  accessibility: { heading: 'Accessibility', ...SCORE },
  'best-practices': { heading: 'Best practices', ...SCORE },
  seo: { heading: 'SEO', ...SCORE },
  largestPaint: { heading: 'Largest paint', aim: 'most', show: (ms) => `${(ms / 1000).toFixed(1)} s` },
  blockingTime: { heading: 'Blocking time', ...MILLISECONDS },
  layoutShift: { heading: 'Layout shift', aim: 'most', show: (shift) => String(Number(shift.toPrecision(2))) },
  nextPage: { heading: 'Next page', ...MILLISECONDS },
} as const satisfies Record<string, Column>;

export type FigureName = keyof typeof COLUMNS;

export const FIGURES = Object.keys(COLUMNS) as FigureName[];

export type Figures = Partial<Record<FigureName, number>>;
