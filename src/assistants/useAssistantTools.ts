import { useEffect } from 'react';
import type { Site } from '../runtime/useSite';
import type { ModelContext } from './registerTools';

/** Offers the site's tools to an assistant in the browser; without one, nothing is loaded. */
export function useAssistantTools(versions: Site['versions']): void {
  useEffect(() => {
    const { modelContext } = navigator as Navigator & { modelContext?: ModelContext };
    if (!modelContext) return;
    const register = async () => (await import('./registerTools')).registerTools(modelContext, versions);
    // The page works without them.
    register().catch(() => undefined);
  }, [versions]);
}
