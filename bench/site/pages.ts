import { ROUTES } from '../../tests/support/routes';
import type { Figures } from './figures';

export interface BenchPage {
  path: string;
  aims: Figures;
}

const NO_LAYOUT_SHIFT: Figures = { layoutShift: 0 };

const scores = (performance: number, others = performance): Figures => ({
  performance,
  accessibility: others,
  'best-practices': others,
  seo: others,
});

const DOCS: Figures = { ...NO_LAYOUT_SHIFT, ...scores(0.99, 1), beforeLoad: 105_000 };

const DEMOS = ROUTES.filter(({ template }) => template === 'demo');

export const PAGES: readonly BenchPage[] = [
  { path: '/', aims: { ...NO_LAYOUT_SHIFT, ...scores(0.95) } },
  { path: '/docs/api/export', aims: { ...DOCS, nextPage: 120 } },
  { path: '/docs/intro', aims: DOCS },
  ...DEMOS.map(({ path }) => ({ path, aims: { ...NO_LAYOUT_SHIFT, ...scores(path === '/demo' ? 0.95 : 0.85) } })),
];
