import type {
  BatchResponse,
  BatchWriteParams,
  DeletedAtResponse,
  ErrorBase,
  GetTaskResponse,
  IndexSettings,
  OperationIndexParams,
  SearchParamsObject,
  SearchResponses,
  SynonymHit,
  UpdatedAtResponse,
} from 'algoliasearch';
import { createIndex, searchIndex, type AlgoliaIndex } from './algoliaIndex';

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** A multi-index search request. */
interface Queries {
  requests: (SearchParamsObject & { indexName: string })[];
}

export interface AlgoliaService {
  /** Indexes by name; tests may add some. */
  indexes: Map<string, AlgoliaIndex>;
  /** Number of polls until a task is published. */
  polls: number;
  /** Answers an authorized request. */
  answer(call: Call): Answer;
}

/** Maximum bytes of a record. */
const RECORD_SIZE = 10_000;

const ok = (body: unknown): Answer => ({ status: 200, body });
export const failure = (status: number, message: string): Answer => ({
  status,
  body: { message, status } satisfies ErrorBase,
});

/** Simulates the part of Algolia's service that the site and `search:push` use. */
export function createAlgoliaService(): AlgoliaService {
  const indexes: AlgoliaService['indexes'] = new Map();
  const tasks = new Map<number, { polls: number; run: () => void }>();

  /** As in Algolia, writes take effect when their task is published. */
  const addTask = (run: () => void): number => {
    const taskID = tasks.size + 1;
    tasks.set(taskID, { polls: service.polls, run });
    return taskID;
  };
  const write = (name: string, change: (index: AlgoliaIndex) => void) =>
    addTask(() => {
      const index = indexes.get(name) ?? createIndex();
      indexes.set(name, index);
      change(index);
    });
  const updated = (taskID: number) => ok({ taskID, updatedAt: new Date().toISOString() } satisfies UpdatedAtResponse);

  function search({ requests }: Queries): Answer {
    const results: SearchResponses['results'] = [];
    for (const request of requests) {
      const index = indexes.get(request.indexName);
      if (!index) return failure(404, `Index ${request.indexName} does not exist`);
      results.push({ ...searchIndex(index, request), index: request.indexName });
    }
    return ok({ results } satisfies SearchResponses);
  }

  function batch(name: string, { requests }: BatchWriteParams): Answer {
    const records = requests.map(({ body }) => body as { objectID: string });
    for (const [position, record] of records.entries()) {
      const size = Buffer.byteLength(JSON.stringify(record));
      if (size > RECORD_SIZE) {
        const which = `Record at the position ${position} objectID=${record.objectID}`;
        return failure(400, `${which} is too big size=${size}/${RECORD_SIZE} bytes.`);
      }
    }
    const taskID = write(name, (index) => records.forEach((record) => index.records.set(record.objectID, record)));
    return ok({ taskID, objectIDs: records.map(({ objectID }) => objectID) } satisfies BatchResponse);
  }

  function operate(name: string, { operation, destination, scope }: OperationIndexParams): Answer {
    return updated(
      addTask(() => {
        const source = indexes.get(name);
        if (!source) return;
        const target = indexes.get(destination) ?? createIndex();
        const copied = { ...target, ...(scope?.includes('settings') && { settings: source.settings }) };
        if (scope?.includes('synonyms')) copied.synonyms = source.synonyms;
        indexes.set(destination, operation === 'move' ? source : copied);
        if (operation === 'move') indexes.delete(name);
      }),
    );
  }

  function pollTask(taskID: number): Answer {
    const task = tasks.get(taskID);
    if (!task) return failure(404, `Task ${taskID} does not exist`);
    task.polls--;
    if (task.polls === 0) task.run();
    return ok({ status: task.polls > 0 ? 'notPublished' : 'published' } satisfies GetTaskResponse);
  }

  function answer({ method, path, body }: Call): Answer {
    const [, version, , name = '', action = '', detail = ''] = path.split('/').map(decodeURIComponent);
    switch (version === '1' ? `${method} ${action}` : '') {
      case 'POST queries':
        return search(body as Queries);
      case 'POST batch':
        return batch(name, body as BatchWriteParams);
      case 'POST operation':
        return operate(name, body as OperationIndexParams);
      case 'GET task':
        return pollTask(Number(detail));
      case 'PUT settings':
        return updated(write(name, (index) => (index.settings = { ...index.settings, ...(body as IndexSettings) })));
      case 'POST synonyms':
        return updated(write(name, (index) => (index.synonyms = body as SynonymHit[])));
      case 'DELETE ': {
        const taskID = addTask(() => indexes.delete(name));
        return ok({ taskID, deletedAt: new Date().toISOString() } satisfies DeletedAtResponse);
      }
      default:
        return failure(404, 'Path not found');
    }
  }

  const service: AlgoliaService = { indexes, polls: 1, answer };
  return service;
}
