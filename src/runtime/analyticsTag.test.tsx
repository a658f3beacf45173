import { expect, test } from 'vitest';
import { withoutAnalyticsPreconnect } from './analyticsTag';

test('removes hints that connect the browser to another host', () => {
  const font = <link key="font" />;
  const hosts = [<link key="preconnect-google-gtag" />, <link key="dns-prefetch-google-gtag" />];
  expect(withoutAnalyticsPreconnect([...hosts, font])).toEqual([font]);
});
