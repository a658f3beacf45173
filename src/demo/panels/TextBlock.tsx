import { CopyButton } from '../../ui/CopyButton';
import * as styles from './TextBlock.module.css';

interface TextBlockProps {
  title: string;
  text: string;
}

export function TextBlock({ title, text }: TextBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.title}>{title}</figcaption>
      {/* Scrollable, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.text} tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
      <CopyButton text={() => text} name={title} />
    </figure>
  );
}
