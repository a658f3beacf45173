import GithubSlugger from 'github-slugger';

/**
 * Maps folders to category ids: `category/<slug of the label>`. A repeated label gets the suffix `-1`, in the order of
 * the folder names.
 */
export function categoryIds(categories: readonly { folder: string; label: string }[]): Map<string, string> {
  const slugger = new GithubSlugger();
  const byFolder = [...categories].sort((a, b) => a.folder.localeCompare(b.folder, 'en'));
  return new Map(byFolder.map(({ folder, label }) => [folder, `category/${slugger.slug(label)}`]));
}
