/** A page that a search can find. */
export interface SearchablePage {
  title: string;
  description: string;
  path: string;
}

/** The pages whose title or description holds every word of a query; those with a word in the title come first. */
export function matchPages(pages: readonly SearchablePage[], query: string): SearchablePage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = pages.filter(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const inTitle = ({ title }: SearchablePage) => words.some((word) => title.toLowerCase().includes(word));
  return [...matches.filter(inTitle), ...matches.filter((page) => !inTitle(page))];
}
