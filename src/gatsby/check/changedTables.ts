import { readFileSync } from 'node:fs';
import { API_HISTORY_FILE } from '../content/readContent';
import { inProject } from '../paths';

/** Tables that everything else is read by: a development server goes on with what they said when it started. */
const READ_ONCE = ['content/site.yml', 'content/versions.yml', API_HISTORY_FILE];

const texts = new Map<string, string>();

/** The tables that are read once and have changed since the last call; none at the first. */
export const changedTables = (): string[] =>
  READ_ONCE.filter((file) => {
    const text = readFileSync(inProject(file), 'utf8');
    const before = texts.get(file) ?? text;
    texts.set(file, text);
    return text !== before;
  });
