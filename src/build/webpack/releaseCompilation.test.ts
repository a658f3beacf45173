import { afterEach, expect, test, vi } from 'vitest';
import { releaseCompilation } from './releaseCompilation';

const collect = vi.hoisted(() => vi.fn());
vi.mock('node:v8');
vi.mock('node:vm', () => ({ runInNewContext: () => collect }));

vi.useFakeTimers();
afterEach(() => {
  vi.runAllTimers();
  collect.mockClear();
});

type Shutdown = (callback: (error?: Error | null) => void) => void;

/** A compiler of which a compilation has begun, and what came of its cache's end. */
function compile(shutdown: Shutdown) {
  const compilation: Record<string, unknown> = { modules: ['a module'] };
  const compiler = {
    cache: { shutdown },
    hooks: {
      thisCompilation: { tap: (_name: string, listener: (it: object) => void) => void listener(compilation) },
    },
  };
  releaseCompilation.apply(compiler);
  return { compilation, cache: compiler.cache };
}

test('a compilation is empty once the cache has stored it', () => {
  let stored: unknown;
  const { compilation, cache } = compile((callback) => {
    stored = compilation.modules;
    callback();
  });
  const ends: unknown[] = [];
  cache.shutdown((error) => ends.push(error));
  expect(stored).toEqual(['a module']);
  expect(compilation).toEqual({});
  expect(ends).toEqual([undefined]);
});

test('an error of the cache is told on', () => {
  const failure = new Error('No space left on device');
  const { cache } = compile((callback) => callback(failure));
  const ends: unknown[] = [];
  cache.shutdown((error) => ends.push(error));
  expect(ends).toEqual([failure]);
});

test('garbage is collected once when several compilers are done, and not before', () => {
  for (let compiler = 0; compiler < 3; compiler++) compile((callback) => callback()).cache.shutdown(() => undefined);
  expect(collect).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(collect).toHaveBeenCalledOnce();
});
