import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Code } from 'mdast';
import type { Node, Parent } from 'unist';
import { VFileMessage } from 'vfile-message';
import { z } from 'zod';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { ContentError } from '../../src/gatsby/ContentError';
import { isSample, isScript, parseCodeMeta, withoutDeleted, type CodeMeta } from '../../src/gatsby/document/codeMeta';
import { mdxParser } from '../../src/gatsby/document/mdxParser';
import { readFrontMatter } from '../../src/gatsby/frontMatter';
import { readProofs } from './readProofs';
import {
  isTypedLanguage,
  plainSample,
  type Language,
  type Output,
  type Page,
  type Problem,
  type Sample,
} from './types';
import { inProject } from '../../src/gatsby/paths';

/** A page, and the problems found before compilation. */
interface ReadPage {
  page: Page;
  problems: Problem[];
}

/** @param file project path */
export const readFile = (file: string): ReadPage => readPage(file, readFileSync(inProject(file), 'utf8'));

/** Reads the samples of a page, or an example file as a single sample. */
export function readPage(file: string, text: string): ReadPage {
  if (!file.endsWith('.mdx')) {
    const example = plainSample(file, 1, file.endsWith('.tsx') ? 'tsx' : 'ts', text);
    return { page: { file, kind: 'example', samples: [example] }, problems: [] };
  }
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  const tabs: TabOutputs = new Map();
  const report = (line: number, message: string) => problems.push({ file, line, message });

  try {
    for (const fence of readFences(text, file, report)) {
      const { line, language, meta, code } = fence;
      const wrong = metaProblem(language, meta);
      if (wrong) {
        report(line - 1, wrong);
        continue;
      }
      if (meta.output) {
        const shown = samples.findLast((sample) => isScript(sample.language) && sample.proves.length === 0);
        const refused = addOutput({ line, language, code }, shown, fence.tab, tabs);
        if (refused) report(line - 1, refused);
      }
      if (!isSample(language, meta)) continue;
      if (language === 'json' && !isJson(code)) report(line, 'expected JSON');
      const proves = meta.proof ? readProofs(fence, report) : [];
      const previous = meta.continued ? findPrevious(samples, language, meta.version) : null;
      if (meta.continued && !previous) report(line - 1, 'continued: expected a sample before it that it continues');
      const { version, unchecked, error, throws, as } = meta;
      samples.push({
        ...plainSample(file, line, language as Language, withoutDeleted(code, meta.deleted)),
        version,
        unchecked,
        error,
        throws,
        as,
        fileName: fileNameOf(meta.title, language),
        previous,
        proves,
      });
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    report(error.line, error.reason);
  }
  return { page: { file, kind: 'page', samples }, problems };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The last sample with the same typing and version that compiles and runs. */
function findPrevious(samples: Sample[], language: string, version: string | null): Sample | null {
  const continues = (sample: Sample) =>
    isScript(sample.language) &&
    isTypedLanguage(sample.language) === isTypedLanguage(language) &&
    sample.version === version &&
    sample.proves.length === 0 &&
    sample.unchecked === null &&
    sample.error === null &&
    sample.throws === null;
  return samples.findLast(continues) ?? null;
}

/** @throws ContentError for invalid MDX */
function readFences(text: string, file: string, report: (line: number, message: string) => void): Fence[] {
  const { bodyLine } = readFrontMatter(text, z.looseObject({}), file);
  const body = text.split('\n').slice(bodyLine - 1);
  const fences: Fence[] = [];
  let sectionStart = 0;

  const visit = (node: Node & { name?: string }, tab: Node | null) => {
    if (node.type === 'heading') sectionStart = node.position?.start.line ?? 0;
    if (node.type === 'code') {
      const { lang, meta, value, position } = node as Code;
      const line = (position?.start.line ?? 1) + bodyLine;
      try {
        fences.push({
          line,
          language: lang ?? 'text',
          meta: parseCodeMeta(meta ?? ''),
          code: value,
          tab,
          section: body.slice(sectionStart, line - bodyLine - 1).join('\n'),
        });
      } catch (error) {
        report(line - 1, (error as Error).message);
      }
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Source') fences.push(readSource(node, file, bodyLine, tab));
    const inner = node.type === 'mdxJsxFlowElement' && node.name === 'Tab' ? node : tab;
    for (const child of (node as Parent).children ?? []) visit(child, inner);
  };

  try {
    visit(mdxParser.parse(body.join('\n')), null);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    throw new ContentError(file, (error.line ?? 1) + bodyLine - 1, error.reason);
  }
  return fences;
}

interface Fence {
  /** Page line of the first line of code. */
  line: number;
  language: string;
  meta: CodeMeta;
  code: string;
  tab: Node | null;
  /** Source text of its section above it. */
  section: string;
}

/** Reads the `_examples` file of a `Source` as a fence with the file's name as its title. */
function readSource(node: Node, page: string, bodyLine: number, tab: Node | null): Fence {
  const { attributes, position } = node as MdxJsxFlowElement;
  const name = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'name')?.value;
  const source = join(versionFolder(dirname(page)), '_examples', typeof name === 'string' ? name : '');
  return {
    line: (position?.start.line ?? 1) + bodyLine,
    language: source.split('.').pop() ?? '',
    meta: parseCodeMeta(`title="${typeof name === 'string' ? name : ''}"`),
    // Page compilation reports a missing file.
    code: existsSync(inProject(source)) ? readFileSync(inProject(source), 'utf8').trimEnd() : '',
    tab,
    section: '',
  };
}

/** The nearest ancestor folder with a package.json. */
function versionFolder(folder: string): string {
  const isFound = folder === '.' || existsSync(inProject(folder, 'package.json'));
  return isFound ? folder : versionFolder(dirname(folder));
}

/** The tab of each output of a sample; null for an output outside tabs. */
type TabOutputs = Map<Sample, (Node | null)[]>;

/** Adds an output fence to the sample before it. Returns why the fence is not a valid output; null if it was added. */
function addOutput(output: Output, sample: Sample | undefined, tab: Node | null, tabs: TabOutputs): string | null {
  if (!sample) return 'output: expected a sample before it';
  if (sample.unchecked !== null || sample.error !== null || sample.throws !== null) {
    return `output: the sample of line ${sample.line - 1} before it is not run to its end`;
  }
  const others = tabs.get(sample) ?? [];
  if (others.length > 0 && (tab === null || others.includes(tab) || others.includes(null))) {
    return `output: the sample of line ${sample.line - 1} has one already; put several into tabs of their own`;
  }
  tabs.set(sample, [...others, tab]);
  sample.outputs.push(output);
  return null;
}

/** Expected values, for messages about empty ones. */
const EXPECTED = {
  version: 'a folder of content/docs',
  error: 'part of the message',
  throws: 'part of the message',
  as: 'a type',
};

/** What is wrong with a fence's check options; null if nothing. */
function metaProblem(language: string, meta: CodeMeta): string | null {
  const given = (['continued', 'version', 'unchecked', 'error', 'throws'] as const).filter((name) =>
    isGiven(meta[name]),
  );
  const [first, second] = given.filter((name) => name !== 'continued' && name !== 'version');
  if (given[0] && (!isScript(language) || meta.output)) {
    return `${given[0]}: expected on a sample in ts, tsx, js or jsx`;
  }
  if (meta.as !== null && language !== 'json') return `as="${meta.as}": expected on a sample in json`;
  if (first && second) return `${first} and ${second}: expected one of them`;
  if (meta.unchecked !== null && meta.unchecked.trim().split(/\s+/).length < 3) {
    return `unchecked="${meta.unchecked}": expected the reason, in three words or more`;
  }
  for (const [name, expected] of Object.entries(EXPECTED)) {
    if (meta[name as keyof typeof EXPECTED]?.trim() === '') return `${name}="": expected ${expected}`;
  }
  return null;
}

const isGiven = (value: boolean | string | null) => value !== null && value !== false;

const CODE_FILE = /^[\w./-]+\.(?:d\.ts|[cm]?[jt]sx?)$/;

/** The file name in a fence's title; null if the title is a caption or the fence is not a script. */
function fileNameOf(title: string | null, language: string): string | null {
  return title !== null && isScript(language) && CODE_FILE.test(title) ? title : null;
}
