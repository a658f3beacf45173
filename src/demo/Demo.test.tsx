import { readFileSync } from 'node:fs';
import type { AnchorHTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { FORMATS } from './core/formats';
import { OPTIONS } from './core/options';
import { Demo } from './Demo';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';

vi.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
  withPrefix: (path: string) => path,
}));

const names = (parse(readFileSync('content/libraries.yml', 'utf8')) as { name: string }[]).map(({ name }) => name);
const links = names.map((name) => ({ name, label: `Label of ${name}`, path: `/demo/${name}` }));

const FACTS = {
  bytes: 91_600,
  bytesOfDefault: 60_400,
  packages: [{ name: 'react-querybuilder', version: '6.5.5', licence: 'MIT', react: '>=16.14.0' }],
};

const render = (name: string) =>
  renderToStaticMarkup(
    <Demo
      library={{
        ...{ name, path: `/demo/${name}`, label: `Label of ${name}`, title: `The ${name} demo` },
        ...{ description: 'Try it.', stylesheets: [], packages: [], facts: FACTS },
      }}
      libraries={links}
    />,
  );

/** Markup of a library's element, without the attribute that names the library. */
const stageOf = (name: string) =>
  new RegExp(`data-library="${name}" data-rqb="next">(.*?)</div><p [^>]*role="status"`).exec(render(name))?.[1];

test.each(names)('the static page of %s says what it is and links to all demos', (name) => {
  const html = render(name);
  expect(html).toContain(`>The ${name} demo</h1>`);
  expect(html).toContain('All demos run react-querybuilder 6.5.5, the version that the <a href="/docs/next/intro">');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`href="/demo/${name}" [^>]*aria-current="page">Label of ${name}</a>`));
  expect(html.match(/href="\/demo\//g)).toHaveLength(7);
  expect(html).toContain('<p>First name begins with “E” and ');
  expect(html).toMatch(/aria-label="Result"><code class="code">\(firstName like &#x27;E%&#x27; and /);
});

test('the static page says what the library costs', () => {
  const html = render('antd');
  expect(html).toContain('<summary>What Label of antd costs: 92 kB, 1 package</summary>');
  expect(html).toContain('style sheets, 31 kB more than with the default look. axe-core ');
  expect(html).toContain('react-querybuilder</th><td>6.5.5</td><td>MIT</td><td>&gt;=16.14.0</td>');
});

test.each(names)('the static page of %s contains the default builder', (name) => {
  expect(stageOf(name)).toContain('class="queryBuilder"');
  expect(stageOf(name)).toBe(stageOf(DEFAULT_LIBRARY));
});

test('the static page contains every option with its default, and every format', () => {
  const html = render(DEFAULT_LIBRARY);
  const boxes = [...html.matchAll(/<input type="checkbox" name="(\w+)"[^>]*?>/g)];
  expect(boxes.map(([, name]) => name)).toEqual(OPTIONS.map(({ name }) => name));
  expect(boxes.map(([box]) => box.includes(' checked=""'))).toEqual(OPTIONS.map(({ byDefault }) => byDefault));
  for (const { docs } of OPTIONS) expect(html).toContain(`href="${docs}"`);
  for (const { name } of FORMATS) expect(html).toContain(`value="${name}"`);
});
