import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS =
  'query rule group field operator value combinator editor builder export import prop option path level parent child list text number date select label title name type function component render change'.split(
    ' ',
  );

/** Pages per folder, and folders per folder. */
const FAN_OUT = 20;

/** Deterministic text that differs from page to page. */
function words(seed: number, count: number): string {
  let state = seed * 7919 + 17;
  const rest = Array.from({ length: count - 1 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return WORDS[state % WORDS.length];
  });
  // MDX parses a line that starts with "import" or "export" as code.
  return ['Text', ...rest].join(' ');
}

const sample = (seed: number, part: number) => `\`\`\`tsx title="Part${part}.tsx"
import { QueryBuilder, formatQuery, type RuleGroupType } from 'react-querybuilder';

const initialQuery: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'field${seed}', operator: '=', value: 'value ${part}' }],
};

export const Part${part} = () => <QueryBuilder defaultQuery={initialQuery} onQueryChange={q => console.log(formatQuery(q, 'sql'))} />;
\`\`\``;

/** A page of about 400 words with three highlighted samples, a table, a list and a tip. */
export function page(seed: number): string {
  const parts = [1, 2, 3].map(
    (part) => `## Part ${part} of page ${seed}

${words(seed + part, 55)}. See [the first part](#part-1-of-page-${seed}).

- ${words(seed + part * 3, 14)}
- ${words(seed + part * 5, 14)}

${sample(seed, part)}

${words(seed + part * 11, 40)}.`,
  );
  return `---
title: Generated page ${seed}
description: Generated page ${seed}, one of many, of about four hundred words with three samples.
sidebar_position: ${seed + 1}
---

${words(seed, 60)}, with \`code\` and **weight**.

${parts.join('\n\n')}

| Prop | Default |
| --- | --- |
| \`a${seed}\` | \`true\` |

:::tip

${words(seed * 2, 20)}.

:::
`;
}

function category(folder: string, label: string, position: number) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, '_category_.yml'),
    `label: ${label}\nposition: ${position}\ndescription: Generated pages, to see how the build grows with their number.\n`,
  );
}

/** Fills the folder of a version with generated pages, in folders within folders, and removes those of an earlier run. */
export function generatePages(versionFolder: string, count: number): void {
  const root = join(versionFolder, 'generated');
  rmSync(root, { recursive: true, force: true });
  category(root, 'Generated', 90);
  for (let seed = 0; seed < count; seed++) {
    const group = Math.floor(seed / FAN_OUT);
    const section = Math.floor(group / FAN_OUT);
    const sectionFolder = join(root, `section-${section}`);
    const groupFolder = join(sectionFolder, `group-${group}`);
    if (seed % (FAN_OUT * FAN_OUT) === 0) category(sectionFolder, `Section ${section}`, section + 1);
    if (seed % FAN_OUT === 0) category(groupFolder, `Group ${group}`, group + 1);
    writeFileSync(join(groupFolder, `page-${seed}.mdx`), page(seed));
  }
}
