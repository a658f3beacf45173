import { transform } from 'sucrase';
import { expect, test } from 'vitest';
import { createLoopGuard, StoppedError } from './createLoopGuard';
import { GUARD_GLOBAL } from './globals';
import { instrumentCode } from './instrumentCode';

/** Runs code with and without guards; the clock advances 1 ms at each guard call. */
function run(body: string) {
  let clock = 0;
  const calls: unknown[] = [];
  const { check } = createLoopGuard(
    (error) => calls.push(error),
    () => undefined,
    () => clock++,
  );
  const { code, brokenLine } = instrumentCode(body);
  expect(brokenLine, body).toBeNull();
  const guarded = () => new Function(GUARD_GLOBAL, code)(check) as unknown;
  return { guarded, plain: () => new Function(body)() as unknown, told: calls, code };
}

test.each([
  'while (true);',
  'while (true) {}',
  'for (;;);',
  'for (;;) { }',
  'do ; while (true);',
  'do {} while (true)',
  'let n = 0; do n++; while (true);',
  'outer: for (;;) for (;;) continue outer;',
  'for (const n of (function* () { for (;;) yield 1; })()) n;',
  'for (const n of { *[Symbol.iterator]() { while (true) yield 1; } }) {}',
  '[...(function* () { while (true) yield 1; })()];',
  'for (;;) { try { for (;;); } catch {} }',
  'const f = (n) => (n < 2 ? n : f(n - 1) + f(n - 2)); f(60);',
  'const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2); f(60);',
  'function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2); } f(60);',
  'const o = { f(n) { return n < 2 ? n : o.f(n - 1) + o.f(n - 2); } }; o.f(60);',
  'class C { f(n) { return n < 2 ? n : this.f(n - 1) + this.f(n - 2); } } new C().f(60);',
  'const o = { get x() { return o.y + o.y; }, get y() { return o.z + o.z; }, get z() { for (;;); } }; o.x;',
  'if (true) while (true) {} else for (;;) {}',
  'while (true) while (true) while (true);',
  'for (let i = 0; ; i++) if (i) continue; else continue;',
  'for (const f = () => 1; ; ) f()',
])('%s is stopped', (body) => {
  const { guarded, told } = run(body);
  expect(guarded).toThrow(StoppedError);
  expect(told).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['let n = 0; for (let i = 0; i < 5; i++) n += i; return n;', 10],
  ['let n = 0; while (n < 5) n++\nreturn n;', 5],
  ['let n = 0; do n++; while (n < 5)\nreturn n;', 5],
  [
    'const a = []; outer: for (const x of [1, 2]) for (const y of [1, 2]) { if (y === 2) continue outer; a.push([x, y]); } return a;',
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'const a = []; outer: for (const x of [1, 2]) for (const y of [1, 2]) if (y === 2) break outer; else a.push([x, y]); return a;',
    [[1, 1]],
  ],
  ['const a = []; for (const k in { x: 1, y: 2 }) a.push(k); return a;', ['x', 'y']],
  ['return [1, 2, 3].map((n) => ({ n })).map(({ n }) => n * 2);', [2, 4, 6]],
  ['return [1, 2].map((n) => (n, n + 1));', [2, 3]],
  ['const f = (a) => (b) => (c) => a + b + c; return f(1)(2)(3);', 6],
  ['const f = a => b => a\nreturn f(1)(2)', 1],
  ['let f; let i = 0; while (i++ < 2) f = () => i\nreturn f();', 3],
  ['let a = []; for (let i = 0; i < 3; i++) a.push(() => i); return a.map((f) => f());', [0, 1, 2]],
  ['if (false) for (;;) ; else return 1;', 1],
  [
    'class A { constructor() { this.a = 1; } } class B extends A { constructor() { super(); this.b = 2; } get c() { return 3; } set c(v) {} static d() { return 4; } } const b = new B(); return [b.a, b.b, b.c, B.d()];',
    [1, 2, 3, 4],
  ],
  ['return [...(function* () { for (let i = 0; i < 3; i++) yield i; })()];', [0, 1, 2]],
  ['return (function () { return typeof this; }).call({});', 'object'],
  ['const o = { async: 1, get: 2, set: 3, while: 4, f() { return this.async; } }; return [o.f(), o.while];', [1, 4]],
  ['return `${[1, 2].map((n) => `<${n}>`).join("")}`;', '<1><2>'],
  ['return "for (;;) { }".length + /while(true)/.source.length;', 23],
  ['const { a = (() => 1)() } = {}; return a;', 1],
])('does not change the result of %s', (body, expected) => {
  const { guarded, plain, told } = run(body);
  expect(plain()).toEqual(expected);
  expect(guarded()).toEqual(expected);
  expect(told).toEqual([]);
});

test('does not change the result of asynchronous code', async () => {
  const { guarded } = run(
    'return (async () => { const a = []; for await (const n of (async function* () { yield 1; yield 2; })()) a.push(n); return a; })();',
  );
  expect(await guarded()).toEqual([1, 2]);
});

test('keeps lines in place', () => {
  const body = 'for (;;)\n  f(\n    (a) =>\n      a,\n  );\n\nfunction f() {\n}\nwhile (x)\n  do y()\n  while (z)';
  const lines = instrumentCode(body).code.split('\n');
  expect(lines).toHaveLength(body.split('\n').length);
  const plain = lines.map((line) => line.replaceAll(`{${GUARD_GLOBAL}();`, '{').replaceAll(`(${GUARD_GLOBAL}(),`, '('));
  for (const [index, line] of body.split('\n').entries()) {
    expect(plain[index]?.replace(/[{}()\s]/g, '')).toBe(line.replace(/[{}()\s]/g, ''));
  }
});

test('lists the imported modules with their lines', () => {
  const source =
    "import { useState } from 'react';\nimport './a.css';\nimport type { B } from 'b';\n\nexport * from './c';\nuseState(require);";
  const { code } = transform(source, { transforms: ['typescript', 'imports'] });
  expect(instrumentCode(code).requests).toEqual([
    { specifier: 'react', line: 1 },
    { specifier: './a.css', line: 2 },
    { specifier: './c', line: 5 },
  ]);
});

test.each([
  ['const a = ;', 1],
  ['f();\n\nfunction g( {', 3],
  ['let a = 1;\n} ', 2],
])('inserts no checks into %j, which is not JavaScript', (body, line) => {
  expect(instrumentCode(body)).toMatchObject({ code: body, brokenLine: line });
});

test.each([
  ["location.hash = 'a';", "__scope.location.hash = 'a';"],
  ["window.location.href += '#a';", "__scope.window.location.href += '#a';"],
  ["document.location = '#a';", "__scope.document.location = '#a';"],
  ["location.assign('#a');", "__scope.location.assign('#a');"],
  ["for (;;) location.hash = 'a';", "for (;;) {__guard();__scope.location.hash = 'a';}"],
])('what %s changes is led elsewhere', (code, expected) => {
  expect(instrumentCode(code).code).toBe(expected);
});

test.each([
  "const location = {}; location.hash = 'a';",
  "place.location.hash = 'a';",
  'const a = location.hash;',
  'location.reload();',
])('%s stays as it is', (code) => {
  expect(instrumentCode(code).code).toBe(code);
});
