import { decodeOrKeep } from '../navigation/decodeOrKeep';

/** Name of the example to which a hash leads, such as `intro/fields`; undefined for other hashes. */
export function linkedExample(hash: string): string | undefined {
  const [, name] = /^#example=([^&]*)/.exec(hash) ?? [];
  return name === undefined ? undefined : decodeOrKeep(name);
}
