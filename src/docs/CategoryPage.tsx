import type { DocumentHeading } from '../shared/document';
import type { CategoryContext } from '../shared/navigation/pageContext';
import { untranslated } from '../shared/untranslated';
import { PageLink } from '../ui/PageLink';
import { DocHead } from './DocHead';
import * as styles from './CategoryPage.module.css';

type SectionHeading = Pick<DocumentHeading, 'id' | 'level' | 'html'>;

interface CategoryPageProps {
  context: CategoryContext;
  /** Headings of the pages whose sections the cards list, by path. */
  sections: ReadonlyMap<string, readonly SectionHeading[]>;
}

export function CategoryPage({ context, sections }: CategoryPageProps) {
  const { title, description, cards } = context;
  return (
    <article className={styles.category}>
      <DocHead context={context} title={title} description={description} />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.path} className={styles.card}>
            <PageLink to={card.path}>
              <h2 {...untranslated(card.label)}>{card.label}</h2>
              <p>{card.description}</p>
              {card.count !== null && <small>{card.count === 1 ? '1 item' : `${card.count} items`}</small>}
            </PageLink>
            <SectionList path={card.path} headings={sections.get(card.path) ?? []} />
          </li>
        ))}
      </ul>
    </article>
  );
}

interface SectionListProps {
  path: string;
  headings: readonly SectionHeading[];
}

/** What the page answers: its headings of level 2. */
function SectionList({ path, headings }: SectionListProps) {
  const top = headings.filter(({ level }) => level === 2);
  if (top.length < 2) return null;
  return (
    <ul>
      {top.map(({ id, html }) => (
        <li key={id}>
          <PageLink to={`${path}#${id}`}>
            <span dangerouslySetInnerHTML={{ __html: html }} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
