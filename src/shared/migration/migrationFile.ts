/** Path of what changed from one version to a newer one. */
export const migrationFile = (from: string, to: string) => `/migrations/${from}-${to}.json`;
