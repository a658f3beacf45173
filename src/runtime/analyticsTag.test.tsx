import { expect, test } from 'vitest';
import { ANALYTICS_ATTRIBUTE } from './analytics';
import { withoutAnalyticsPreconnect, withInertAnalytics } from './analyticsTag';

test('keeps the tag waiting without its configuration, and other elements unchanged', () => {
  const other = <script key="other" />;
  const [tag, ...others] = withInertAnalytics([
    <script key="gatsby-plugin-google-gtag" async src="https://tags.example/js?id=G-1" />,
    <script key="gatsby-plugin-google-gtag-config" />,
    other,
  ]);
  expect(tag?.props).toEqual({ type: 'text/plain', [ANALYTICS_ATTRIBUTE]: 'https://tags.example/js?id=G-1' });
  expect(others).toEqual([other]);
});

test('removes hints that connect the browser to another host', () => {
  const font = <link key="font" />;
  const hosts = [<link key="preconnect-google-gtag" />, <link key="dns-prefetch-google-gtag" />];
  expect(withoutAnalyticsPreconnect([...hosts, font])).toEqual([font]);
});
