import { withPrefix } from 'gatsby';
import { useId, useState } from 'react';
import { ALL_OPTIONS, DEFAULT_OPTIONS, OPTIONS, type Options } from './core/options';
import { useCloseWhenWide } from './useCloseWhenWide';
import * as styles from './OptionsPanel.module.css';

/** Id of the panel, for the button that opens it on a narrow screen. */
export const OPTIONS_PANEL_ID = 'demo-options';

/** What is said of each option, and of none. */
const HINTS = [{ name: '', description: 'Point at an option to read what it does.' }, ...OPTIONS];

interface OptionsPanelProps {
  options: Options;
  onChange: (options: Options) => void;
}

/** The options of the demo: a column on a wide screen; on a narrow one a sheet, above which the builder stays in sight. */
export function OptionsPanel({ options, onChange }: OptionsPanelProps) {
  const ref = useCloseWhenWide();
  const [hinted, setHinted] = useState('');
  const { disabled, independentCombinators } = options;
  return (
    <section ref={ref} id={OPTIONS_PANEL_ID} popover="auto" className={styles.panel} aria-label="Options">
      <div className={styles.header}>
        <h2 className={styles.title}>Options</h2>
        <button type="button" className={styles.action} onClick={() => onChange(DEFAULT_OPTIONS)}>
          Reset to defaults
        </button>
        <button
          type="button"
          className={styles.action}
          title="All but Disabled and Independent combinators"
          onClick={() => onChange({ ...ALL_OPTIONS, disabled, independentCombinators })}
        >
          Select all
        </button>
        <button
          type="button"
          className={styles.close}
          popovertarget={OPTIONS_PANEL_ID}
          popovertargetaction="hide"
          aria-label="Close options"
        >
          ×
        </button>
      </div>
      <p className={styles.hint} aria-hidden="true">
        {HINTS.map(({ name, description }) => (
          <span key={name} data-shown={name === hinted || undefined}>
            {description}
          </span>
        ))}
      </p>
      <ul className={styles.list}>
        {OPTIONS.map(({ name, ...option }) => (
          <OptionItem
            key={name}
            {...option}
            name={name}
            checked={options[name]}
            onHint={() => setHinted(name)}
            onChange={(checked) => onChange({ ...options, [name]: checked })}
          />
        ))}
      </ul>
    </section>
  );
}

interface OptionItemProps {
  name: string;
  label: string;
  description: string;
  /** Where the documentation explains it. */
  docs: string;
  checked: boolean;
  /** Called when the option is pointed at, or has the focus. */
  onHint: () => void;
  onChange: (checked: boolean) => void;
}

function OptionItem({ name, label, description, docs, checked, onHint, onChange }: OptionItemProps) {
  const id = useId();
  return (
    <li className={styles.item} onPointerEnter={onHint} onFocus={onHint}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          className={styles.checkbox}
          checked={checked}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {/* No link of Gatsby's, which would fetch the longest page of the documentation just in case. */}
      <a
        href={withPrefix(docs)}
        className={styles.docs}
        aria-label={`${label}: documentation`}
        title={`Documentation of ${name}`}
      >
        ?
      </a>
      <span id={id} hidden>
        {description}
      </span>
    </li>
  );
}
