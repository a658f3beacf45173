import { posix, resolve } from 'node:path';
import ts from 'typescript';
import { inProject } from '../../src/gatsby/paths';
import { completeFragment, type NameSource } from './completeFragment';
import { titledSamplesAbove } from './sampleImports';
import { declaredNames, parseCode } from './syntax';
import { isTypedLanguage, type Language, type Page, type Sample } from './types';

/** A sample as a complete module that compiles, with the missing imports added. */
export interface SampleModule {
  sample: Sample;
  page: Page;
  /** Absolute path in the program. A file exists there only for examples. */
  path: string;
  text: string;
  language: Language;
  /** Page line of each line of the text; null for added lines. */
  lines: (number | null)[];
  /** Offsets of the sample's own code in the text, which follows the code it continues. */
  own: { start: number; end: number };
}

/** Prefix of the aliases through which fragments import unexported names of titled samples. */
const LOCAL_PREFIX = 'sample$';

/**
 * Turns a sample into a module.
 *
 * @param packages what fragments may use without an import; to read it takes long, and only they need it
 */
export function buildModule(sample: Sample, page: Page, packages: () => readonly NameSource[]): SampleModule {
  if (page.kind === 'example') return exampleModule(sample, page);

  const chain = [...ancestors(sample), sample];
  const language = languageOf(sample);
  const codes = chain.map(({ code, as }) => (as === null ? code : `const json: ${as} = ${code};`));
  const parsed = parseCode(codes.join('\n;'), language);
  const isDeclaration = sample.fileName?.endsWith('.d.ts') === true;
  const isFragment = chain[0]?.fileName === null && !ts.isExternalModule(parseCode(codes[0] ?? '', language));

  const titled = titledSamplesAbove(sample, page).map(titledNames);
  const imports = isFragment ? completeFragment(parsed, [...titled, ...packages()], isTypedLanguage(language)) : '';
  // A sample may end without a semicolon, for example in JSX. The next would then continue its statement.
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

/** The samples that a sample continues, in page order. */
function ancestors({ previous }: Sample): Sample[] {
  return previous ? [...ancestors(previous), previous] : [];
}

/** Path of a page's sample in the version's folder, so that imports resolve to that version's packages. */
export function modulePath(sample: Sample): string {
  const language = languageOf(sample);
  const extension = sample.fileName?.endsWith('.d.ts') ? 'd.ts' : language === 'json' ? 'ts' : language;
  return resolve(inProject(homeOf(sample)), `${sample.line}.${extension}`);
}

/** JSX if the sample continues a JSX sample. */
function languageOf({ language, previous }: Sample): Language {
  const before = previous && languageOf(previous);
  return before === 'tsx' || before === 'jsx' ? before : language;
}

function titledNames(sample: Sample): NameSource {
  const declared = [...declaredNames(parseCode(sample.code, sample.language))];
  const names = declared.map(([name, isValue]) => ({
    name,
    binding: `${LOCAL_PREFIX}${name} as ${name}`,
    isValue,
  }));
  return { module: `sample:${posix.basename(modulePath(sample))}`, names };
}

/** Exports all names of a titled sample for fragments, even those the author did not export. */
function exportLocals(sample: Sample): string {
  if (sample.fileName === null) return 'export {};';
  const locals = [...declaredNames(parseCode(sample.code, sample.language))].map(
    ([name, isValue]) => `${isValue ? '' : 'type '}${name} as ${LOCAL_PREFIX}${name}`,
  );
  return `export { ${locals.join(', ')} };`;
}

/**
 * The page's path, such as `content/docs/4/migrate.mdx`; in the folder of another version for a sample with `version`.
 */
const homeOf = ({ file, version }: Sample) =>
  version === null ? file : file.replace(/^(.*?docs[^/]*\/)([^/]+)\/(.*)$/, `$1${version}/$3/of-$2`);
