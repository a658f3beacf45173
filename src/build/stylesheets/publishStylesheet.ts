import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { inProject } from '../paths';
import { scopeCss } from './scopeCss';

const FOLDER = 'styles';

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/**
 * Writes style sheets of packages, scoped and as one file, to where the site serves them; a page links it where it is
 * needed, so no other page pays for it. The fonts that it names come with it.
 *
 * @param files style sheets of installed packages
 * @param name readable part of the file's name
 * @param scope selector that confines them
 * @returns address of the file, without the path prefix; it changes with the content
 */
export async function publishStylesheet(files: readonly string[], name: string, scope: string): Promise<string> {
  const sheets = await Promise.all(files.map(async (file) => withFonts(await readFile(file, 'utf8'), file)));
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(scopeCss(sheets.join('\n'), scope)),
    minify: true,
  });
  return publish(Buffer.from(code), `${name}-${digest(Buffer.from(code))}.css`);
}

/** Publishes the files that a style sheet names relative to itself, and names them by their new address. */
async function withFonts(css: string, file: string): Promise<string> {
  let result = css.replace(/\/\*# sourceMappingURL=.*?\*\//g, '');
  for (const [whole, target = ''] of css.matchAll(/url\(["']?(\.[^"')?#]+)[^)]*\)/g)) {
    const source = resolve(dirname(file), target);
    const content = await readFile(source);
    const [stem = '', extension = ''] = basename(source).split(/\.(?=\w+$)/);
    const address = await publish(content, `${stem}-${digest(content)}.${extension}`);
    result = result.replace(whole, `url("${basename(address)}")`);
  }
  return result;
}

async function publish(content: Buffer, name: string): Promise<string> {
  await mkdir(inProject('public', FOLDER), { recursive: true });
  await writeFile(inProject('public', FOLDER, name), content);
  return `/${FOLDER}/${name}`;
}
