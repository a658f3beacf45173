import type { SidebarItem } from '../../src/gatsby/pages/sidebar';

export const sidebarDoc = (id: string): SidebarItem => ({
  ...{ id, label: id.toUpperCase(), path: `/docs/${id}`, description: '' },
});

export const sidebarCategory = (id: string, ...items: SidebarItem[]): SidebarItem => ({ ...sidebarDoc(id), items });

/** Categories of ten pages each, filled up with pages to the given number. */
export function largeSidebar(pages: number): SidebarItem[] {
  const docs = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => sidebarDoc(`${name}${index}`));
  const categories = Array.from({ length: Math.floor(pages / 11) }, (_, index) =>
    sidebarCategory(`c${index}`, ...docs(`c${index}-`, 10)),
  );
  return [...categories, ...docs('d', pages % 11)];
}
