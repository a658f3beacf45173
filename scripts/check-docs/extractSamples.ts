import type { Code } from 'mdast';
import type { Node, Parent } from 'unist';
import { VFileMessage } from 'vfile-message';
import { z } from 'zod';
import { ContentError } from '../../src/gatsby/ContentError';
import { parseCodeMeta, type CodeMeta } from '../../src/gatsby/document/codeMeta';
import { mdxParser } from '../../src/gatsby/document/mdxParser';
import { readFrontMatter } from '../../src/gatsby/frontMatter';
import { addOutput, type TabOutputs } from './addOutput';
import { fileNameOf } from './fileNameOf';
import { metaProblem } from './metaProblem';
import { readSource, type Fence } from './readSource';
import { withoutDeleted } from './withoutDeleted';
import { isScript, isTypedLanguage, type Language, type Problem, type Sample } from './types';

/** Finds the samples of a page. */
export function extractSamples(text: string, file: string): { samples: Sample[]; problems: Problem[] } {
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
        const refused = addOutput({ line, language, code }, samples.findLast(isScriptSample), fence.tab, tabs);
        if (refused) report(line - 1, refused);
      }
      if (!isSample(language, meta)) continue;
      if (language === 'json' && !isJson(code)) report(line, 'expected JSON');
      const previous = meta.continued ? findPrevious(samples, language, meta.version) : null;
      if (meta.continued && !previous) report(line - 1, 'continued: expected a sample before it that it continues');
      samples.push({
        file,
        line,
        language: language as Language,
        code: withoutDeleted(code, meta.deleted),
        fileName: fileNameOf(meta.title, language),
        source: fence.source,
        previous,
        version: meta.version,
        unchecked: meta.unchecked,
        error: meta.error,
        throws: meta.throws,
        as: meta.as,
        outputs: [],
      });
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    report(error.line, error.message.replace(`${error.file}:${error.line}: `, ''));
  }
  return { samples, problems };
}

const isScriptSample = ({ language }: Sample) => isScript(language);

function isSample(language: string, meta: CodeMeta): boolean {
  return language === 'json' ? meta.as !== null : isScript(language) && !meta.output;
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

  const visit = (node: Node & { name?: string }, tab: Node | null) => {
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
          source: null,
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
