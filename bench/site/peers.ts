import type { FigureName } from './figures';

/** A page of another site and its known figures, formatted for the table. */
interface Peer {
  name: string;
  figures: Partial<Record<FigureName, string>>;
}

/** How the figures were measured. */
export const PEERS_SOURCE =
  'measured on one 2-core machine, kB brotli before the load event; Lighthouse mobile score, largest paint, blocking time; next page';

const LIBRARY_SITE = "the library's site on Docusaurus 2";
const LATER = 'the same a year later';
const DOCUSAURUS = 'Docusaurus 3 with the same pages';
const STARLIGHT = 'Starlight, same pages, no React';

const page = (
  name: string,
  beforeLoad: string | null,
  [performance, largestPaint, blockingTime]: [score: string, largestPaint: string, blockingTime: string],
  nextPage?: string,
): Peer => ({
  name,
  figures: {
    ...(beforeLoad && { beforeLoad }),
    performance,
    largestPaint,
    blockingTime,
    ...(nextPage && { nextPage }),
  },
});

export const PEERS: readonly Peer[] = [
  page(`${LIBRARY_SITE}: home`, '708 kB', ['77', '3.2 s', '637 ms']),
  page(`${LIBRARY_SITE}: docs page`, '221 kB', ['86', '3.0 s', '282 ms'], '278 to 299 ms'),
  page(`${LIBRARY_SITE}: demo`, '700 kB', ['54', '4.9 s', '1,416 ms']),
  page(`${LATER}: home`, null, ['72', '3.2 s', '924 ms']),
  page(`${LATER}: docs page`, null, ['67', '3.5 s', '1,182 ms'], '414 ms'),
  page(`${LATER}: demo`, null, ['49', '6.1 s', '2,925 ms']),
  page(`${DOCUSAURUS}: home`, '160 kB', ['99', '1.9 s', '68 ms']),
  page(`${DOCUSAURUS}: docs page`, '193 kB', ['91', '2.0 s', '342 ms'], '336 to 343 ms'),
  page(`${STARLIGHT}: home`, '19 kB', ['100', '1.1 s', '0 ms']),
  page(`${STARLIGHT}: docs page`, '36 kB', ['100', '1.1 s', '73 ms'], '414 to 776 ms'),
];
