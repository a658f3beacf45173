import { format } from 'prettier';
import { buildTable, type BuildResults } from '../build/results';
import { table, withAim } from '../results';
import { COLUMNS, FIGURES, type Column, type FigureName, type Figures } from './figures';
import type { BenchPage } from './pages';
import { PEERS, PEERS_SOURCE } from './peers';

export interface Measured {
  page: BenchPage;
  figures: Figures;
}

interface Report {
  /** One sentence per fact: date, machine, and how each figure was measured. */
  facts: readonly string[];
  measured: readonly Measured[];
  /** A message per failed measurement. */
  failures: readonly string[];
  /** Null before the first run of `npm run bench:build`. */
  builds: BuildResults | null;
}

/** A figure with its aim, and whether it is met; empty if not measured. */
function figureCell(name: FigureName, { figures, page }: Measured): string {
  const { aim: kind, show }: Column = COLUMNS[name];
  const [value, aim] = [figures[name], page.aims[name]];
  if (value === undefined) return '';
  if (aim === undefined) return show(value);
  const isMet = kind === 'most' ? value <= aim : value >= aim;
  return withAim(show(value), `${kind === 'most' ? '≤' : '≥'} ${show(aim)}`, isMet);
}

/** Writes the report in Markdown. The table has only the columns that were measured. */
export function writeReport({ facts, measured, failures, builds }: Report): Promise<string> {
  const columns = FIGURES.filter((name) => measured.some(({ figures }) => figures[name] !== undefined));
  const peers = PEERS.filter(({ figures }) => columns.some((name) => figures[name]));
  const rows = [
    ...measured.map((it) => [`\`${it.page.path}\``, ...columns.map((name) => figureCell(name, it))]),
    ...peers.map(({ name, figures }) => [name, ...columns.map((column) => figures[column] ?? '')]),
  ];
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const text = [
    '# The speed and weight of the site',
    '`npm run bench` measures the built site and writes this file. In brackets: the aim, and whether it is met.',
    table(['', ...columns.map((name) => COLUMNS[name].heading)], rows),
    ...(failures.length > 0 ? ['Not measured:', list(failures)] : []),
    list([...facts, `The other sites, for comparison: ${PEERS_SOURCE}.`]),
    ...(builds ? buildSection(builds) : []),
  ].join('\n\n');
  return format(text, { parser: 'markdown', printWidth: 120 });
}

const buildSection = ({ rows, date }: BuildResults): string[] => [
  '## How long an author waits',
  buildTable(rows),
  `- \`npm run bench:build\` measured this on ${date}, each the median of three: builds of a copy of the project, the development server from nothing and with its cache, a change that is saved until the browser shows it, and an installation from npm's own cache.`,
];
