import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** Markdown section with a package's name, version and licence text. Throws Error if the folder does not exist. */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder).find((it) => /^licen[cs]e/i.test(it));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package brings no text of its licence.';
  return `## ${name}\n\nVersion ${version}, ${license ?? 'see below'}.\n\n\`\`\`text\n${text}\n\`\`\`\n`;
}
