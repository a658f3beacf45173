import { createHash } from 'node:crypto';
import { open } from './support/page';
import { ROUTES } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('headers and the policy are those of a build');

const PAGES = [...ROUTES.map(({ path }) => path), '/nowhere', '/docs/nowhere'];

const PAGE_HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const policyIn = (html: string) => /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** Inline scripts that run. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

const HASH = / 'sha256-[^']+'/g;

const hashOf = (script: string) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('every page has the headers of its kind, and one policy that allows its scripts and no other', async ({
  request,
}) => {
  const policies = new Set<string>();
  for (const path of PAGES) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.headers(), path).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(response.headers(), path).not.toHaveProperty('set-cookie');
    expect(html, path).not.toMatch(/<script[^>]*\ssrc="(?:https?:)?\/\//);
    const policy = policyIn(html);
    policies.add(policy.replaceAll(HASH, ''));
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), path).toBeLessThan(html.indexOf('<script'));
    const hashes = scriptsIn(html).map(hashOf);
    expect(policy.match(HASH)?.sort(), path).toEqual(hashes.sort());
    // A missing path may or may not match a section of `_headers`.
    if (path !== '/nowhere') {
      const header = response.headers()['content-security-policy'] ?? '';
      // It is that of all pages.
      const ofPage = header.replaceAll(HASH, (hash) => (hashes.includes(hash) ? hash : ''));
      expect(ofPage, path).toContain(`${policy}; frame-ancestors 'self'`);
      expect(response.headers(), path).toMatchObject(PAGE_HEADERS);
    }
  }
  expect(policies.size).toBe(1);
  expect([...policies][0]).not.toMatch(/script-src[^;]*(?:unsafe|https?:|data:|\*)/);
  expect([...policies][0]).not.toMatch(/http:/);
  expect([...policies][0]).toContain("object-src 'none'");
});

const FORBIDDEN = [
  'base-uri',
  'connect-src',
  'form-action',
  'frame-src',
  'img-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
];

test.describe('code and resources of other hosts', () => {
  test.use({ provokesPolicy: true });

  test('do not run, load or navigate', async ({ page }) => {
    await open(page, '/docs/intro');
    await page.evaluate(() => {
      const violations = new Set<string>();
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        violations.add(effectiveDirective),
      );
      const add = <Name extends keyof HTMLElementTagNameMap>(
        name: Name,
        more: Partial<HTMLElementTagNameMap[Name]>,
      ) => {
        const element = Object.assign(document.createElement(name), more);
        document.body.append(element);
        return element;
      };
      add('script', { textContent: 'window.ran = true' });
      add('script', { src: 'https://elsewhere.example/a.js' });
      add('img', { src: 'https://elsewhere.example/a.png' });
      add('iframe', { src: 'https://elsewhere.example/' });
      add('base', { href: 'https://elsewhere.example/' });
      document.body.insertAdjacentHTML('beforeend', '<button id="handler" onclick="window.ran = true">Run</button>');
      document.getElementById('handler')?.click();
      setTimeout('window.ran = true');
      void fetch('https://elsewhere.example/').catch(() => undefined);
      add('form', { action: 'https://elsewhere.example/' }).submit();
    });
    const seen = () => page.evaluate(() => [...(window as unknown as { violations: Set<string> }).violations].sort());
    await expect.poll(seen).toEqual(FORBIDDEN);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.evaluate(() => new URL('x', document.baseURI).hostname)).toBe('localhost');
    expect(await page.evaluate(() => window.location.pathname)).toBe('/docs/intro');
  });
});
