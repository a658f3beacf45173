import { DOCUMENTS } from '../paths';
import { documentStore, type DocumentFiles } from './documentStore';

let documents: DocumentFiles | undefined;

/** The documents that builds keep: one store, however often Gatsby makes its schema, so that it knows which were used. */
export const keptDocuments = (): DocumentFiles => (documents ??= documentStore(DOCUMENTS));
