import { expect, test } from 'vitest';
import { parseYaml } from './parseYaml';
import { contentVersions, readQuestions } from './readContent';
import { questionsSchema } from './schemas';

const questions = readQuestions();

test('each question is asked once, with the place where it is', () => {
  const texts = questions.map(({ question }) => question);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(questions[0]).toMatchObject({ file: expect.stringMatching(/^content\/questions\/[\w-]+\.yml$/), line: 1 });
});

test('answers are of versions that there are', () => {
  const names = new Set(contentVersions().map(({ name }) => name));
  const unknown = questions.flatMap(({ answers }) => Object.keys(answers).filter((name) => !names.has(name)));
  expect(unknown).toEqual([]);
});

const entry = 'question: Why?, asked: https://a.example, phrasings: [why, wherefore]';

test.each([
  ['answers: { next: [Export] }', 'answers.next: expected a page such as api/export'],
  ['answers: { next: [] }', 'answers.next: expected at least one page or heading'],
  ["answers: { '5': [api/export] }, version: '5'", 'version: unknown key'],
])('%s fails with file, line and what was expected', (more, message) => {
  expect(() => parseYaml(`- { ${entry}, ${more} }`, questionsSchema, 'q.yml')).toThrow(`q.yml:1: ${message}`);
});
