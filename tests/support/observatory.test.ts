import { expect, test } from 'vitest';
import { observatoryPoints } from './observatory';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-ancestors 'self'";
const GOOD = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const inPage = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

test.each([
  ['everything', {}, 120],
  [
    'styles in the page',
    { 'content-security-policy': `${POLICY.replace("style-src 'self'", "style-src 'unsafe-inline'")}` },
    110,
  ],
  ['no policy at all', { 'content-security-policy': '', 'x-frame-options': 'DENY' }, 75],
  ['eval', { 'content-security-policy': POLICY.replace("'self' 'sha256-abc='", "'self' 'unsafe-eval'") }, 100],
  ['inline scripts', { 'content-security-policy': POLICY.replace("'sha256-abc='", "'unsafe-inline'") }, 80],
  ['scripts from anywhere', { 'content-security-policy': POLICY.replace("'self' 'sha256-abc='", 'https:') }, 80],
  ['a short memory of https', { 'strict-transport-security': 'max-age=3600' }, 110],
  ['a guessed type', { 'x-content-type-options': '' }, 115],
  ['frames of anybody', { 'content-security-policy': POLICY.replace("; frame-ancestors 'self'", '') }, 80],
  ['a cookie in the clear', { 'set-cookie': 'a=b' }, 80],
])('%s', (_, headers, points) => {
  expect(observatoryPoints({ headers: { ...GOOD, ...headers }, html: '' })).toBe(points);
});

test('a policy in the page counts, and of several the strictest', () => {
  const headers = { ...GOOD, 'content-security-policy': "frame-src 'self', frame-ancestors 'self'" };
  expect(observatoryPoints({ headers, html: '' })).toBe(75);
  expect(observatoryPoints({ headers, html: inPage(POLICY) })).toBe(120);
});

test('a script of another host needs the hash of what it holds', () => {
  expect(observatoryPoints({ headers: GOOD, html: '<script async src="https://cdn.example/a.js"></script>' })).toBe(
    115,
  );
});
