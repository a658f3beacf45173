import type { Place } from './placesOf';

export type { SearchRecord } from '../../search/local/types';

/** A page whose places can be found. */
export interface SearchPage {
  /** Name of its version of the documentation; null for a page of no version. */
  version: string | null;
  path: string;
  /** Label of the folder that holds it; null for a page in none. */
  category: string | null;
  title: string;
  description: string;
  /** None for a page without a text of its own, such as a demo. */
  places?: readonly Place[];
}
