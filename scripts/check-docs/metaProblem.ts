import type { CodeMeta } from '../../src/gatsby/document/codeMeta';
import { isScript } from './types';

/** Expected values, for messages about empty ones. */
const EXPECTED = {
  version: 'a folder of content/docs',
  error: 'part of the message',
  throws: 'part of the message',
  as: 'a type',
};

/** What is wrong with a fence's check options; null if nothing. */
export function metaProblem(language: string, meta: CodeMeta): string | null {
  const given = (['continued', 'version', 'unchecked', 'error', 'throws'] as const).filter((name) =>
    isGiven(meta[name]),
  );
  const [first, second] = given.filter((name) => name !== 'continued' && name !== 'version');
  if (given[0] && (!isScript(language) || meta.output)) {
    return `${given[0]}: expected on a sample in ts, tsx, js or jsx`;
  }
  if (meta.as !== null && language !== 'json') return `as="${meta.as}": expected on a sample in json`;
  if (first && second) return `${first} and ${second}: expected one of them`;
  if (meta.unchecked !== null && meta.unchecked.trim().split(/\s+/).length < 3) {
    return `unchecked="${meta.unchecked}": expected the reason, in three words or more`;
  }
  for (const [name, expected] of Object.entries(EXPECTED)) {
    if (meta[name as keyof typeof EXPECTED]?.trim() === '') return `${name}="": expected ${expected}`;
  }
  return null;
}

const isGiven = (value: boolean | string | null) => value !== null && value !== false;
