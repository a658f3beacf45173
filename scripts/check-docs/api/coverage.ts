import type { Api, ApiSymbol } from '../../../src/build/api/types';
import type { Documented } from './findDocumented';

/** Names that are left undocumented on purpose. */
export interface InternalNames {
  names: string[];
  reason: string;
}

/** A place that documents a name, with the page that it stands on. */
export type DocumentedPlace = Documented & { file: string };

/** What is missing or wrong; `place` is null where nothing stands yet. */
export interface CoverageProblem {
  name: string;
  place: DocumentedPlace | null;
  message: string;
}

/**
 * Compares what the packages of a version export with what its pages document.
 *
 * @param api what they declare
 * @param places what the pages document
 * @param internal what stands in the version's list of internal names
 */
export function checkCoverage(
  api: Api,
  places: readonly DocumentedPlace[],
  internal: readonly InternalNames[],
): CoverageProblem[] {
  const exported = new Map(api.symbols.filter((it) => it.exported).map((it) => [it.name, it]));
  const left = new Set(internal.flatMap(({ names }) => names));
  const documented = new Set(places.map(({ name }) => plainName(name)));
  return [
    ...[...left]
      .filter((name) => !exported.has(name))
      .map((name) => missing(name, 'listed as internal, but not exported')),
    ...[...left]
      .filter((name) => documented.has(name))
      .map((name) => missing(name, 'listed as internal, but documented')),
    ...[...exported.values()].filter(({ name }) => !left.has(name)).flatMap((it) => checkSymbol(it, places)),
    ...places.flatMap(checkPlace),
  ];
}

const missing = (name: string, message: string): CoverageProblem => ({ name, place: null, message });

/** `@react-querybuilder/dnd:QueryBuilderDnD` is QueryBuilderDnD. */
const plainName = (name: string) => name.replace(/^.*:/, '');

function checkSymbol(
  { name, package: source, members }: ApiSymbol,
  places: readonly DocumentedPlace[],
): CoverageProblem[] {
  const own = places.filter((it) => plainName(it.name) === name || plainName(it.name).startsWith(`${name}.`));
  if (own.length === 0) return [missing(name, `exported by ${source}, but no page documents it`)];

  const tables = own.filter(({ component }) => component === 'ApiTable');
  if (members.length === 0 || tables.some(({ only }) => only === null)) return [];
  const covered = new Set([
    ...tables.flatMap(({ only }) => only ?? []),
    ...own.map((it) => plainName(it.name).slice(name.length + 1)),
  ]);
  const undocumented = members.filter((member) => !covered.has(member.name)).map((member) => member.name);
  return undocumented.length === 0 ? [] : [missing(name, `no page documents its members ${undocumented.join(', ')}`)];
}

function checkPlace(place: DocumentedPlace): CoverageProblem[] {
  const { component, name, headings, hasExample } = place;
  const last = plainName(name).split('.').pop() ?? '';
  const isNamed = headings.some((heading) => words(heading).includes(last));
  const problem = (message: string): CoverageProblem => ({ name, place, message });
  return [
    ...(component === 'Api' && !isNamed ? [problem(`expected under a heading that names ${last}`)] : []),
    ...(hasExample ? [] : [problem('expected a checked sample or a live example in its section or the one around it')]),
  ];
}

const words = (heading: string) => heading.split(/[^\w$]+/);
