import { Link } from 'gatsby';
import { Island } from '../live/Island';
import { StaticDefaultBuilder } from './StaticDefaultBuilder';
import * as styles from './HomePage.module.css';

interface HomePageProps {
  title: string;
  tagline: string;
}

const loadDefaultBuilder = async () => (await import('./DefaultBuilder')).DefaultBuilder;

/** The home page: what the library is, and a builder to try at once. */
export function HomePage({ title, tagline }: HomePageProps) {
  return (
    <>
      <section className={styles.hero}>
        <h1>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.lead}>
          Let people put together a condition from rules and groups. You get a plain object, and SQL, MongoDB, JsonLogic
          or six more formats from it.
        </p>
        <p className={styles.actions}>
          <Link to="/docs/intro" className={styles.primary}>
            Get started
          </Link>
          <Link to="/demo" className={styles.secondary}>
            Try the demo
          </Link>
        </p>
      </section>

      <section className={styles.row}>
        <div className={styles.text}>
          <h2>Sensible defaults</h2>
          <p>
            Give it your fields, and it works: operators, value editors, nested groups and their buttons come with it,
            in markup that you can style and replace. This builder has the fields of the demo and no other setting.
          </p>
          <p>
            <Link to="/docs/api/querybuilder">All props of the component</Link>
          </p>
        </div>
        <div className={styles.live} data-rqb="next">
          <Island name="home-defaults" load={loadDefaultBuilder} fallback={<StaticDefaultBuilder />} />
        </div>
      </section>
    </>
  );
}
