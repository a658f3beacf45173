import { expose } from 'comlink';
import { loadIndex, search } from './engine';

const workerEngine = { isReady: () => true, loadIndex, search };

export type WorkerEngine = typeof workerEngine;

expose(workerEngine);
