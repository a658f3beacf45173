import { expect, test } from 'vitest';
import { parseYaml } from './parseYaml';
import { readSynonyms } from './readContent';
import { synonymsSchema } from './schemas';

test('maps each phrase of visitors to the words of the documentation', () => {
  const synonyms = new Map(readSynonyms());
  expect(synonyms.get('mongo')).toEqual(['MongoDB']);
  expect(synonyms.get('dark theme')).toEqual(['dark mode']);
  // Some phrases have several meanings.
  expect(synonyms.get('read only')?.length).toBeGreaterThan(1);
});

test.each([
  ['MongoDB: mongo', 's.yml:1: MongoDB: expected a list'],
  ['SQL: [a]\nMongoDB: []', 's.yml:2: MongoDB: expected at least one word or phrase'],
  ['MongoDB: [mongo, 5]', 's.yml:1: MongoDB: expected text'],
  ['MongoDB: [mongo, Mongo]', 's.yml:1: MongoDB: expected each word or phrase once'],
  ["MongoDB: [' ']", 's.yml:1: MongoDB: expected text, not nothing'],
])('%j fails with file, line and what was expected', (text, message) => {
  expect(() => parseYaml(text, synonymsSchema, 's.yml')).toThrow(message);
});
