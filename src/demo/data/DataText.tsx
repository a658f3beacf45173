import type { DemoSession } from '../core/demoReducer';
import { exampleQuery } from '../core/exampleQuery';
import { DATA_LANGUAGES } from '../core/inference/examples';
import type { Inferred } from '../core/inference/inferData';
import type { Data } from '../core/state';
import { unknownNames } from '../core/unknownNames';
import { dispatch, getSession } from '../demoStore';
import { TextReader } from '../panels/TextReader';
import { Tabs } from '../../ui/Tabs';

interface DataTextProps {
  disabled: boolean;
  input: DemoSession['dataInput'];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Rows with names that are all known leave the fields as they are: a type says more than rows do. */
function dataOf({ fields, rows }: Inferred, current: Data): Data {
  const names = new Set(current.fields.map(({ name }) => name));
  const fits = current.rows !== undefined && rows.length > 0 && fields.every(({ name }) => names.has(name));
  return { fields: fits ? current.fields : fields, rows };
}

/** A text that becomes fields, and rows if it has any. */
export function DataText({ disabled, input }: DataTextProps) {
  const chosen = DATA_LANGUAGES.find(({ name }) => name === input.language) ?? DATA_LANGUAGES[0]!;
  const text = input.texts[chosen.name] ?? chosen.example;

  const read = async () => {
    const { inferData } = await import(/* webpackChunkName: "demo-inference" */ '../core/inference/inferData');
    const inferred = await inferData(text);
    if ('problem' in inferred) return inferred;
    const use = () => {
      // The visitor may have changed the query while the reader loaded.
      const { state: now } = getSession();
      const data = dataOf(inferred, now.data);
      const { fields: unknown } = unknownNames(now.query, data.fields);
      const query = unknown.length > 0 ? exampleQuery(data) : now.query;
      dispatch({ type: 'replace', query, data, message: '' });
      const { label } = DATA_LANGUAGES.find(({ name }) => name === inferred.language)!;
      const size = [
        count(inferred.fields.length, 'field'),
        ...(data.rows?.length ? [count(data.rows.length, 'row')] : []),
      ];
      const kept =
        data.fields === now.data.fields ? ['The fields are those of before, which have all these names.'] : [];
      return [`${label}: ${size.join(', ')}.`, ...kept, ...inferred.notes].join(' ');
    };
    return { use };
  };

  return (
    <>
      <Tabs
        look="pills"
        label="Language"
        values={DATA_LANGUAGES}
        selected={chosen.name}
        onSelect={(language) => dispatch({ type: 'setDataInput', language })}
      />
      <TextReader
        key={chosen.name}
        label="Rows, a type, a table or a schema of yours"
        text={text}
        onText={(changed) => dispatch({ type: 'setDataInput', language: chosen.name, text: changed })}
        action="Use these fields"
        disabled={disabled}
        what="What reads the text"
        read={read}
      />
    </>
  );
}
