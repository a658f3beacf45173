import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentVersions } from '../../src/gatsby/contentVersions';
import { shippedFolders } from './shippedFolders';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'shipped-folders-'))));
afterEach(() => rmSync(site, { recursive: true }));

const writeMap = (name: string, ...sources: string[]) =>
  writeFileSync(join(site, name), JSON.stringify({ sources: sources.map((source) => `webpack://site/./${source}`) }));

test('packages are found in scripts, in style sheets of demos and in what the live editor loads', () => {
  writeMap('app-1.js.map', 'node_modules/react/index.js', 'src/layout/Layout.tsx');
  writeMap('library-5-1.js.map', 'content/docs/5/node_modules/react-querybuilder/dist/index.js');
  for (const { name } of contentVersions()) {
    const versions = name === '4' ? { react: '18.3.1', 'react-querybuilder': '4.5.3' } : {};
    mkdirSync(join(site, 'playground', name), { recursive: true });
    writeFileSync(join(site, 'playground', name, 'packages.json'), JSON.stringify({ versions }));
  }
  expect(shippedFolders(site).sort()).toEqual([
    'content/docs/4/node_modules/react-querybuilder',
    'content/docs/5/node_modules/react-querybuilder',
    'node_modules/@mantine/core',
    'node_modules/@mantine/dates',
    'node_modules/bootstrap',
    'node_modules/bulma',
    'node_modules/react',
  ]);
});

test('a site without source maps is told', () => {
  expect(() => shippedFolders(site)).toThrow('There are no source maps in public/: build the site with SOURCE_MAPS=1.');
});
