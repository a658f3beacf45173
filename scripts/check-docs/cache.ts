import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../src/gatsby/digest';
import { inProject } from '../../src/gatsby/paths';
import { writeFileAtomically } from '../../src/gatsby/files';
import type { Page } from './types';

const FOLDER = inProject('node_modules', '.cache', 'check-docs');

/** What checks without problems gave. A value is valid while the parts that it was made of are the same. */
export class Cache {
  constructor(private readonly folder: string = FOLDER) {
    mkdirSync(folder, { recursive: true });
  }

  get<T>(name: string, parts: readonly string[]): T | undefined {
    const path = this.#pathOf(name);
    if (!existsSync(path)) return undefined;
    const { key, value } = JSON.parse(readFileSync(path, 'utf8')) as { key: string; value: T };
    return key === digestOf(...parts) ? value : undefined;
  }

  set(name: string, parts: readonly string[], value: unknown): void {
    writeFileAtomically(this.#pathOf(name), JSON.stringify({ key: digestOf(...parts), value }));
  }

  #pathOf(name: string): string {
    return join(this.folder, `${digestOf(name)}.json`);
  }
}

/** Everything the check of a page depends on, without line numbers. */
export function contentOf({ samples }: Page): string {
  return JSON.stringify(
    samples.map(({ previous, outputs, ...rest }) => ({
      ...rest,
      line: undefined,
      previous: previous && samples.indexOf(previous),
      outputs: outputs.map(({ language, code }) => ({ language, code })),
    })),
  );
}

/** Skips a check that passed before with the same inputs (`parts`); a null cache skips none. */
export async function cachePassed<T extends { problems: readonly unknown[] }>(
  cache: Cache | null,
  name: string,
  parts: readonly string[],
  check: () => T | Promise<T>,
): Promise<T> {
  const known = cache?.get<T>(name, parts);
  if (known) return known;
  const checked = await check();
  if (checked.problems.length === 0) cache?.set(name, parts, checked);
  return checked;
}
