export const MIGRATIONS_FOLDER = 'migrations';

/** Path of what changed from one version to a newer one. */
export const migrationFile = (from: string, to: string) => `/${MIGRATIONS_FOLDER}/${from}-${to}.json`;
