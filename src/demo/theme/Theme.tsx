import { useId } from 'react';
import { Button } from '../../ui/Button';
import { CodeBlock } from '../../ui/CodeBlock';
import { PageLink } from '../../ui/PageLink';
import { readTheme, writeTheme, type Theme as Values } from '../core/theme';
import { setView } from '../demoStore';
import { themeCss, themeSass } from './themeCss';
import * as styles from './theme.module.css';

const LENGTHS = [
  { name: 'opacity', label: 'Opacity of the background', max: 100, step: 5, unit: (value: number) => `${value} %` },
  { name: 'spacing', label: 'Spacing', max: 16, step: 1, unit: (value: number) => `${value / 8} rem` },
  { name: 'radius', label: 'Radius', max: 16, step: 1, unit: (value: number) => `${value / 8} rem` },
  { name: 'width', label: 'Width of lines', max: 8, step: 1, unit: (value: number) => `${value} px` },
] as const;

const COLOURS = [
  { name: 'background', label: 'Background' },
  { name: 'line', label: 'Lines' },
] as const;

const setTheme = (theme: string) => setView({ theme });

interface ThemeProps {
  theme: string;
  hasBranches: boolean;
  onBranches: (isOn: boolean) => void;
}

/** Controls of what the variables of the default look set, and the Sass and CSS of them. */
export function Theme({ theme, hasBranches, onBranches }: ThemeProps) {
  const id = useId();
  const values = readTheme(theme);
  const change = (part: Partial<Values>) => setTheme(writeTheme({ ...values, ...part }));
  return (
    <div className={styles.theme}>
      {COLOURS.map(({ name, label }) => (
        <label key={name} className={styles.control}>
          {label}
          <input
            type="color"
            value={`#${values[name]}`}
            onChange={(event) => change({ [name]: event.target.value.slice(1).toLowerCase() })}
          />
        </label>
      ))}
      {LENGTHS.map(({ name, label, max, step, unit }) => (
        <div key={name} className={styles.control}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            min={0}
            max={max}
            step={step}
            value={values[name]}
            aria-valuetext={unit(values[name])}
            onChange={(event) => change({ [name]: Number(event.target.value) })}
          />
          <span aria-hidden="true">{unit(values[name])}</span>
        </div>
      ))}
      <label className={styles.control}>
        Branch lines
        <input type="checkbox" checked={hasBranches} onChange={(event) => onBranches(event.target.checked)} />
      </label>
      <div>
        <Button look="small" onClick={() => setTheme('')}>
          Reset the theme
        </Button>
      </div>
      <CodeBlock title="styles.scss" text={themeSass(values)} language="css" />
      <CodeBlock title="query-builder.css, in place of the library’s" text={themeCss(values)} language="css" />
      <p>
        <PageLink to="/docs/next/styling/overview">How to style the builder</PageLink>
      </p>
    </div>
  );
}
