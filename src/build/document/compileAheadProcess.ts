import { readEnvironment, textBase } from '../environment';
import { compileContent } from './compileContent';
import { documentStore } from './documentStore';

// The process of compileAhead, which tells it the folder.
const [, , folder = ''] = process.argv;
process.once('disconnect', () => process.exit());
void compileContent(documentStore(folder), textBase(readEnvironment(process.env))).finally(() => process.exit());
