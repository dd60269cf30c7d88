import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listUnusedKeys } from './sql.ts'
import { removeMaster, removeSizes } from './storage.ts'

// Pages that are open still show the addresses, and a copy of the listing may be on its way.
const hoursLeft = 24

/** Contents that photos may not need any more. */
export interface ErasedKeys {
  storageKeys: string[]
  masterKeys: string[]
}

/** Orders to remove the contents of photos that are gone, a day later. */
export async function eraseLater(
  trx: Db,
  ctx: Context,
  pictures: readonly { storageKey: string | null; masterKey: string | null }[],
): Promise<void> {
  const keys: ErasedKeys = {
    storageKeys: pictures.flatMap(({ storageKey }) => storageKey ?? []),
    masterKeys: pictures.flatMap(({ masterKey }) => masterKey ?? []),
  }
  if (keys.storageKeys.length + keys.masterKeys.length === 0) return
  await ctx.enqueue(trx, 'erasePictures', keys, { startAfter: ctx.now().add({ hours: hoursLeft }) })
}

/** Removes contents that no photo names any more. */
export async function erasePictures(ctx: Context, keys: ErasedKeys): Promise<void> {
  const { storageKeys, masterKeys } = await listUnusedKeys(ctx.db, keys)
  for (const storageKey of storageKeys) await removeSizes(ctx, storageKey)
  for (const masterKey of masterKeys) await removeMaster(ctx, masterKey)
}
