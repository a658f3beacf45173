import { expect, test } from 'vitest';
import { renderManifest } from './manifest';

test('the manifest leads to the start and the icons, under the path prefix', () => {
  const manifest = JSON.parse(renderManifest({ title: 'Site', description: 'About it.' }, '/site')) as object;
  expect(manifest).toMatchObject({
    name: 'Site',
    description: 'About it.',
    start_url: '/site/',
    scope: '/site/',
    icons: [
      { src: '/site/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/site/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});
