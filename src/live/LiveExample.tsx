import { memo } from 'react';
import { Island } from './Island';
import { loadExample } from './exampleModules';
import { staticExample } from './staticExample';
import * as styles from './LiveExample.module.css';

interface LiveExampleProps {
  id: string;
  /** The text of its style sheets, which come alive with it, too: without them, it would change its size then. */
  css?: string;
}

/**
 * A running example. It stands in the static HTML as it first renders; it loads the library of its own version and comes
 * alive when it is in view, apart from the page around it: what happens to one does not touch the other.
 */
export const LiveExample = memo(function LiveExample({ id, css }: LiveExampleProps) {
  const [version] = id.split('/');
  return (
    <div className={styles.live} data-rqb={version} data-example={id}>
      {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
      <Island name={id} load={async () => (await loadExample(id)).default} html={staticExample(id)} />
    </div>
  );
});
