import postcss from 'postcss';
import prefixer from 'postcss-prefix-selector';

/**
 * Confines a style sheet to the elements under a selector, so that a library's look cannot reach the site around it.
 * What it says of the document (`:root`, `html`, `body`) it then says of the scope.
 */
export function scopeCss(css: string, scope: string): string {
  const transform = (_prefix: string, selector: string, prefixed: string) => {
    const root = /^(?:html|body|:root|:host)(?=$|[\s.#:[>+~,])/.exec(selector);
    return root ? `${scope}${selector.slice(root[0].length)}` : prefixed;
  };
  return postcss([prefixer({ prefix: scope, transform, skipGlobalSelectors: false })]).process(css, { from: undefined })
    .css;
}
