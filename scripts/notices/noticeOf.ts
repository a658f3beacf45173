import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/**
 * The section of a package: its name, its version and the text of its licence.
 *
 * @throws Error when there is no such folder
 */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder).find((it) => /^licen[cs]e/i.test(it));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package brings no text of its licence.';
  return `## ${name}\n\nVersion ${version}, ${license ?? 'see below'}.\n\n\`\`\`text\n${text}\n\`\`\`\n`;
}
