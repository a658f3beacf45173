import { PAGE_JOURNEYS } from './pageJourneys';
import { TOOL_JOURNEYS } from './toolJourneys';
import type { Journey } from './visitor';

export const JOURNEYS: Readonly<Record<string, Journey>> = { ...PAGE_JOURNEYS, ...TOOL_JOURNEYS };
