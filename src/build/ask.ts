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
