import { markdownPath } from '../../shared/navigation/markdownPath';
import type { NavigationLink } from '../../shared/navigation/types';
import { equivalentPage } from '../pages/equivalentPage';
import { categoriesOf, docsOf, type SidebarItem } from '../pages/sidebar';
import type { Version } from '../../shared/versions/types';
import { docPath } from '../../shared/versions/versions';
import { LIBRARY } from '../api/libraryPackage';
import type { SymbolLocations } from '../api/symbolLocations';
import type { DeclaredApi } from '../api/types';
import { readEquivalents, readSite } from '../content/readContent';
import { listFiles, publishFile, removeFiles } from '../files';
import { inProject } from '../paths';
import type { SearchSection } from '../search/searchSections';
import { llmsTxt, twinList, type ListedPage, type ListedVersion } from './llmsTxt';
import { migrationSkill, skillPath, SKILLS_FOLDER, skillsIndex, versionSkill, type Skill } from './skills';
import { smallText } from './smallText';
import { twinText, type Twin } from './twin';

/** A version with its pages in sidebar order. */
interface VersionTree extends Pick<Version, 'name' | 'label' | 'path' | 'isLast'> {
  sidebar: SidebarItem[];
}

interface WrittenVersion extends VersionTree {
  /** Number of the library's version. */
  release: string;
  api: DeclaredApi;
  /** Where it documents what. */
  locations: SymbolLocations;
}

type PageText = Pick<Twin, 'path' | 'title' | 'description' | 'markdown'>;

/** A page outside the documentation. */
export interface OtherPage extends PageText {
  /** False for a page that lists leave out. */
  isListed?: boolean;
}

interface MarkdownWriter {
  /** Writes the twins of a version's pages and categories, and the texts about the whole version. */
  addVersion(version: WrittenVersion, docs: readonly (PageText & { sections: readonly SearchSection[] })[]): void;
  /**
   * Writes the twins of all other pages and `llms.txt`, then removes files of earlier builds.
   *
   * @param homeText what the home page says, as markdown
   */
  finish(pages: readonly OtherPage[], homeText: string): void;
}

/** @param site base of paths: `https://site.example/prefix` */
export function markdownWriter(site: string, versions: readonly VersionTree[]): MarkdownWriter {
  const listed: ListedVersion[] = [];
  const skills: Skill[] = [];
  const written = new Set<string>();
  const { title, description } = readSite();
  const othersOf = otherVersions(versions);

  const write = (path: string, text: string) => {
    publishFile(path, text);
    written.add(path.slice(1));
  };
  const writeTwin = (twin: Twin): string => {
    const text = twinText(twin, site);
    write(markdownPath(twin.path), text);
    return text;
  };

  return {
    addVersion({ name, label, path, isLast, sidebar, release, api, locations }, docs) {
      const subject = `Version ${label}, ${LIBRARY} ${release}`;
      const items = itemsOf(sidebar);
      const ids = new Map(items.map((item) => [item.path, item.id]));
      const twinOf = (page: PageText): Twin => ({ ...page, subject, others: othersOf(name, ids.get(page.path) ?? '') });
      const whole = docs.map((doc) => `${writeTwin(twinOf(doc))}\n`).join('');
      const [first] = docs;
      // A version's root shows its first page.
      if (first) writeTwin({ ...twinOf(first), path });
      for (const category of categoriesOf(sidebar)) {
        writeTwin(twinOf({ ...category, title: category.label, markdown: `${twinList(category.items, site)}\n` }));
      }

      const full = {
        label: 'Full text',
        path: `${TEXTS}/${name}.txt`,
        description: `All pages of ${label} in one file.`,
      };
      const small = {
        label: 'Small text',
        path: `${TEXTS}/${name}-small.txt`,
        description: `Every export of ${label}: a sentence and its declaration.`,
      };
      write(full.path, whole);
      if (isLast) write('/llms-full.txt', whole);
      const sections = docs.flatMap((doc) => doc.sections);
      write(small.path, smallText({ title: `${title} ${label} in brief`, api, locations, sections }, site));

      const sourceOf = (page: PageText) => ({
        ...{ name, label, release, page },
        links: {
          page: `${site}${markdownPath(page.path)}`,
          exports: `${site}${small.path}`,
          index: `${site}/llms.txt`,
        },
      });
      const before = versions[versions.findIndex((version) => version.name === name) + 1];
      const migration = docs.find((doc) => doc.path === docPath({ path }, MIGRATION_PAGE));
      if (first) skills.push(versionSkill(sourceOf(first)));
      if (before && migration) skills.push(migrationSkill(before.label, sourceOf(migration)));
      listed.push({ label, isLast, texts: [full, small], pages: items });
    },
    finish(pages, homeText) {
      const others = pages
        .filter(({ isListed = true }) => isListed)
        .map((page): ListedPage => ({ ...page, label: page.title }));
      const roots = versions.map(({ label, path }) => ({ label, path, description: `Where ${label} begins.` }));
      const home = `${homeText}\n## Documentation\n\n${twinList(roots, site)}\n\n## Other pages\n\n${twinList(others, site)}\n`;
      writeTwin({ path: '/', title, description, markdown: home });
      for (const page of pages) writeTwin(page);
      const homePage = { label: 'Home page', path: '/', description };
      write('/llms.txt', llmsTxt({ title, description, versions: listed, pages: [homePage, ...others] }, site));
      for (const skill of skills) write(skillPath(skill), skill.text);
      write(`${SKILLS_FOLDER}/index.json`, skillsIndex(skills, site));
      removeOthers(written);
    },
  };
}

/** The pages of a version, then its categories. */
const itemsOf = (sidebar: readonly SidebarItem[]): SidebarItem[] => [...docsOf(sidebar), ...categoriesOf(sidebar)];

/** A function from a version and a page's id to the same page in the other versions. */
function otherVersions(versions: readonly VersionTree[]): (name: string, id: string) => NavigationLink[] {
  const equivalents = readEquivalents();
  const trees = versions.map((version) => ({
    version,
    ids: new Set(itemsOf(version.sidebar).map(({ id }) => id)),
  }));
  return (name, id) =>
    trees.flatMap(({ version, ids }) => {
      const found = version.name === name ? null : equivalentPage(id, ids, equivalents);
      return found === null ? [] : [{ label: version.label, path: docPath(version, found) }];
    });
}

const TEXTS = '/llms';

/** Id of the page that says what to change when one comes from the version before. */
const MIGRATION_PAGE = 'migrate';

/** Removes markdown of earlier builds, but not files that are copied from static/. */
function removeOthers(written: ReadonlySet<string>): void {
  const served = new Set(listFiles(inProject('static')));
  const isOwn = (file: string) => file.endsWith('.md') || `/${file}`.startsWith(`${TEXTS}/`);
  removeFiles(inProject('public'), (file) => isOwn(file) && !written.has(file) && !served.has(file));
}
