import type { Declarations } from '../../shared/playground/declarations';
import { createTypeChecker, type TypeChecker } from './checkTypes';
import type { TypesRequest, TypesResponse } from './messages';

const checkers = new Map<string, TypeChecker>();

/** @throws Error if the declarations do not load */
async function checkerFor(url: string): Promise<TypeChecker> {
  const known = checkers.get(url);
  if (known) return known;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const checker = createTypeChecker((await response.json()) as Declarations);
  checkers.set(url, checker);
  return checker;
}

async function answer({ declarations, files }: TypesRequest): Promise<TypesResponse> {
  try {
    const check = await checkerFor(declarations);
    return { problems: check(files) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TypesRequest>) => {
  void answer(data).then((response) => self.postMessage(response));
});
