import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

test.each(readdirSync(FOLDER))('%s runs actions by their commit, and leaves no credentials behind', (name) => {
  const { jobs } = parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as { jobs: Record<string, { steps: Step[] }> };
  const actions = Object.values(jobs).flatMap(({ steps }) => steps.filter(({ uses }) => uses));
  expect(actions).not.toEqual([]);
  for (const { uses = '', with: options } of actions) {
    expect(uses).toMatch(/@[0-9a-f]{40}$/);
    if (uses.startsWith('actions/checkout@')) expect(options).toMatchObject({ 'persist-credentials': false });
  }
});
