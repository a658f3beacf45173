export const searchTitle = (query: string): string =>
  query ? `Search results for "${query}"` : 'Search the documentation';
