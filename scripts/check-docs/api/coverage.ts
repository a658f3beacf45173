import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DeclaredApi, ApiSymbol } from '../../../src/gatsby/api/types';
import type { Documented } from './findDocumented';
import { parseYaml } from '../../../src/gatsby/content/parseYaml';
import { DOCS_FOLDER, projectPath } from '../../../src/gatsby/paths';

/** Names that are deliberately undocumented. */
export interface InternalNames {
  names: string[];
  reason: string;
}

/** A documented name and its page. */
type DocumentedPlace = Documented & { file: string };

/** `place` is null if no page documents the name. */
interface CoverageProblem {
  name: string;
  place: DocumentedPlace | null;
  message: string;
}

/** Compares the exports of a version's packages with the names that its pages document. */
export function checkCoverage(
  api: DeclaredApi,
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

/** Strips the package: `@react-querybuilder/dnd:QueryBuilderDnD` becomes `QueryBuilderDnD`. */
const plainName = (name: string) => name.replace(/^.*:/, '');

function checkSymbol(
  { name, package: source, members }: ApiSymbol,
  places: readonly DocumentedPlace[],
): CoverageProblem[] {
  const own = places.filter((it) => plainName(it.name) === name || plainName(it.name).startsWith(`${name}.`));
  if (own.length === 0) return [missing(name, `exported by ${source}, but no page documents it`)];

  if (members.length === 0 || own.some(({ component }) => component === 'ApiTable')) return [];
  const covered = new Set(own.map((it) => plainName(it.name).slice(name.length + 1)));
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

const schema = z.array(
  z.strictObject({
    names: z.array(z.string()).min(1),
    reason: z.string().regex(/\S+\s+\S+\s+\S+/, 'expected a reason of some words'),
  }),
);

/** Reads a version's `_internal.yml`; empty if missing. Throws ContentError. */
export function readInternal(version: string): InternalNames[] {
  const file = join(DOCS_FOLDER, version, '_internal.yml');
  return existsSync(file) ? parseYaml(readFileSync(file, 'utf8'), schema, projectPath(file)) : [];
}
