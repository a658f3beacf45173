import { useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import { crashedIsland } from '../live/crashedIsland';
import { loadExample } from '../live/exampleModules';
import { mountIsland } from '../live/mountIsland';
import { ErrorBoundary } from '../../runtime/ErrorBoundary';
import { hydrate } from '../../runtime/hydrate';
import { ExampleEditor } from './ExampleEditor';

/** Mounts a document's live examples and editors, each in a React root of its own, isolated from page and siblings. */
export function useExamples(ref: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    const elements = (selector: string) => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const ends = [...elements('[data-island]').map(mountExample), ...elements('[data-editor]').map(mountEditor)];
    return () => ends.forEach((end) => end());
  }, [ref, html]);
}

function mountExample(island: HTMLElement): () => void {
  const { island: id = '', migration } = island.dataset;
  return mountIsland(island, id, async () => {
    if (!migration) return (await loadExample(id)).default;
    const { MigrationTool } = await import('../../migration/MigrationTool');
    const props = JSON.parse(migration) as ComponentProps<typeof MigrationTool>;
    return () => <MigrationTool {...props} />;
  });
}

function mountEditor(element: HTMLElement): () => void {
  const example = element.closest('section');
  if (!example) return () => undefined;
  const { editor: id = '', files = '[]', versions } = element.dataset;
  const editor = (
    <ErrorBoundary fallback={crashedIsland}>
      <ExampleEditor
        id={id}
        example={example}
        files={JSON.parse(files) as string[]}
        versions={[...new URLSearchParams(versions)]}
      />
    </ErrorBoundary>
  );
  return hydrate(editor, element, { identifierPrefix: id });
}
