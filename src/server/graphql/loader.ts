import DataLoader from 'dataloader'
import type { Context } from '../context.ts'

/**
 * Defines a batched read: many `load(ctx, key)` of one HTTP request become one call of `batch`.
 * Batched operations have a context each, hence the loaders belong to the request, not to the operation.
 */
export function batched<Key, Value>(
  batch: (ctx: Context, keys: readonly Key[]) => Promise<Map<Key, Value>>,
): (ctx: Context, key: Key) => Promise<Value | null> {
  const identity = Symbol('loader')
  return (ctx, key) => {
    let loader = ctx.loaders.get(identity) as DataLoader<Key, Value | null> | undefined
    if (!loader) {
      loader = new DataLoader<Key, Value | null>(async (keys) => {
        const found = await batch(ctx, keys)
        return keys.map((wanted) => found.get(wanted) ?? null)
      })
      ctx.loaders.set(identity, loader)
    }
    return loader.load(key)
  }
}
