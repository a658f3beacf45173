import { documentStore } from '../document/documentStore';
import { DOCUMENTS } from '../paths';
import { answer } from '../processes/answer';
import { beginTexts } from './beginTexts';
import type { TextsRequest } from './textsBeside';

// The process of beginTextsBeside.
process.once('disconnect', () => process.exit());
const begun = beginTexts(documentStore(DOCUMENTS));
// Whoever asks for the end is told.
begun.catch(() => undefined);
answer(async ({ sitePages }: TextsRequest) => (await begun)(sitePages));
