import { useState } from 'react';
import { CodeBlock } from '../../ui/CodeBlock';
import type { Format } from '../core/formats';
import type { ExportOptions } from '../core/exportQuery';
import { Loaded } from './Loaded';
import * as styles from './panels.module.css';

const loadCall = () => import(/* webpackChunkName: "demo-code" */ '../core/customCall');

/** Formats whose rules `formatQuery` lets a processor write. */
const HAS_PROCESSOR = /^(?:sql|mongodb|cel|spel|jsonlogic)$/;

/** How an app changes what a format writes; most visitors never open it. */
export function CustomCall({ format, options }: { format: Format; options: ExportOptions }) {
  const [isOpen, setOpen] = useState(false);
  if (!HAS_PROCESSOR.test(format.name)) return null;
  return (
    <details className={styles.fields} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>With a processor and a fallback of your own</summary>
      {isOpen && (
        <Loaded what="The code" load={loadCall}>
          {({ customCall }) => (
            <CodeBlock title="Call with options of your own" text={customCall(format.name, options)} language="ts" />
          )}
        </Loaded>
      )}
    </details>
  );
}
