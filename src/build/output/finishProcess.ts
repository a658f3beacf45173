import { answer } from '../processes/answer';
import type { FinishRequest } from './finishBeside';
import { finishHtml } from './finishHtml';

// The process of finishBeside.
answer(({ folder, options, list }: FinishRequest) => finishHtml(folder, options, list));
