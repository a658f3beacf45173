import { h } from 'hastscript';
import { z } from 'zod';
import { contentVersions } from '../content/readContent';
import { defineComponent } from './defineComponent';

/** For markdown, too. */
const NEEDS_SCRIPTS =
  'In a browser with JavaScript, this page checks a component or a stored query here. The sections below say in words what changed.';

/** `<MigrationCheck />`: says what changes for a visitor's code and queries. It loads when it is opened. */
export const MigrationCheck = defineComponent({
  empty: true,
  props: z.object({}),
  build({ context: { version } }) {
    if (version === undefined) throw new Error('<MigrationCheck>: expected in a page of the documentation');
    const versions = contentVersions().map(({ name, label }) => ({ name, label }));
    // Unlike that of an example, its HTML is not made before: the second class tells them apart.
    const island = { className: 'island on-demand', dataIsland: 'migration' };
    return h('div', [
      h('noscript', h('p', NEEDS_SCRIPTS)),
      h('details', { className: 'script-only' }, [
        h('summary', 'Check a component or a stored query'),
        h('div', { ...island, dataMigration: JSON.stringify({ versions, version }) }),
        h('span', { hidden: true }),
      ]),
    ]);
  },
});
