import GithubSlugger from 'github-slugger';

/**
 * The ids of a version's categories by their folder: `category/<the label as a slug>`. A label that comes twice gets
 * `-1` at its second slug, the folders in the order of their names.
 */
export function categoryIds(categories: readonly { folder: string; label: string }[]): Map<string, string> {
  const slugger = new GithubSlugger();
  const byFolder = [...categories].sort((a, b) => a.folder.localeCompare(b.folder, 'en'));
  return new Map(byFolder.map(({ folder, label }) => [folder, `category/${slugger.slug(label)}`]));
}
