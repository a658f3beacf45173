import type { RuleGroupTypeAny } from 'react-querybuilder';
import packageJson from 'react-querybuilder/package.json';
import { useLiveMessage } from '../runtime/useLiveMessage';
import { PageLink } from '../ui/PageLink';
import { Builder } from './Builder';
import './core/invalid.css';
import './core/justified.css';
import type { Options } from './core/options';
import { countQuery, describeQuery } from './core/query';
import type { DemoState } from './core/state';
import { queryWords } from './core/words';
import { DemoMenu } from './DemoMenu';
import { DemoStage } from './DemoStage';
import { dispatch, getSession, setView, useSession } from './demoStore';
import { LibraryFacts } from './LibraryFacts';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';
import { LinkNotice } from './LinkNotice';
import { OptionsPanel } from './OptionsPanel';
import { Output } from './Output';
import { Sentence } from './Sentence';
import { useTheme } from './theme/useTheme';
import { Toolbar } from './Toolbar';
import type { DemoLibrary, DemoLink } from './types';
import { useDemoLink } from './useDemoLink';
import * as styles from './Demo.module.css';

interface DemoProps {
  library: DemoLibrary;
  libraries: readonly DemoLink[];
}

const editQuery = (query: RuleGroupTypeAny) => dispatch({ type: 'edit', query });
const setOptions = (options: Options) => dispatch({ type: 'setOptions', options });

const showPresets = () => {
  setView({ tab: 'presets' });
  document.querySelector<HTMLElement>('input[value="presets"]')?.focus();
};

/** More would take too long to listen to. */
const MAX_SPOKEN_RULES = 10;

function describe({ query, data }: DemoState): string {
  const size = `The query has ${describeQuery(query)}.`;
  return countQuery(query).rules > MAX_SPOKEN_RULES ? size : `${size} ${queryWords(query, data.fields)}.`;
}

const giveUpDragAndDrop = (error: Error) => {
  setOptions({ ...getSession().state.options, enableDragAndDrop: false });
  dispatch({ type: 'announce', message: `Drag and drop did not load: ${error.message} Switch it on to try again.` });
};

/** Tells tools that compare a page with its markdown what is not text. */
const NO_TEXT = { 'data-markdown-ignore': '' };

export function Demo({ library, libraries }: DemoProps) {
  const session = useSession();
  const { state, hash } = session;
  useTheme(library.name === DEFAULT_LIBRARY ? state.view.theme : '');
  const link = useDemoLink(library.name, libraries);
  // A change by a button has been announced already.
  const told = useLiveMessage(state.query, session.isAnnounced ? '' : describe(state));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{library.title}</h1>
        <DemoMenu demos={libraries} current={library.name} hash={hash} />
      </header>
      <div className={styles.options} {...NO_TEXT}>
        <OptionsPanel options={state.options} onChange={setOptions} onPresets={showPresets} />
      </div>
      <div className={styles.builder} {...NO_TEXT}>
        <LinkNotice {...link} />
        <Sentence query={state.query} data={state.data} />
        <DemoStage library={library}>
          <Builder
            query={state.query}
            options={state.options}
            data={state.data}
            setup={state.setup}
            onQueryChange={editQuery}
            onDragAndDropError={giveUpDragAndDrop}
          />
        </DemoStage>
        <Toolbar library={library.name} session={session} />
        <p role="status" className="sr-only">
          {told}
        </p>
      </div>
      <div className={styles.output} {...NO_TEXT}>
        <Output session={session} library={library} />
      </div>
      <div className={styles.about}>
        <p>{library.description}</p>
        <LibraryFacts {...library} />
        <p className={styles.versions}>
          All demos run react-querybuilder {packageJson.version}, the version that the{' '}
          <PageLink to="/docs/next/intro">Next documentation</PageLink> describes.
        </p>
      </div>
    </div>
  );
}
