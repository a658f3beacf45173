import postcss from 'postcss';

const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/** Innermost parentheses. Classes in `:not()` or `:is()` are not required for a match. */
const BRACKETS = /\([^()]*\)/g;

const classesOf = (selector: string): string[] => {
  const plain = selector.replace(BRACKETS, '');
  return plain === selector ? [...selector.matchAll(CLASS)].map(([, name = '']) => name) : classesOf(plain);
};

/** @param used words that include all classes in use, such as those of the source code */
export function dropUnusedRules(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => used.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}
