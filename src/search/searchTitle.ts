/** Heading of the search page. */
export const searchTitle = (query: string): string =>
  query ? `Search results for "${query}"` : 'Search the documentation';
