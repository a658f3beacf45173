import { freezeVersion } from './freezeVersion';

try {
  const name = freezeVersion(process.cwd(), process.argv[2]);
  console.log(`Version ${name} created in content/docs/${name}, with its entry in content/versions.yml.

Next:
- npm install, which gives the new version its packages;
- to make it the latest, write latest: '${name}' in content/versions.yml;
- set content/docs/next/package.json to what Next documents from now on.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
