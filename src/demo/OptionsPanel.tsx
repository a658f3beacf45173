import { useEffect, useRef, useState } from 'react';
import { listen } from '../runtime/listen';
import { Button } from '../ui/Button';
import { closeWhenWide, PopoverHeader } from '../ui/Popover';
import { ALL_OPTIONS, DEFAULT_OPTIONS, OPTIONS, type Options } from './core/options';
import { BUILDER_ID } from './focusBuilder';
import { hintId, OptionItem } from './OptionItem';
import * as styles from './OptionsPanel.module.css';

export const OPTIONS_PANEL_ID = 'demo-options';

const HINTS = [{ name: '', description: 'Point at an option, or press it, to read what it does.' }, ...OPTIONS];

interface OptionsPanelProps {
  options: Options;
  onChange: (options: Options) => void;
  onPresets: () => void;
}

/** The demo's options: above the builder on wide screens, a popover below it on narrow ones. */
export function OptionsPanel({ options, onChange, onPresets }: OptionsPanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? closeWhenWide(ref.current) : undefined), []);
  useEffect(() => {
    // The open options cover half of the screen: the builder goes to the other half, to show what they change.
    const showBuilder = ({ newState }: ToggleEvent) => {
      if (newState === 'open') document.getElementById(BUILDER_ID)?.scrollIntoView();
    };
    return ref.current ? listen(ref.current, { toggle: showBuilder }) : undefined;
  }, []);
  const [hinted, setHinted] = useState('');
  const { disabled, independentCombinators } = options;
  return (
    <section ref={ref} id={OPTIONS_PANEL_ID} popover="auto" className={styles.panel} aria-label="Options">
      <PopoverHeader popover={OPTIONS_PANEL_ID} closeLabel="Close options">
        <h2 className={styles.title}>Options</h2>
        <Button look="small" className={styles.action} onClick={() => onChange(DEFAULT_OPTIONS)}>
          Reset to defaults
        </Button>
        <Button
          look="small"
          className={styles.action}
          title="All but Disabled and Independent combinators"
          onClick={() => onChange({ ...ALL_OPTIONS, disabled, independentCombinators })}
        >
          Select all
        </Button>
        <Button
          look="small"
          className={styles.action}
          popovertarget={OPTIONS_PANEL_ID}
          popovertargetaction="hide"
          onClick={onPresets}
        >
          Limits, languages, theme…
        </Button>
      </PopoverHeader>
      <p className={styles.hint} aria-hidden="true">
        {HINTS.map(({ name, description }) => (
          <span key={name} id={hintId(name)} data-shown={name === hinted || undefined}>
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
