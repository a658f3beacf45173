import type { BuildArgs } from 'gatsby';

/**
 * Asks a built site for its content.
 *
 * @param query in GraphQL
 * @param variables of the query
 * @returns what it gives
 * @throws Error that the query came to
 */
export async function ask<T>(graphql: BuildArgs['graphql'], query: string, variables?: object): Promise<T> {
  const { data, errors = [] } = (await graphql(query, variables)) as { data?: T; errors?: Error[] };
  const [error] = errors;
  if (error || !data) throw error ?? new Error('The content of the site could not be read.');
  return data;
}

/**
 * Asks a built site for one page of the documentation. Thousands are asked for one after another: all at once would not
 * fit in memory.
 *
 * @param query of `doc`, by its `$path`
 * @throws Error when it is not there, or that the query came to
 */
export async function askDoc<T>(graphql: BuildArgs['graphql'], query: string, path: string): Promise<T> {
  const { doc } = await ask<{ doc: T | null }>(graphql, query, { path });
  if (!doc) throw new Error(`${path}: expected a page that is listed to be there`);
  return doc;
}
