import DataLoader from 'dataloader'
import type { Context } from '../viewer/context.ts'

/** A batched read; `prime` tells it what another statement has already read. */
export interface BatchedRead<Key, Value> {
  (ctx: Context, key: Key): Promise<Value | null>
  prime(ctx: Context, key: Key, value: Value | null): void
}

/**
 * Defines a batched read: many `load(ctx, key)` of one HTTP request become one call of `batch`.
 * Batched operations have a context each, hence the loaders belong to the request, not to the operation.
 */
export function batched<Key, Value>(
  batch: (ctx: Context, keys: readonly Key[]) => Promise<Map<Key, Value>>,
): BatchedRead<Key, Value> {
  const identity = Symbol('loader')
  const loaderOf = (ctx: Context): DataLoader<Key, Value | null> => {
    let loader = ctx.loaders.get(identity) as DataLoader<Key, Value | null> | undefined
    if (!loader) {
      loader = new DataLoader<Key, Value | null>(async (keys) => {
        const found = await batch(ctx, keys)
        return keys.map((wanted) => found.get(wanted) ?? null)
      })
      ctx.loaders.set(identity, loader)
    }
    return loader
  }
  return Object.assign((ctx: Context, key: Key) => loaderOf(ctx).load(key), {
    prime: (ctx: Context, key: Key, value: Value | null) => void loaderOf(ctx).prime(key, value),
  })
}
