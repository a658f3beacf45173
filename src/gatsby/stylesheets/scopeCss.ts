import postcss from 'postcss';
import prefixer from 'postcss-prefix-selector';

const ROOT = String.raw`(?:html|body|:root|:host)(?=$|[\s.#:[>+~,])`;
const BEGINS_WITH_ROOT = new RegExp(`^${ROOT}`);
/** A root element with its classes and attributes, followed by another root element below it: `html body`. */
const ROOT_BELOW = new RegExp(String.raw`^((?:[^\s>+~([]|\([^)]*\)|\[[^\]]*\])*)(?:\s*>\s*|\s+)${ROOT}`);

/**
 * Confines a style sheet to the elements under a selector. Rules for the document (`:root`, `html`, `body`) apply to
 * the scope itself, also those for `html body`.
 */
export function scopeCss(css: string, scope: string): string {
  const transform = (_prefix: string, selector: string, prefixed: string) => {
    if (!BEGINS_WITH_ROOT.test(selector)) return prefixed;
    return `${scope}${selector.replace(BEGINS_WITH_ROOT, '').replace(ROOT_BELOW, '$1')}`;
  };
  return postcss([prefixer({ prefix: scope, transform, skipGlobalSelectors: false })]).process(css, { from: undefined })
    .css;
}
