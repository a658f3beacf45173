import type { DocumentHeading } from '../shared/document';
import type { Card } from '../shared/navigation/pageContext';
import { untranslated } from '../shared/untranslated';
import { PageLink } from '../ui/PageLink';
import { DocTitle } from './DocTitle';
import * as styles from './CategoryPage.module.css';

interface CategoryPageProps {
  title: string;
  description: string;
  version: string;
  cards: readonly Card[];
  /** Headings of the pages whose sections the cards list, by path. */
  sections: ReadonlyMap<string, readonly DocumentHeading[]>;
}

export function CategoryPage({ title, description, version, cards, sections }: CategoryPageProps) {
  return (
    <article className={styles.category}>
      <DocTitle title={title} version={version} />
      <p>{description}</p>
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
  headings: readonly DocumentHeading[];
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
