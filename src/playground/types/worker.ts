import { expose } from 'comlink';
import { fetchOk } from '../../shared/fetchOk';
import type { Declarations } from '../../shared/playground/declarations';
import type { TypeProblem } from '../../shared/playground/problem';
import type { Files } from '../drafts';
import { createTypeChecker, type TypeChecker } from './checkTypes';

const checkers = new Map<string, TypeChecker>();

/** @throws Error if the declarations do not load */
async function checkerFor(url: string): Promise<TypeChecker> {
  const known = checkers.get(url);
  if (known) return known;
  const checker = createTypeChecker((await (await fetchOk(url)).json()) as Declarations);
  checkers.set(url, checker);
  return checker;
}

const typesWorker = {
  /** @param declarations address of those of the version */
  check: async (declarations: string, files: Files): Promise<TypeProblem[]> => (await checkerFor(declarations))(files),
};

export type TypesWorker = typeof typesWorker;

expose(typesWorker);
