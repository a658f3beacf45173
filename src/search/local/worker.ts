import { expose } from 'comlink';
import { loadIndexes, search } from './engine';

const workerEngine = { isReady: () => true, loadIndexes, search };

export type WorkerEngine = typeof workerEngine;

expose(workerEngine);
