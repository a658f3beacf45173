import { exitWith } from '../shared/exitWith';
import { freezeVersion } from './freezeVersion';

function main(): void {
  const name = freezeVersion(process.cwd(), process.argv[2]);
  console.log(`Version ${name} created in content/docs/${name}, with its entry in content/versions.yml.

Next:
- npm install, which gives the new version its packages;
- to make it the latest, write latest: '${name}' in content/versions.yml;
- set content/docs/next/package.json to what Next documents from now on.`);
}

exitWith(main);
