import { sql } from 'kysely'
import type { SavedViewPage } from '../../../domain/people/saved-view.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** Filters of a page that a person has given a name. */
export interface SavedViewRow {
  id: string
  page: SavedViewPage
  name: string
  search: unknown
}

/** A person's own views of a page, by name. */
export async function listSavedViews(db: Db, viewer: Viewer, page: SavedViewPage): Promise<SavedViewRow[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'page', 'name', 'search'])
    .where('user_id', '=', viewer.id)
    .where('page', '=', page)
    .orderBy(sql`lower(name)`)
    .execute()
}

/**
 * Locks the person, so that parallel calls can't keep more views than there is room for; not their key, which the
 * stored answers of all these calls refer to already.
 */
export async function lockOwner(db: Db, viewer: Viewer): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().executeTakeFirst()
}

/** Keeps a view; one of the same name gets the new filters. Answers its id. */
export async function saveSavedView(
  db: Db,
  viewer: Viewer,
  view: { page: SavedViewPage; name: string; search: unknown },
  now: Temporal.Instant,
): Promise<string> {
  const { id } = await db
    .insertInto('saved_views')
    .values({
      user_id: viewer.id,
      page: view.page,
      name: view.name,
      search: json(view.search),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, page, lower(name)`)
        .doUpdateSet({ name: view.name, search: json(view.search) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes one of the person's own views; answers its page, or null for a missing or foreign one. */
export async function deleteSavedView(db: Db, viewer: Viewer, id: string): Promise<SavedViewPage | null> {
  const row = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .returning('page')
    .executeTakeFirst()
  return row?.page ?? null
}
