import { posix, resolve } from 'node:path';
import { inProject } from '../../src/build/paths';
import { completeFragment, type NameSource } from './completeFragment';
import { titledAbove } from './sampleImports';
import { declaredNames, isModule, parseCode } from './syntax';
import { isTyped, type Language, type Page, type Sample } from './types';

/** A sample as a file that compiles: what its page lets an author leave out is added. */
export interface SampleModule {
  sample: Sample;
  page: Page;
  /** Absolute path under which it compiles; there is such a file only where the sample is an example's. */
  path: string;
  text: string;
  language: Language;
  /** Line of the page for each line of the text; null for what was added. */
  lines: (number | null)[];
  /** Where the sample's own code begins in the text, behind what it continues, and where it ends. */
  own: { start: number; end: number };
}

/** How a fragment imports what a titled sample declares, exported or not. */
const LOCAL = 'sample$';

/**
 * Makes the file of a sample.
 *
 * @param sample which is made a file
 * @param page it stands on
 * @param packages what the packages of its version export
 */
export function buildModule(sample: Sample, page: Page, packages: readonly NameSource[]): SampleModule {
  if (page.kind === 'example') return exampleModule(sample, page);

  const chain = [...ancestors(sample), sample];
  const language = languageOf(sample);
  const codes = chain.map(({ code, as }) => (as === null ? code : `const json: ${as} = ${code};`));
  const parsed = parseCode(codes.join('\n;'), language);
  const isDeclaration = sample.fileName?.endsWith('.d.ts') === true;
  const isFragment = chain[0]?.fileName === null && !isModule(parseCode(codes[0] ?? '', language));

  const titled = titledAbove(sample, page).map(titledNames);
  const imports = isFragment ? completeFragment(parsed, [...titled, ...packages], isTyped(language)) : '';
  // A sample may end without a semicolon, in JSX say, which the next would then be part of.
  const before = [`${imports}\n`, ...codes.slice(0, -1).map((part) => `${part}\n;`)].join('');
  const code = codes.at(-1) ?? '';
  return {
    sample,
    page,
    path: modulePath(sample),
    text: before + code + (isDeclaration ? '' : `\n${exportLocals(sample)}`),
    language,
    lines: [null, ...chain.flatMap(({ code, line }) => code.split('\n').map((_, index) => line + index))],
    own: { start: before.length, end: before.length + code.length },
  };
}

function exampleModule(sample: Sample, page: Page): SampleModule {
  return {
    sample,
    page,
    path: inProject(sample.file),
    text: sample.code,
    language: sample.language,
    lines: sample.code.split('\n').map((_, index) => index + 1),
    own: { start: 0, end: sample.code.length },
  };
}

/** What a sample continues, the first first. */
function ancestors({ previous }: Sample): Sample[] {
  return previous ? [...ancestors(previous), previous] : [];
}

/** Path of a sample of a page: in the version's folder, so that it imports that version's packages. */
export function modulePath(sample: Sample): string {
  const language = languageOf(sample);
  const extension = sample.fileName?.endsWith('.d.ts') ? 'd.ts' : language === 'json' ? 'ts' : language;
  return resolve(inProject(homeOf(sample)), `${sample.line}.${extension}`);
}

/** What a sample is in: with JSX where it continues JSX. */
function languageOf({ language, previous }: Sample): Language {
  const before = previous && languageOf(previous);
  return before === 'tsx' || before === 'jsx' ? before : language;
}

function titledNames(sample: Sample): NameSource {
  const declared = [...declaredNames(parseCode(sample.code, sample.language))];
  const names = declared.map(([name, { isValue }]) => ({ name, binding: `${LOCAL}${name} as ${name}`, isValue }));
  return { module: `sample:${posix.basename(modulePath(sample))}`, names };
}

/** Lets fragments import what a titled sample declares without exporting it. */
function exportLocals(sample: Sample): string {
  if (sample.fileName === null) return 'export {};';
  const locals = [...declaredNames(parseCode(sample.code, sample.language))].map(
    ([name, { isValue }]) => `${isValue ? '' : 'type '}${name} as ${LOCAL}${name}`,
  );
  return `export { ${locals.join(', ')} };`;
}

/** `content/docs/4/migrate.mdx`, or for what that page shows of version 3, a place in that version's folder. */
const homeOf = ({ file, version }: Sample) =>
  version === null ? file : file.replace(/^(.*?docs[^/]*\/)([^/]+)\/(.*)$/, `$1${version}/$3/of-$2`);
