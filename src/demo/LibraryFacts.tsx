import type { DemoLibrary } from './types';
import * as styles from './LibraryFacts.module.css';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** What an app with the controls of this demo costs. */
export function LibraryFacts({ name, label, facts }: Pick<DemoLibrary, 'name' | 'label' | 'facts'>) {
  const { bytes, bytesOfDefault, packages } = facts;
  const more = bytes === bytesOfDefault ? '' : `, ${kilobytes(bytes - bytesOfDefault)} more than with the default look`;
  return (
    <details className={styles.facts}>
      <summary>
        What {name === 'default' ? 'the default look' : label} costs: {kilobytes(bytes)}, {packages.length}{' '}
        {packages.length === 1 ? 'package' : 'packages'}
      </summary>
      <p>
        {kilobytes(bytes)} is what an app downloads for it at least, compressed: query builder, react-dom, controls and
        style sheets{more}. axe-core finds nothing wrong on this page, with all options, in light and dark, on wide and
        narrow screens.
      </p>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label="Packages">
        <table>
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col">Version</th>
              <th scope="col">Licence</th>
              <th scope="col">React</th>
            </tr>
          </thead>
          <tbody>
            {packages.map((it) => (
              <tr key={it.name}>
                <th scope="row">{it.name}</th>
                <td>{it.version}</td>
                <td>{it.licence || '–'}</td>
                <td>{it.react || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
