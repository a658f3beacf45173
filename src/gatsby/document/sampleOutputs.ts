import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { digestOf } from '../digest';
import { isScript, parseCodeMeta } from './codeMeta';
import { mdxParser } from './mdxParser';
import { remarkHeadingIds, textOf } from './remarkHeadingIds';
import { remarkWithoutProofs } from './remarkWithoutProofs';

/** A sample of a page, and the results that it states. */
interface StatedOutputs {
  /** The code without what it states, in one layout. */
  code: string;
  /** The samples that it continues or uses, likewise. */
  context: string;
  /** What follows each `// =>`, and the text of fences marked `output`. */
  outputs: string[];
  /** Null above the first. */
  heading: SampleHeading | null;
}

/** The heading above a sample. */
export interface SampleHeading {
  id: string;
  text: string;
}

/** The comment that begins what a sample gives. */
const CLAIM = /\/\/\s*=>\s?/;

/** By hash of a text: a page is compared with the one before it, and that of the next version with this one. */
const known = new Map<string, StatedOutputs[]>();

/** Notes what the samples of a text that is compiled state. Comes after the plugins that name headings and drop proofs. */
export function remarkStatedOutputs() {
  return (root: Root, { value }: VFile): void => {
    try {
      known.set(digestOf(value), statedOutputs(root));
    } catch {
      // A wrong fence is reported, with its line, when it becomes HTML.
    }
  };
}

/** The samples of a text that readers see and that state what they give. A text that was compiled is not parsed again. */
export async function outputsOf(body: string): Promise<StatedOutputs[]> {
  const file = new VFile(body);
  const processor = mdxParser().use(remarkHeadingIds).use(remarkWithoutProofs).use(remarkStatedOutputs);
  const digest = digestOf(body);
  if (!known.has(digest)) await processor.run(processor.parse(file), file);
  return known.get(digest) ?? [];
}

function statedOutputs(root: Root): StatedOutputs[] {
  const samples: StatedOutputs[] = [];
  const titled: StatedOutputs[] = [];
  let heading: SampleHeading | null = null;
  visit(root, (node) => {
    if (node.type === 'heading') heading = { id: idOf(node), text: textOf(node) };
    if (node.type !== 'code') return;
    const { output, title, continued } = parseCodeMeta(node.meta ?? '');
    if (output) samples.at(-1)?.outputs.push(inOneLayout(node.value));
    else if (isScript(node.lang ?? '')) {
      const own = splitOutputs(node.value);
      const used = [...titled.filter((it) => isUsed(it.code, own.code)), ...(continued ? samples.slice(-1) : [])];
      const sample = { ...own, context: used.map((it) => it.context + it.code).join(''), heading };
      samples.push(sample);
      if (title !== null) titled.push(sample);
    }
  });
  return samples.filter(({ outputs }) => outputs.length > 0);
}

const DECLARATION = /\b(?:const|let|function|class|type|interface) ([\w$]+)/g;

/** Whether code names what a sample above declares. */
const isUsed = (above: string, code: string) => {
  const words = new Set(code.match(/[\w$]+/g));
  return [...above.matchAll(DECLARATION)].some(([, name = '']) => words.has(name));
};

const idOf = ({ data }: Heading) =>
  String((data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id ?? '');

/** Separates `// => value`, and the lines of comments until its brackets are closed, from the code. */
function splitOutputs(text: string): Pick<StatedOutputs, 'code' | 'outputs'> {
  const code: string[] = [];
  const outputs: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const [before = '', claim] = line.split(CLAIM, 2);
    const more: string | undefined = isOpen ? /^\s*\/\/ ?(.*)$/.exec(line)?.[1] : undefined;
    if (more !== undefined) outputs.push(`${outputs.pop() ?? ''}\n${more}`);
    else if (claim !== undefined) outputs.push(claim);
    if (more === undefined) code.push(before);
    isOpen = (claim ?? more) !== undefined && depthOf(outputs.at(-1) ?? '') > 0;
  }
  return { code: inOneLayout(code.join('\n')), outputs: outputs.map(inOneLayout) };
}

const depthOf = (text: string) => (text.match(/[([{]/g) ?? []).length - (text.match(/[)\]}]/g) ?? []).length;

const inOneLayout = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A sample that gives something else than the same code in the version before. */
export interface OutputChange {
  heading: SampleHeading | null;
  code: string;
  before: string;
  after: string;
}

/**
 * The first output that differs, of each sample that the page of the version before has as well, with the same code in
 * what it uses.
 */
export function changedOutputs(before: readonly StatedOutputs[], after: readonly StatedOutputs[]): OutputChange[] {
  return after.flatMap(({ heading, code, context, outputs }) => {
    const alike = before.filter(
      (it) => it.code === code && it.context === context && it.outputs.length === outputs.length,
    );
    if (alike.some((it) => it.outputs.every((text, index) => text === outputs[index]))) return [];
    const [old] = alike;
    const index = outputs.findIndex((text, position) => text !== old?.outputs[position]);
    return old ? { heading, code, before: old.outputs[index] ?? '', after: outputs[index] ?? '' } : [];
  });
}
