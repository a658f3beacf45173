import { useState } from 'react';
import { exportQuery } from '../demo/core/exportQuery';
import { FORMATS } from '../demo/core/formats';
import { DEFAULT_OPTIONS } from '../demo/core/options';
import { CodeBlock } from '../ui/CodeBlock';
import { useQuery } from './queryStore';
import { useLiveMessage } from '../runtime/useLiveMessage';
import '../ui/field.css';
import * as styles from './QueryExport.module.css';

export function QueryExport() {
  const [format, setFormat] = useState(FORMATS[0]);
  const text = exportQuery(useQuery(), format.name, DEFAULT_OPTIONS);
  const message = useLiveMessage(text, `The query as ${format.label} has changed.`);

  return (
    <div className={styles.panel}>
      <label className={styles.label}>
        Format
        <select
          className="ui-field"
          value={format.name}
          onChange={({ target }) => setFormat(FORMATS.find(({ name }) => name === target.value) ?? format)}
        >
          {FORMATS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <CodeBlock title={format.label} text={text} language={format.language} />
      <p className="sr-only" role="status">
        {message}
      </p>
    </div>
  );
}
