import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { consoleScript } from './consoleScript';

const greeting = {
  title: 'A "Query" Builder',
  version: '5.4.1',
  repository: 'https://source.example',
  docs: 'https://a.example/docs/intro',
};

const run = (globals: object): void => runInNewContext(consoleScript(greeting), globals) as undefined;

test('it greets once, with the version and the links', () => {
  const calls: unknown[][] = [];
  run({ console: { log: (...values: unknown[]) => calls.push(values) } });
  expect(calls).toHaveLength(1);
  const [text = '', ...styles] = calls[0] as string[];
  for (const part of ['A "Query" Builder 5.4.1', 'https://source.example', 'https://a.example/docs/intro']) {
    expect(text).toContain(part);
  }
  // Each %c has its style.
  expect(text.match(/%c/g)).toHaveLength(styles.length);
});

test.each([[{}], [{ console: undefined }], [{ console: null }], [{ console: {} }]])(
  'without a console it does nothing: %j',
  (globals) => {
    expect(() => run(globals)).not.toThrow();
  },
);
