/** Most entries that anything of the site keeps by path or by entry of the history. */
export const CACHE_LIMIT = 10_000;

/** A map that forgets its oldest entries when it holds too many. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  /** @param limit most entries that it holds */
  constructor(limit = CACHE_LIMIT) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#limit) {
      const [oldest] = this.keys();
      this.delete(oldest as Key);
    }
    return this;
  }
}
