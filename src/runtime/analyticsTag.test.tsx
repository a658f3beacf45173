import { expect, test } from 'vitest';
import { ANALYTICS_ATTRIBUTE } from './analytics';
import { withoutAnalyticsHosts, withWaitingAnalytics } from './analyticsTag';

test('the tag waits, and what stands beside it stays', () => {
  const config = <script key="gatsby-plugin-google-gtag-config" />;
  const [tag, ...others] = withWaitingAnalytics([
    <script key="gatsby-plugin-google-gtag" async src="https://tags.example/js?id=G-1" />,
    config,
  ]);
  expect(tag?.props).toEqual({ type: 'text/plain', [ANALYTICS_ATTRIBUTE]: 'https://tags.example/js?id=G-1' });
  expect(others).toEqual([config]);
});

test('no browser is led to another host', () => {
  const font = <link key="font" />;
  const hosts = [<link key="preconnect-google-gtag" />, <link key="dns-prefetch-google-gtag" />];
  expect(withoutAnalyticsHosts([...hosts, font])).toEqual([font]);
});
