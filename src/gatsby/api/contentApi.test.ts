import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentVersions } from '../content/readContent';
import { readManifest } from '../packages/readManifest';
import { DOCS_FOLDER } from '../paths';
import { contentApis } from './contentApi';
import { LIBRARY } from './libraryPackage';

const { versions } = contentApis();
const found = (version: string, path: string) => versions.get(version)?.versionApi.find(path);

const names = contentVersions().map(({ name }) => name);

test.each(names)('version %s is read from the release that its folder names', (version) => {
  const { dependencies } = readManifest(join(DOCS_FOLDER, version));
  expect(versions.get(version)?.api.packages[LIBRARY]).toBe(dependencies?.[LIBRARY]);
});

test.each(names)('the props of version %s have the defaults of its code, minified or not', (version) => {
  const autoSelect = found(version, 'QueryBuilderProps.autoSelectField')?.member;
  expect(autoSelect).toMatchObject({ type: 'boolean', default: 'true' });
  expect(found(version, 'QueryBuilderProps.showNotToggle')?.member).toMatchObject({ default: 'false' });
});
