import { Fragment } from 'react';
import { PageLink } from '../ui/PageLink';
import * as styles from './migration.module.css';

export interface Line {
  line: number;
  column: number;
  /** Backticks enclose code. */
  text: string;
  /** Path of the heading that explains it, and what that is about. */
  place?: string | undefined;
  about: string;
}

/** What is said of lines of a text. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ line, column, text, place, about }) => (
      <li key={`${line}:${column} ${about}`}>
        <span className={styles.line}>{`Line ${line}`}</span>
        <span>
          <Marked text={text} />{' '}
          {place && (
            <PageLink to={place}>
              Read more<span className="sr-only">{` about ${about}`}</span>
            </PageLink>
          )}
        </span>
      </li>
    ))}
  </ul>
);

const Marked = ({ text }: { text: string }) => (
  <>
    {text.split(/(`+)( ?)(.+?)\2\1/).map((part, index) => {
      if (index % 4 === 0) return <Fragment key={index}>{part}</Fragment>;
      return index % 4 === 3 && <code key={index}>{part}</code>;
    })}
  </>
);
