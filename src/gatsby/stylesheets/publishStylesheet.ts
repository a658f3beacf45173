import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import prefixer from 'postcss-prefix-selector';
import { shortDigest } from '../digest';
import { publishFile } from '../files';

/** The whole argument of `url()`, with its quotes: a data URL may contain another `url()`. */
const URL_FUNCTION = /url\(\s*("[^"]*"|'[^']*'|[^"')]*)\s*\)/g;

/** The file of a relative address: no scheme, no leading slash, not only a hash. */
const RELATIVE_FILE = /^["']?(?![a-z][a-z\d+.-]*:|[/#])([^"'?#\s]+)/i;

/**
 * Merges and scopes style sheets of packages and writes them to public/, with the fonts that they reference.
 *
 * @param edit transforms the text of each file first
 * @returns address without the path prefix, with a content hash
 */
export async function publishStylesheet(
  files: readonly string[],
  name: string,
  scope: string,
  edit: (css: string, file: string) => string = (css) => css,
): Promise<string> {
  const sheets = await Promise.all(
    files.map(async (file) => withFonts(edit(await readFile(file, 'utf8'), file), file)),
  );
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(scopeCss(sheets.join('\n'), scope)),
    minify: true,
  });
  return publish(Buffer.from(code), `${name}-${shortDigest(code)}.css`);
}

/** Publishes the files that a style sheet references relatively, and rewrites the references. */
async function withFonts(css: string, file: string): Promise<string> {
  let result = css.replace(/\/\*# sourceMappingURL=.*?\*\//g, '');
  for (const [whole, address = ''] of css.matchAll(URL_FUNCTION)) {
    const target = RELATIVE_FILE.exec(address)?.[1];
    if (!target) continue;
    const source = resolve(dirname(file), target);
    const content = await readFile(source);
    const [stem = '', extension = ''] = basename(source).split(/\.(?=\w+$)/);
    const published = publish(content, `${stem}-${shortDigest(content)}.${extension}`);
    result = result.replace(whole, `url("${basename(published)}")`);
  }
  return result;
}

function publish(content: Buffer, name: string): string {
  const address = `/styles/${name}`;
  publishFile(address, content);
  return address;
}

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
