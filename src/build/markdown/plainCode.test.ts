import { expect, test } from 'vitest';
import { codeBlock } from '../document/codeBlock';
import { plainCode } from './plainCode';

const plain = (code: string, language: string, meta?: string) => plainCode(codeBlock(code, language, meta)[1] ?? {});

const SAMPLE = '/* several\n   lines */\nconst a = <b c="&lt;d&gt;">{`\n${e} && f`}</b>;\n\n\nif (a < 1) b();';

test.each(['', '{2}', 'showLineNumbers', '{1,4-6} showLineNumbers'])('the text is what was written: %j', (meta) => {
  expect(plain(SAMPLE, 'tsx', meta)).toEqual({ type: 'code', lang: 'tsx', meta: null, value: SAMPLE });
});

test.each(['text', 'shell', 'html', 'css'])('markup and entities survive in %s', (language) => {
  const code = '<span class="line">&amp;lt; "a" \' &copy;</span>\n';
  expect(plain(code, language)).toMatchObject({ lang: language, value: code });
});

test('a title stands behind the language', () => {
  expect(plain('a', 'ts', 'title="src/App.tsx"')).toMatchObject({ lang: 'ts', meta: 'title="src/App.tsx"' });
  expect(plain('a', 'ts', 'title=""').meta).toBeNull();
});

test('lines added and removed make a diff', () => {
  const diff = plain('a();\nb();\n\nc();', 'ts', 'del={1} ins={2} {4} title="a.ts"');
  expect(diff).toEqual({ type: 'code', lang: 'diff', meta: 'title="a.ts"', value: '-a();\n+b();\n\n c();' });
});

test('comments that mark lines are gone, as on the page', () => {
  expect(plain('// highlight-next-line\na();', 'ts').value).toBe('a();');
});
