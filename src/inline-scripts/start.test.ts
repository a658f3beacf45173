import { expect, test, vi } from 'vitest';
import start from './start';

interface Element {
  tag: string;
  textContent: string;
  children: Element[];
  src?: string;
  async?: boolean;
  id?: string;
  onclick?: () => void;
  onerror?: () => void;
}

interface StartingPage {
  base?: string;
  pagePath?: string;
  pathname?: string;
}

/** A page of a site built for `base` whose scripts have not loaded, served at `pathname`. */
function startPage({ base = '', pagePath = '/docs/intro', pathname = '/docs/intro' }: StartingPage) {
  const listeners = new Map<string, (event?: object) => void>();
  const element = (tag: string): Element => ({ tag, textContent: '', children: [] });
  const insert = (parent: Element) => ({
    ...parent,
    setAttribute: () => undefined,
    appendChild: (child: Element) => {
      parent.children.push(child);
      return child;
    },
  });
  const scripts: Element[] = [];
  const banners: Element[] = [];
  const reload = vi.fn();
  const controls: Record<string, unknown>[] = [];
  const context: Record<string, unknown> = {
    location: { pathname, reload },
    addEventListener: (type: string, listener: (event?: object) => void) => {
      const before = listeners.get(type);
      listeners.set(type, (event) => {
        before?.(event);
        listener(event);
      });
    },
    document: {
      currentScript: { dataset: { page: pagePath, build: 'b1', scripts: `${base}/runtime.js ${base}/app.js` } },
      createElement: (tag: string) => insert(element(tag)),
      getElementById: (id: string) => banners.find((banner) => banner.id === id) ?? null,
      querySelectorAll: (css: string) => controls.filter(({ tag }) => css.includes(tag as string)),
      body: {
        firstChild: null,
        appendChild: (script: Element) => scripts.push(script),
        insertBefore: (banner: Element) => banners.push(banner),
      },
    },
  };
  context.window = context;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((action) => {
    (action as () => void)();
    return 0 as never;
  });
  for (const [name, value] of Object.entries(context)) vi.stubGlobal(name, value);
  start();
  const words = () => banners.map(({ children }) => children.map(({ textContent }) => textContent).join(' '));
  return { context, listeners, scripts, banners, words, reload, controls };
}

test.each(['load', 'pointerdown', 'keydown'])('loads the scripts after %s, once and in their order', (first) => {
  const { listeners, scripts } = startPage({});
  expect(scripts).toEqual([]);
  listeners.get(first)?.();
  listeners.get('load')?.();
  expect(scripts).toMatchObject([
    { tag: 'script', src: '/runtime.js', async: false },
    { tag: 'script', src: '/app.js', async: false },
  ]);
});

test('names a script that does not load once, with a button to retry', () => {
  const { listeners, scripts, banners, words, reload } = startPage({});
  listeners.get('load')?.();
  scripts[0]?.onerror?.();
  scripts[1]?.onerror?.();
  expect(words()).toEqual([
    'This site did not load properly. The file /runtime.js did not load. You can read this page without the parts that need scripts. Retry',
  ]);
  banners[0]?.children[2]?.onclick?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows no banner for a script that fails after the site has started', () => {
  const { context, listeners, scripts, banners } = startPage({});
  listeners.get('load')?.();
  context.___loader = {};
  scripts[1]?.onerror?.();
  expect(banners).toEqual([]);
});

test.each([
  ['', '/docs/intro', '/sub/docs/intro', 'under the path /sub and was built for /.', 'with PATH_PREFIX=/sub.'],
  ['', '/docs/intro', '/a/b/docs/intro/', 'under the path /a/b and was built for /.', 'with PATH_PREFIX=/a/b.'],
  ['', '/docs/intro', '/sub/docs/intro.html', 'under the path /sub and', 'with PATH_PREFIX=/sub.'],
  ['', '/docs/intro', '/sub/docs/intro/index.html', 'under the path /sub and', 'with PATH_PREFIX=/sub.'],
  ['', '/', '/sub/', 'under the path /sub and was built for /.', 'with PATH_PREFIX=/sub.'],
  ['', '/', '/sub/index.html', 'under the path /sub and', 'with PATH_PREFIX=/sub.'],
  ['/base', '/docs/intro', '/docs/intro', 'under the path / and was built for /base.', 'without PATH_PREFIX.'],
  ['/base', '/', '/', 'under the path / and was built for /base.', 'without PATH_PREFIX.'],
  ['/base', '/', '/other/', 'under the path /other and was built for /base.', 'with PATH_PREFIX=/other.'],
])('built for %j, explains that the page %s is at the wrong path %s', (base, pagePath, pathname, found, advice) => {
  const { listeners, scripts, words } = startPage({ base, pagePath, pathname });
  listeners.get('load')?.();
  scripts[0]?.onerror?.();
  expect(words()[0]).toMatch(/^This site did not load properly\./);
  expect(words()[0]).toContain(found);
  expect(words()[0]).toContain(advice);
  expect(words()[0]).not.toContain('Retry');
});

test.each([
  ['', '/docs/intro', '/docs/intro/'],
  ['', '/', '/index.html'],
  ['/base', '/docs/intro', '/base/docs/intro.htm'],
  ['/base', '/', '/base'],
  ['', '/404.html', '/nowhere'],
  ['', '/docs/a/very/long/path', '/x'],
])('built for %j, reports missing files for the page %s at %s, which is no wrong path', (base, pagePath, pathname) => {
  const { listeners, scripts, words } = startPage({ base, pagePath, pathname });
  listeners.get('load')?.();
  scripts[0]?.onerror?.();
  expect(words()[0]).toContain('did not load. You can read');
  expect(words()[0]).not.toContain('PATH_PREFIX');
});

test.each([true, false])('controls hold what the HTML says, unless the reader has used one: %j', (used) => {
  const { listeners, controls } = startPage({});
  controls.push(
    { tag: 'option', selected: true, defaultSelected: false },
    { tag: 'input', type: 'checkbox', checked: true, defaultChecked: false, value: 'on', defaultValue: '' },
    { tag: 'input', type: 'text', value: 'restored', defaultValue: 'E' },
    { tag: 'textarea', type: 'textarea', value: 'restored', defaultValue: '' },
  );
  if (used) listeners.get('input')?.();
  listeners.get('pageshow')?.();
  expect(controls).toMatchObject(
    used
      ? [{ selected: true }, { checked: true, value: 'on' }, { value: 'restored' }, { value: 'restored' }]
      : [{ selected: false }, { checked: false, value: 'on' }, { value: 'E' }, { value: '' }],
  );
});
