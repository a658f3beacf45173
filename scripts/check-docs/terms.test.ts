import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCS_FOLDER, inProject } from '../../src/gatsby/paths';
import { findFiles } from './findFiles';
import { findOtherWords, readTerms } from './terms';

const TERMS = readTerms(readFileSync(inProject('content', 'README.md'), 'utf8'));

test('content/README.md lists the terms', () => {
  expect(TERMS).toContainEqual({ write: 'root group', not: ['outermost group', 'top-level group'] });
  expect(TERMS.length).toBeGreaterThan(10);
});

test('another word for a term is found in prose, in all its forms', () => {
  const terms = [
    { write: 'root group', not: ['outermost group'] },
    { write: 'recognize', not: ['recognise'] },
  ];
  const page = `---
title: Recognised
---

The outermost
group and \`outermost group\`, in [outermost groups](#outermost-group).

\`\`\`text
outermost group
\`\`\`

| It recognises |
| --- |
| Recognition |
`;
  expect(findOtherWords(page, terms)).toEqual([
    '2: write "recognize", not "Recognised"',
    '5: write "root group", not "outermost\ngroup"',
    '6: write "root group", not "outermost groups"',
    '12: write "recognize", not "recognises"',
  ]);
});

test('each page has one word for one thing', () => {
  const pages = findFiles(DOCS_FOLDER).filter((file) => file.endsWith('.mdx'));
  const found = pages.flatMap((file) =>
    findOtherWords(readFileSync(inProject(file), 'utf8'), TERMS).map((problem) => `${file}:${problem}`),
  );
  expect(found).toEqual([]);
});
