import { parseArgs } from 'node:util';
import { exitWith } from '../shared/exitWith';
import { freezeVersion } from './freezeVersion';
import { makeLatest } from './makeLatest';

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { latest: { type: 'boolean' } } });
  const project = process.cwd();
  const name = freezeVersion(project, positionals[0]);
  const outdated = values.latest ? makeLatest(project, name) : [];
  const steps = [
    'npm install, which gives the new version its packages',
    'set content/docs/next/package.json to what Next documents from now on',
    'npm run check:docs -- --runs-on, which finds the samples that run on other versions',
    ...(values.latest
      ? [
          'read the announcement in content/site.yml',
          `read these lines, which name the latest version or Next:\n  ${outdated.join('\n  ')}`,
          'npm run build && npm run anchors, since addresses of headings have changed',
          'npm test, and in tests/ correct the paths of pages that have moved',
        ]
      : []),
  ];
  console.log(`Version ${name} created in content/docs/${name}, with its entry in content/versions.yml.${
    values.latest ? '\nIt is the latest; links and redirects follow.' : ''
  }

Next:
${steps.map((step) => `- ${step}`).join(';\n')}.`);
}

exitWith(main);
