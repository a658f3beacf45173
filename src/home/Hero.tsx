import { CodeSample } from '../docs/document/CodeSample';
import { buttonClass } from '../ui/Button';
import { PageLink } from '../ui/PageLink';
import * as styles from './Hero.module.css';

export interface HeroProps {
  title: string;
  tagline: string;
  /** HTML of the smallest app with a query builder. */
  sample: string;
}

export function Hero({ title, tagline, sample }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.lead}>
          Let people put together a condition from rules and groups. You get a plain object, and SQL, MongoDB, JsonLogic
          or six more formats from it.
        </p>
        <p className={styles.actions}>
          <PageLink to="/docs/intro" prefetch className={buttonClass('large primary')}>
            Get started
          </PageLink>
          <PageLink to="/demo" prefetch className={buttonClass('large secondary')}>
            Try the demo
          </PageLink>
        </p>
      </div>
      <CodeSample html={sample} />
    </div>
  );
}
