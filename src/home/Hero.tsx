import { buttonClass } from '../ui/Button';
import { PageLink } from '../ui/PageLink';
import { CopyLine } from './CopyLine';
import { LivePart } from './LivePart';
import * as styles from './Hero.module.css';

interface HeroProps {
  title: string;
  tagline: string;
  /** Major version that the command installs. */
  version: string;
}

export function Hero({ title, tagline, version }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.lead}>
          People put conditions together from your fields. You get a plain object, and SQL, MongoDB, JsonLogic or CEL
          from it.
        </p>
        <p className={styles.actions}>
          <PageLink to="/docs/intro" prefetch className={buttonClass('large primary')}>
            Get started
          </PageLink>
          <PageLink to="/demo" prefetch className={buttonClass('large secondary')}>
            Try the demo
          </PageLink>
        </p>
        <CopyLine text={`npm install react-querybuilder@${version}`} />
      </div>
      <div className={styles.window}>
        <LivePart name="HeroBuilder" />
      </div>
    </div>
  );
}
