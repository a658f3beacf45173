import type { Problem, Sentence } from './types';

const QUOTE = /^\/\/ > .*(?:\n\/\/ > .*)*/gm;

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

interface Proof {
  code: string;
  /** Page line of the first line of code. */
  line: number;
  /** Source text of the section above it. */
  section: string;
}

/** Reads the sentences that a sample quotes in comments, `// > The default is 1.`, each above what proves it. */
export function readProofs(
  { code, line, section }: Proof,
  report: (line: number, message: string) => void,
): Sentence[] {
  const text = onOneLine(section);
  const quotes = [...code.matchAll(QUOTE)];
  if (quotes.length === 0) report(line - 1, 'proof: expected a comment such as "// > Words of the section above."');
  return quotes.map(({ 0: quote, index }, position) => {
    const words = onOneLine(quote.replaceAll(/^\/\/ > /gm, ''));
    const at = line + code.slice(0, index).split('\n').length - 1;
    if (!text.includes(words)) report(at, `proof: the section above does not say "${words}"`);
    const proof = code.slice(index, quotes[position + 1]?.index);
    if (!/\/\/\s*=>/.test(proof)) report(at, `proof: expected "// =>" below, which proves "${words}"`);
    return { line: at, words };
  });
}

/** Adds to a problem of a proof which sentence of the page may be untrue. */
export function withSentence(problem: Problem, proves: readonly Sentence[]): Problem {
  const sentence = proves.findLast(({ line }) => line <= problem.line);
  return sentence ? { ...problem, message: `${problem.message} (the page says "${sentence.words}")` } : problem;
}
