import DataLoader from 'dataloader'
import type { Context } from '../viewer/context.ts'

/** A batched read. */
export interface BatchedRead<Key, Value> {
  (ctx: Context, key: Key): Promise<Value | null>
  /** Tells it what another statement has already read. */
  prime(ctx: Context, key: Key, value: Value | null): void
  /** The same without waiting for what is known: ten fields of a hundred rows are a thousand promises less. */
  now(ctx: Context, key: Key): Value | null | Promise<Value | null>
}

/** Goes on with a value: at once where it is there. */
export function after<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}

interface Loaded<Key, Value> {
  loader: DataLoader<Key, Value | null>
  known: Map<Key, Value | null>
}

/**
 * Defines a batched read: many `load(ctx, key)` of one HTTP request become one call of `batch`.
 * Batched operations have a context each, hence the loaders belong to the request, not to the operation.
 */
export function batched<Key, Value>(
  batch: (ctx: Context, keys: readonly Key[]) => Promise<Map<Key, Value>>,
): BatchedRead<Key, Value> {
  const identity = Symbol('loader')
  const loadedIn = (ctx: Context): Loaded<Key, Value> => {
    let loaded = ctx.loaders.get(identity) as Loaded<Key, Value> | undefined
    if (!loaded) {
      const known = new Map<Key, Value | null>()
      const loader = new DataLoader<Key, Value | null>(async (keys) => {
        const found = await batch(ctx, keys)
        for (const key of keys) known.set(key, found.get(key) ?? null)
        return keys.map((key) => found.get(key) ?? null)
      })
      loaded = { loader, known }
      ctx.loaders.set(identity, loaded)
    }
    return loaded
  }
  const load = (ctx: Context, key: Key) => loadedIn(ctx).loader.load(key)
  return Object.assign(load, {
    prime: (ctx: Context, key: Key, value: Value | null) => {
      const { loader, known } = loadedIn(ctx)
      loader.prime(key, value)
      // As the loader does it: what was read first holds.
      if (!known.has(key)) known.set(key, value)
    },
    now: (ctx: Context, key: Key) => {
      const value = loadedIn(ctx).known.get(key)
      return value === undefined ? load(ctx, key) : value
    },
  })
}
