import { expect, test, vi } from 'vitest';
import { contentVersions } from '../content/readContent';
import { contentApis } from './contentApi';

const { digest, versions } = contentApis();
const found = (version: string, path: string) => versions.get(version)?.versionApi.find(path);

test.each([
  ['3', '3.12.1'],
  ['4', '4.5.3'],
  ['5', '5.4.1'],
  ['next', '6.5.5'],
])('version %s is read from react-querybuilder %s', (version, installed) => {
  expect(versions.get(version)?.api.packages['react-querybuilder']).toBe(installed);
});

test.each(['3', '4', '5', 'next'])(
  'the props of version %s have the defaults of its code, minified or not',
  (version) => {
    expect(found(version, 'QueryBuilderProps.autoSelectField')?.member).toMatchObject({
      type: 'boolean',
      default: 'true',
    });
    expect(found(version, 'QueryBuilderProps.showNotToggle')?.member).toMatchObject({ default: 'false' });
  },
);

test('changes the digest with the label of a version, which pages show next to what is new', async () => {
  const named = (label?: string) => contentVersions().map((it) => ({ ...it, label: label ?? it.label }));
  const digestWith = async (held: ReturnType<typeof named>) => {
    vi.resetModules();
    vi.doMock('../content/readContent', async (load) => ({
      ...(await load<object>()),
      contentVersions: () => held,
    }));
    return (await import('./contentApi')).contentApis().digest;
  };
  expect(await digestWith(named())).toBe(digest);
  expect(await digestWith(named('v9.x'))).not.toBe(digest);
  vi.doUnmock('../content/readContent');
});
