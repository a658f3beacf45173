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
}

export function CategoryPage({ title, description, version, cards }: CategoryPageProps) {
  return (
    <article className={styles.category}>
      <DocTitle title={title} version={version} />
      <p>{description}</p>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.path}>
            <PageLink to={card.path} className={styles.card}>
              <h2 {...untranslated(card.label)}>{card.label}</h2>
              <p>{card.description}</p>
              {card.count !== null && <small>{card.count === 1 ? '1 item' : `${card.count} items`}</small>}
            </PageLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
