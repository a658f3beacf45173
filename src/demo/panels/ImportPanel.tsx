import type { RuleGroupTypeAny } from 'react-querybuilder';
import { DISABLED_NOTICE } from '../core/demoReducer';
import { IMPORT_LANGUAGES } from '../core/imports/languages';
import { EXAMPLES } from '../core/imports/examples';
import { describeQuery } from '../core/query';
import { DEFAULT_DEMO_STATE, type DemoState, type ImportLanguage } from '../core/state';
import { PageLink } from '../../ui/PageLink';
import { Tabs } from '../../ui/Tabs';
import { TextReader } from './TextReader';
import * as styles from './panels.module.css';

interface ImportPanelProps {
  state: DemoState;
  /** Typed texts by language, kept while other panels are shown. */
  texts: Partial<Record<ImportLanguage, string>>;
  onText: (language: ImportLanguage, text: string) => void;
  onLanguage: (language: ImportLanguage) => void;
  onImport: (query: RuleGroupTypeAny) => void;
}

export function ImportPanel({ state, texts, onText, onLanguage, onImport }: ImportPanelProps) {
  const { options, view, data } = state;
  const language = IMPORT_LANGUAGES.find(({ name }) => name === view.language) ?? IMPORT_LANGUAGES[0];
  // The examples name the fields of the musicians.
  const example = data.fields === DEFAULT_DEMO_STATE.data.fields ? EXAMPLES[language.name] : '';
  const text = texts[language.name] ?? example;

  const read = async (keepsNewFields: boolean) => {
    const { importQuery } = await import(/* webpackChunkName: "demo-import" */ '../core/imports/importQuery');
    const result = await importQuery(language.name, text, { ...options, fields: data.fields, keepsNewFields });
    if ('problem' in result) return result;
    const use = () => {
      onImport(result.query);
      return [`Imported ${describeQuery(result.query)}.`, ...result.notes].join(' ');
    };
    return { use };
  };

  return (
    <div className={styles.panel}>
      <Tabs look="pills" label="Language" values={IMPORT_LANGUAGES} selected={language.name} onSelect={onLanguage} />
      <TextReader
        key={language.name}
        label={`${language.label} to import`}
        text={text}
        onText={(changed) => onText(language.name, changed)}
        action="Import"
        disabled={options.disabled}
        notice={options.disabled ? DISABLED_NOTICE : undefined}
        what="The import"
        read={read}
      />
      <details className={styles.fields}>
        <summary>The fields that you can name</summary>
        <ul>
          {data.fields.map(({ name, label }) => (
            <li key={name}>
              <code>{name}</code> {label}
            </li>
          ))}
        </ul>
      </details>
      <p className={styles.links}>
        <PageLink to={language.docs}>
          {language.parser
            ? `What ${language.parser} reads and what it does not`
            : `How formatQuery writes ${language.label}`}
        </PageLink>
      </p>
    </div>
  );
}
