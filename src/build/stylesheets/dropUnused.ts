import postcss from 'postcss';

const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/** Innermost brackets: what a `:not()` or `:is()` names is no condition, or one of several. */
const BRACKETS = /\([^()]*\)/g;

const classesOf = (selector: string): string[] => {
  const plain = selector.replace(BRACKETS, '');
  return plain === selector ? [...selector.matchAll(CLASS)].map(([, name = '']) => name) : classesOf(plain);
};

/**
 * Leaves out of a style sheet the rules of classes that are not in use.
 *
 * @param css the style sheet of a whole library
 * @param used words among which are all classes in use, such as those of the code that has them
 */
export function dropUnused(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => used.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}
