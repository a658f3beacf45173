/** Maximum entries of the site's caches by path or history entry. */
export const CACHE_LIMIT = 10_000;

/** Drops its oldest entries above its limit. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

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
