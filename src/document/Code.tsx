import { useRef } from 'react';
import { CopyButton } from './CopyButton';
import * as styles from './Code.module.css';

interface CodeProps {
  language: string;
  /** Highlighted at build; its text was escaped there. */
  html: string;
  title?: string;
  numbered?: boolean;
}

/** A sample of code. */
export function Code({ language, html, title, numbered }: CodeProps) {
  const ref = useRef<HTMLElement>(null);
  return (
    <figure className={styles.block} data-numbered={numbered}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {/* It scrolls where it is wide, so a keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0}>
        <code ref={ref} className="code" data-language={language} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton text={() => codeText(ref.current)} />
    </figure>
  );
}

/** The text of a sample without the lines that it shows as deleted. */
function codeText(code: HTMLElement | null): string {
  const copy = code?.cloneNode(true) as HTMLElement | undefined;
  for (const line of copy?.querySelectorAll('.del') ?? []) line.remove();
  return (copy?.textContent ?? '').replace(/\n$/, '');
}
