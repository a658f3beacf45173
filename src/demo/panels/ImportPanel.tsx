import { DISABLED_NOTICE, type DemoSession } from '../core/demoReducer';
import { IMPORT_LANGUAGES } from '../core/imports/languages';
import { EXAMPLES } from '../core/imports/examples';
import { describeQuery } from '../core/query';
import { fieldsOf, hasOwnFields } from '../core/state';
import { dispatch, setView } from '../demoStore';
import { PageLink } from '../../ui/PageLink';
import { Tabs } from '../../ui/Tabs';
import { TextReader } from './TextReader';
import * as styles from './panels.module.css';

export function ImportPanel({ session: { state, importTexts } }: { session: DemoSession }) {
  const { options, view, data } = state;
  const language = IMPORT_LANGUAGES.find(({ name }) => name === view.language) ?? IMPORT_LANGUAGES[0];
  // The examples name the fields of the musicians.
  const example = hasOwnFields(data) ? '' : EXAMPLES[language.name];
  const text = importTexts[language.name] ?? example;

  const read = async (keepsNewFields: boolean) => {
    const { importQuery } = await import(/* webpackChunkName: "demo-import" */ '../core/imports/importQuery');
    const result = await importQuery(language.name, text, { ...options, fields: fieldsOf(state), keepsNewFields });
    if ('problem' in result) return result;
    const use = () => {
      dispatch({ type: 'replace', query: result.query, message: '' });
      return [`Imported ${describeQuery(result.query)}.`, ...result.notes].join(' ');
    };
    return { use };
  };

  return (
    <div className={styles.panel}>
      <Tabs
        look="pills"
        label="Language"
        values={IMPORT_LANGUAGES}
        selected={language.name}
        onSelect={(name) => setView({ language: name })}
      />
      <TextReader
        key={language.name}
        label={`${language.label} to import`}
        text={text}
        onText={(changed) => dispatch({ type: 'setImportText', language: language.name, text: changed })}
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
