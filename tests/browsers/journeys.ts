import { PAGE_JOURNEYS } from './pageJourneys';
import { TOOL_JOURNEYS } from './toolJourneys';
import { DEMO_JOURNEYS } from './demoJourneys';
import type { Journey } from './visitor';

export const JOURNEYS: Readonly<Record<string, Journey>> = { ...PAGE_JOURNEYS, ...TOOL_JOURNEYS, ...DEMO_JOURNEYS };
