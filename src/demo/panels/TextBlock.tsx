import { CopyButton } from '../../document/CopyButton';
import * as styles from './TextBlock.module.css';

interface TextBlockProps {
  title: string;
  text: string;
}

/** A text to read and to copy. */
export function TextBlock({ title, text }: TextBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.title}>{title}</figcaption>
      {/* It scrolls where it is long, so a keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.text} tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
      <CopyButton text={() => text} name={title} />
    </figure>
  );
}
