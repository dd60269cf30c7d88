import type { Db } from '../../kernel/db/database.ts'

/** The address of a group's floor plan; only for groups that the viewer may see. */
export async function findFloorPlanUrl(db: Db, groupId: string): Promise<string | null> {
  const row = await db
    .selectFrom('groups')
    .select('floor_plan_url as url')
    .where('id', '=', groupId)
    .executeTakeFirst()
  return row?.url ?? null
}

/** Stores the address of a group's floor plan. */
export async function saveFloorPlanUrl(db: Db, groupId: string, url: string | null): Promise<void> {
  await db.updateTable('groups').set({ floor_plan_url: url }).where('id', '=', groupId).execute()
}

/** Whether some group still shows that floor plan: a copy of a listing shares it. */
export async function isFloorPlanUsed(db: Db, url: string): Promise<boolean> {
  const row = await db
    .selectFrom('groups')
    .select('id')
    .where('floor_plan_url', '=', url)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the file of a floor plan; answers where its content lies, or undefined when it isn't one. */
export async function deleteFloorPlanFile(db: Db, fileId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('files')
    .where('id', '=', fileId)
    .where('type', '=', 'FLOOR_PLAN')
    .returning('storage_key as storageKey')
    .executeTakeFirst()
  return row?.storageKey
}
