import { expect, test } from 'vitest';
import { formatDeclaration } from './formatCode';

test('each overload is formatted to 80 columns, as the samples are', async () => {
  const overload = (name: string) =>
    `function build(first: ${name}, second: Record<string, unknown>, third: string[]): void`;
  expect(await formatDeclaration(`${overload('string')};\n${overload('number')}`)).toBe(
    ['string', 'number']
      .map(
        (name) => `function build(\n  first: ${name},\n  second: Record<string, unknown>,\n  third: string[]\n): void`,
      )
      .join(';\n'),
  );
});

test.each([
  ['const limit: number', 'const limit: number'],
  ["const separator = ','", "const separator = ','"],
  ['interface A { b: "c"; d?: E }', "interface A {\n  b: 'c';\n  d?: E;\n}"],
  ['namespace N {\n  const a: string;\n}', 'namespace N {\n  const a: string;\n}'],
  ['class C { a(): void }', 'class C {\n  a(): void;\n}'],
])('%s is formatted', async (signature, expected) => {
  expect(await formatDeclaration(signature)).toBe(expected);
});
