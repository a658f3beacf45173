import type { RuleGroupTypeAny } from 'react-querybuilder';
import packageJson from 'react-querybuilder/package.json';
import { PageLink } from '../ui/PageLink';
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
import { DemoStage } from './DemoStage';
import { Toolbar } from './Toolbar';
import type { DemoLibrary, DemoLink } from './types';
import { useDemoLink } from './useDemoLink';
import { replaceQuery, announce } from './useUndoHistory';
import * as styles from './Demo.module.css';

interface DemoProps {
  library: DemoLibrary;
  libraries: readonly DemoLink[];
}

const changeQuery = (query: RuleGroupTypeAny) => changeDemo((state) => withQuery(state, query));
const changeOptions = (options: Options) => changeDemo((state) => withOptions(state, options));

const giveUpDragAndDrop = (error: Error) => {
  announce(`Drag and drop did not load: ${error.message} Switch it on to try again.`);
  changeDemo((current) => withOptions(current, { ...current.options, enableDragAndDrop: false }));
};

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
          <PageLink to="/docs/next/intro">Next documentation</PageLink> describes.
        </p>
        <DemoMenu demos={libraries} current={library.name} hash={link.hash} />
      </header>
      <div className={styles.builder}>
        <Notice problems={link.problems} onDismiss={link.dismiss} onRetry={link.retry} />
        <DemoStage library={library}>
          <Builder
            query={state.query}
            options={state.options}
            onQueryChange={changeQuery}
            onDragAndDropError={giveUpDragAndDrop}
          />
        </DemoStage>
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
