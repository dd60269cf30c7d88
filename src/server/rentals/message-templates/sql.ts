import { sql } from 'kysely'
import type { TemplateInput } from '../../../domain/rentals/messages/message-template.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'

/** A text that a landlord's team begins messages with. */
export interface TemplateRow extends TemplateInput {
  id: string
  version: number
}

/** The templates of the world that the viewer works in, by name; none outside of any. */
export async function listTemplates(source: Source, viewer: Viewer): Promise<TemplateRow[]> {
  return viewer.landlordId ? templatesOf.list(source, { landlordId: viewer.landlordId }) : []
}

const templatesOf = statement((db, { landlordId }: { landlordId: string }) =>
  db
    .selectFrom('message_templates')
    .select(['id', 'name', 'text', 'version'])
    .where('landlord_id', '=', landlordId)
    .orderBy(sql`lower(name)`),
)

/** Locks a landlord's templates, so that parallel calls can't keep more than there is room for, nor two of a name. */
export async function lockTemplates(trx: Db, landlordId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', landlordId).forNoKeyUpdate().execute()
}

/** Stores a new template of a landlord; answers its id. */
export async function insertTemplate(
  trx: Db,
  landlordId: string,
  template: TemplateInput & { at: Temporal.Instant },
): Promise<string> {
  const { name, text, at } = template
  const { id } = await trx
    .insertInto('message_templates')
    .values({ landlord_id: landlordId, name, text, version: 1, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores a template of a landlord in place of the version that was read; false where there is another one by now. */
export async function saveTemplate(
  trx: Db,
  landlordId: string,
  template: TemplateRow & { at: Temporal.Instant },
): Promise<boolean> {
  const { id, name, text, version, at } = template
  const { numUpdatedRows } = await trx
    .updateTable('message_templates')
    .set({ name, text, version: version + 1, changed_at: at })
    .where('id', '=', id)
    .where('landlord_id', '=', landlordId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a template of a landlord in the version that was read; false where there is another one by now. */
export async function deleteTemplate(
  trx: Db,
  landlordId: string,
  { id, version }: Pick<TemplateRow, 'id' | 'version'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .where('landlord_id', '=', landlordId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
