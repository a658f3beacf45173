const NAMES = ['site', 'configured', 'nginx', 'develop'] as const;

function readProject({ E2E_PROJECT: name = 'site' }: NodeJS.ProcessEnv) {
  const known = NAMES.find((it) => it === name);
  if (known) return known;
  throw new Error(`E2E_PROJECT=${name}: expected one of ${NAMES.join(', ')}.`);
}

/** The project of playwright.config.ts that is running. */
export const PROJECT = readProject(process.env);
