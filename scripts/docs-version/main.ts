import { parseArgs } from 'node:util';
import { exitWith } from '../shared/exitWith';
import { runCommand } from '../shared/run';
import { freezeVersion } from './freezeVersion';
import { makeLatest } from './makeLatest';
import { outdatedLines } from './outdatedLines';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { latest: { type: 'boolean' } } });
  const project = process.cwd();
  const name = freezeVersion(project, positionals[0]);
  if (values.latest) makeLatest(project, name);
  // The answers of a version with a shorter name may fit on one line.
  await runCommand(['prettier', '--write', '--log-level', 'warn', 'content/questions'], process.env);
  const steps = [
    'npm install, which gives the new version its packages',
    'set content/docs/next/package.json to what Next documents from now on',
    'npm run check:docs -- --runs-on, which finds the samples that run on other versions',
    'read the announcement in content/site.yml',
    `read these lines, which name the latest version or Next:\n  ${outdatedLines(project).join('\n  ')}`,
    'npm run build && npm run anchors, since there are new addresses of headings',
    `npm test: in tests/ and bench/ correct the lists of versions${values.latest ? ', and the paths of pages that have moved' : ''}`,
  ];
  console.log(`Version ${name} created in content/docs/${name}, with its entry in content/versions.yml.${
    values.latest ? '\nIt is the latest; links and redirects follow.' : ''
  }

Next:
${steps.map((step) => `- ${step}`).join(';\n')}.`);
}

exitWith(main);
