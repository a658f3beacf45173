import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentStore } from './documentStore';

let folder: string;
beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'document-store-')), 'documents')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('keeps values by their keys, for other processes and later builds too', () => {
  const store = documentStore(folder);
  expect(store.get('a')).toBeUndefined();
  store.set('a', { tree: ['text'] });
  store.set('a/../b', 2);
  expect(store.get('a')).toEqual({ tree: ['text'] });
  const other = documentStore(folder);
  expect([other.get('a'), other.get('a/../b'), other.get('c')]).toEqual([{ tree: ['text'] }, 2, undefined]);
});

test('finds what another process has kept since it was asked before', () => {
  const [one, other] = [documentStore(folder), documentStore(folder)];
  expect(one.get('a')).toBeUndefined();
  other.set('a', 1);
  expect(one.get('a')).toBe(1);
});

test('holds a few values and not all', () => {
  const store = documentStore(folder);
  const values = Array.from({ length: 20 }, (_, index) => ({ index }));
  for (const value of values) store.set(`${value.index}`, value);
  expect(store.get('19')).toBe(values[19]);
  expect(store.get('0')).toEqual(values[0]);
  expect(store.get('0')).not.toBe(values[0]);
});

test('what is not there, and what is set again, takes no place of what is at hand', () => {
  const store = documentStore(folder);
  const values = Array.from({ length: 8 }, (_, index) => ({ index }));
  for (const value of values) store.set(`${value.index}`, value);
  expect(store.get('none')).toBeUndefined();
  store.set('7', values[7]);
  expect(store.get('0')).toBe(values[0]);
});

test('what a process has not used goes when it says so, and what another one is writing stays', () => {
  const earlier = documentStore(folder);
  for (const key of ['read', 'written', 'wanted', 'gone']) earlier.set(key, key);
  const store = documentStore(folder);
  writeFileSync(join(folder, 'a.json.1.part'), '{');
  expect(store.get('read')).toBe('read');
  store.set('written', 'anew');
  store.keep('wanted');
  store.removeOthers();
  const left = documentStore(folder);
  const values = ['read', 'written', 'wanted', 'gone'].map((key) => left.get(key));
  expect(values).toEqual(['read', 'anew', 'wanted', undefined]);
  expect(readdirSync(folder)).toContain('a.json.1.part');
});

test('a file that is not whole is as if it were not there', () => {
  documentStore(folder).set('a', { b: 'c' });
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{"b":');
  expect(documentStore(folder).get('a')).toBeUndefined();
});
