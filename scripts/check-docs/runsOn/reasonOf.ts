/** Longest code that a reason quotes. */
const MAX_CODE = 40;

const LIST = new Intl.ListFormat('en-GB');

const PLURALS: Record<string, string> = {
  'no package': 'no packages',
  'no module': 'no modules',
  'no exported member': 'no exported members',
  'no property': 'no properties',
};

/** Most names that a reason lists. */
const MAX_NAMES = 3;

interface Finding {
  /** What readers see; of names that share it, one sentence lists all. */
  words: string;
  name?: string;
}

type Rule = [pattern: RegExp, find: (...groups: string[]) => Finding];

/** What makes a sample fail in another version, the causes before what follows from them. */
const RULES: Rule[] = [
  [/^import of (\S+): expected a package/, (name) => ({ words: 'no package', name })],
  [/Cannot find module '([^']+)'/, (name) => ({ words: 'no module', name })],
  [/has no exported member (?:named )?'([\w$]+)'/, (name) => ({ words: 'no exported member', name })],
  [/Cannot find name '([\w$]+)'/, (name) => ({ words: 'no exported member', name })],
  [/(?:and|Property) '([^']+)' does not exist (?:in|on) type '(.+?)'\./, (name, type) => memberOf(type, name)],
  [
    /Property '([^']+)' is missing in type .* but required in type '(.+?)'\./,
    (name, type) => ({ words: `${quoted(shortType(type)) ?? 'a type'} requires`, name }),
  ],
  [/Type '([^']+)' is not generic/, (name) => ({ words: 'no type parameters in', name })],
  [
    /Expected (\S+) arguments?, but got (\d+)/,
    (wanted, given) => ({
      words: `a function takes ${wanted} ${wanted === '1' ? 'argument' : 'arguments'}, not ${given}`,
    }),
  ],
  [/Types of property '([^']+)' are incompatible/, (name) => ({ words: 'another type of', name })],
  // Of messages that explain each other, the last.
  [/.*[Tt]ype '(.+?)' is not assignable to (?:parameter of )?type '(.+?)'\.?$/s, notAssignable],
  [/^error=.*: it compiles$/, () => ({ words: 'it compiles' })],
  [/^\/\/ => (.*): it is (.*)$/s, (wanted, given) => result(given, wanted)],
  [/^(?:\/\/ => throws .*|throws=".*"): it does not throw$/s, () => ({ words: 'it does not throw' })],
  [/^(?:\/\/ => throws .*: |throws=".*": )?it throws ([^\n]*)/, (error) => thrown(error)],
  [/^output: the sample gives\s(.*)$/s, (given) => result(given)],
  [/^output: the sample renders /, () => ({ words: 'it renders something else' })],
];

/**
 * One sentence for the problems of a sample in another version: its causes if there are any, such as "no exported
 * member `parseMongoDB`", or else the first of what differs.
 */
export function reasonOf(messages: readonly string[]): string {
  const found = messages.map(findingIn).sort((a, b) => a.rank - b.rank);
  const [first] = found;
  if (!first) throw new Error('expected a problem');
  const names = [...new Set(found.flatMap(({ words, name }) => (words === first.words ? (name ?? []) : [])))];
  if (names.length === 0) return first.words;
  const shown = names.slice(0, MAX_NAMES).map((name) => `\`${name}\``);
  if (names.length > MAX_NAMES) shown.push(`${names.length - MAX_NAMES} more`);
  return `${shown.length > 1 ? (PLURALS[first.words] ?? first.words) : first.words} ${LIST.format(shown)}`;
}

function findingIn(message: string): Finding & { rank: number } {
  for (const [rank, [pattern, find]] of RULES.entries()) {
    const match = pattern.exec(message);
    if (match) return { ...find(...match.slice(1)), rank };
  }
  return { words: 'another type or behavior', rank: RULES.length };
}

const memberOf = (type: string, name: string): Finding => {
  const owner = quoted(shortType(type));
  return owner === null ? { words: 'no property', name } : { words: `${owner} has no`, name };
};

/** `QueryBuilderProps` for `IntrinsicAttributes & QueryBuilderProps<…>`; nothing for a type without a name. */
const shortType = (type: string) =>
  /^\(?(?:(?:Partial|Readonly)<)?([A-Z]\w*)/.exec(type.replace(/^IntrinsicAttributes & /, ''))?.[1] ?? '';

function notAssignable(given = '', wanted = ''): Finding {
  const [from, to] = [quoted(given), quoted(wanted)];
  if (to === null) return { words: 'another type' };
  return { words: from === null ? `another type than ${to}` : `${from} is not assignable to ${to}` };
}

function result(given = '', wanted = ''): Finding {
  const [value, expected] = [quoted(given), quoted(wanted)];
  if (value === null) return { words: 'it gives something else' };
  return { words: `it gives ${value}${expected === null ? '' : `, not ${expected}`}` };
}

function thrown(error = ''): Finding {
  const message = quoted(error.replace(/:$/, ''));
  return { words: message === null ? 'it throws' : `it throws ${message}` };
}

/** Code on one line, in backticks; null if it is too long, or cannot be quoted. */
function quoted(code: string): string | null {
  const line = code.replace(/\s+/g, ' ').trim();
  return line === '' || line.length > MAX_CODE || line.includes('`') ? null : `\`${line}\``;
}
