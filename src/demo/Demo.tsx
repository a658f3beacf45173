import type { RuleGroupTypeAny } from 'react-querybuilder';
import packageJson from 'react-querybuilder/package.json';
import { PageLink } from '../layout/PageLink';
import { Builder } from './Builder';
import { emptyQuery, withOptions, withQuery } from './core/changes';
import { initialQuery } from './core/initialQuery';
import './core/invalid.css';
import './core/justified.css';
import type { Options } from './core/options';
import { DemoMenu } from './DemoMenu';
import { changeDemo, useDemoState } from './demoStore';
import { Notice } from './Notice';
import { OptionsPanel } from './OptionsPanel';
import { Output } from './Output';
import { QueryAnnouncer } from './QueryAnnouncer';
import { Stage } from './Stage';
import { Toolbar } from './Toolbar';
import type { DemoLibrary, DemoLink } from './types';
import { useDemoLink } from './useDemoLink';
import { replaceQuery, say } from './useReplacements';
import * as styles from './Demo.module.css';

interface DemoProps {
  /** The library at hand. */
  library: DemoLibrary;
  /** All demos, in the order of their menu. */
  libraries: readonly DemoLink[];
}

const changeQuery = (query: RuleGroupTypeAny) => changeDemo((state) => withQuery(state, query));
const changeOptions = (options: Options) => changeDemo((state) => withOptions(state, options));

const giveUpDragAndDrop = (error: Error) => {
  say(`Drag and drop did not load: ${error.message} Switch it on to try again.`);
  changeDemo((current) => withOptions(current, { ...current.options, enableDragAndDrop: false }));
};

/** A page to try the query builder on, with the controls of one library. */
export function Demo({ library, libraries }: DemoProps) {
  const state = useDemoState();
  const link = useDemoLink(library.name, libraries);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{library.title}</h1>
        <p className={styles.lead}>{library.description}</p>
        <p className={styles.versions}>
          All demos run react-querybuilder {packageJson.version}, the version that the{' '}
          <PageLink to="/docs/next/intro" prefetch={false}>
            Next documentation
          </PageLink>{' '}
          describes.
        </p>
        <DemoMenu demos={libraries} current={library.name} hash={link.hash} />
      </header>
      <div className={styles.builder}>
        <Notice problems={link.problems} onDismiss={link.dismiss} onRetry={link.retry} />
        <Stage library={library}>
          <Builder
            query={state.query}
            options={state.options}
            onQueryChange={changeQuery}
            onDragAndDropError={giveUpDragAndDrop}
          />
        </Stage>
        <Toolbar
          library={library.name}
          onClear={() => replaceQuery(emptyQuery, 'The query is empty.')}
          onInitial={() => replaceQuery(initialQuery, 'This is the query that the demo begins with.')}
        />
        <QueryAnnouncer query={state.query} />
      </div>
      <div className={styles.options}>
        <OptionsPanel options={state.options} onChange={changeOptions} />
      </div>
      <div className={styles.output}>
        <Output state={state} library={library} onImport={replaceQuery} />
      </div>
    </div>
  );
}
