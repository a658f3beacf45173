import { Link } from 'gatsby';
import { formatQuery, QueryBuilder } from 'react-querybuilder';
import packageJson from 'react-querybuilder/package.json';
import { fields } from './core/fields';
import { DemoMenu } from './DemoMenu';
import { QueryOutput } from './QueryOutput';
import { Stage } from './Stage';
import type { DemoLibrary, DemoLink } from './types';
import { useDemoQuery } from './useDemoQuery';
import * as styles from './Demo.module.css';

interface DemoProps {
  /** The library at hand. */
  library: DemoLibrary;
  /** All demos, in the order of their menu. */
  libraries: readonly DemoLink[];
}

/** A page to try the query builder on, with the controls of one library. */
export function Demo({ library, libraries }: DemoProps) {
  const [query, setQuery] = useDemoQuery();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{library.title}</h1>
        <p className={styles.lead}>{library.description}</p>
        <p>
          All demos run react-querybuilder {packageJson.version}, the version that the{' '}
          <Link to="/docs/next/intro">Next documentation</Link> describes.
        </p>
      </header>
      <DemoMenu demos={libraries} current={library.name} />
      <Stage library={library}>
        <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      </Stage>
      <QueryOutput title="SQL" text={formatQuery(query, { format: 'sql', fields })} />
    </div>
  );
}
