import type { AnchorHTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Demo } from './Demo';
import { DEFAULT_LIBRARY, libraries } from './libraries';

vi.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
  withPrefix: (path: string) => path,
}));

const names = [DEFAULT_LIBRARY, ...Object.keys(libraries)];
const links = names.map((name) => ({ name, label: `Label of ${name}`, path: `/demo/${name}` }));

const render = (name: string) =>
  renderToStaticMarkup(
    <Demo
      library={{ name, label: name, title: `The ${name} demo`, description: 'Try it.', stylesheets: [] }}
      libraries={links}
    />,
  );

/** What stands in the element of a library: a builder without its name. */
const stageOf = (name: string) =>
  new RegExp(`data-library="${name}" data-rqb="next">(.*?)</div><p [^>]*role="status"`).exec(render(name))?.[1];

test.each(names)('the static page of %s says what it is and leads to all demos', (name) => {
  const html = render(name);
  expect(html).toContain(`>The ${name} demo</h1>`);
  expect(html).toContain('All demos run react-querybuilder 6.5.5, the version that the <a href="/docs/next/intro">');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`href="/demo/${name}" [^>]*aria-current="page">Label of ${name}</a>`));
  expect(html.match(/href="\/demo\//g)).toHaveLength(7);
  expect(html).toMatch(/aria-live="polite">\(firstName like &#x27;E%&#x27; and /);
});

test.each(names)('the static page of %s holds the default builder', (name) => {
  expect(stageOf(name)).toContain('class="queryBuilder"');
  expect(stageOf(name)).toBe(stageOf(DEFAULT_LIBRARY));
});
