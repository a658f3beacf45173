import { expect, test } from 'vitest';
import { observatoryPoints } from './observatory';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-ancestors 'self'";
const GOOD = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const withStyles = (sources: string) => ({ 'content-security-policy': POLICY.replace("style-src 'self'", sources) });
const inPage = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

test.each([
  ['everything', {}, 120],
  ['styles in the page', withStyles("style-src 'unsafe-inline'"), 110],
  ['styles in the page that a hash names', withStyles("style-src 'unsafe-inline' 'sha256-abc='"), 120],
  ['styles in addresses', withStyles("style-src 'self' data:"), 110],
  ['styles from anywhere', withStyles('style-src https:'), 110],
  ['styles from any host', withStyles('style-src https://*'), 110],
  ['styles of one other host', withStyles('style-src https://styles.example'), 120],
  ['eval in styles', withStyles("style-src 'unsafe-eval'"), 100],
  ['pictures in the clear', { 'content-security-policy': `${POLICY}; img-src http://pictures.example` }, 100],
  ['requests in the clear', { 'content-security-policy': `${POLICY}; connect-src http://api.example` }, 80],
  ['no policy at all', { 'content-security-policy': '', 'x-frame-options': 'DENY' }, 75],
  ['eval', { 'content-security-policy': POLICY.replace("'self' 'sha256-abc='", "'self' 'unsafe-eval'") }, 100],
  ['inline scripts', { 'content-security-policy': POLICY.replace("'sha256-abc='", "'unsafe-inline'") }, 80],
  ['scripts from anywhere', { 'content-security-policy': POLICY.replace("'self' 'sha256-abc='", 'https:') }, 80],
  ['plug-ins from anywhere', { 'content-security-policy': `${POLICY}; object-src https:` }, 80],
  ['a short memory of https', { 'strict-transport-security': 'max-age=3600' }, 110],
  ['a guessed type', { 'x-content-type-options': '' }, 115],
  ['frames of anybody', { 'content-security-policy': POLICY.replace("; frame-ancestors 'self'", '') }, 80],
  [
    'frames of any host',
    { 'content-security-policy': POLICY.replace(/frame-ancestors .*/, 'frame-ancestors https:') },
    80,
  ],
  ['no word of referrers', { 'referrer-policy': '' }, 115],
  ['a cookie in the clear', { 'set-cookie': 'a=b' }, 80],
])('%s', (_, headers, points) => {
  expect(observatoryPoints({ headers: { ...GOOD, ...headers }, html: '' })).toBe(points);
});

test.each(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade', 'whatever'])(
  'referrers: %s is unsafe',
  (policy) => {
    expect(observatoryPoints({ headers: { ...GOOD, 'referrer-policy': policy }, html: '' })).toBe(110);
  },
);

test('the last known one of several referrer policies counts', () => {
  const points = (policy: string) => observatoryPoints({ headers: { ...GOOD, 'referrer-policy': policy }, html: '' });
  expect(points('unsafe-url, Same-Origin, whatever')).toBe(120);
  expect(points('same-origin, unsafe-url')).toBe(110);
});

test('a policy in the page counts, and the strictest one of several', () => {
  const headers = { ...GOOD, 'content-security-policy': "frame-src 'self', frame-ancestors 'self'" };
  expect(observatoryPoints({ headers, html: '' })).toBe(75);
  expect(observatoryPoints({ headers, html: inPage(POLICY) })).toBe(120);
});

test('frame-ancestors in the page does not count', () => {
  expect(observatoryPoints({ headers: { ...GOOD, 'content-security-policy': '' }, html: inPage(POLICY) })).toBe(80);
});

test('a script of another host needs an integrity hash', () => {
  expect(observatoryPoints({ headers: GOOD, html: '<script async src="https://cdn.example/a.js"></script>' })).toBe(
    115,
  );
});
