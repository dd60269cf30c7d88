import { sql } from 'kysely'
import type { HomeIdentity } from '../../../domain/listings/homes-file.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inWorld } from '../../kernel/viewer/visible-to.ts'

/** What tells the units that somebody works on from each other, those of groups by the group's place. One statement. */
export async function listHomeIdentities(db: Db, viewer: Viewer): Promise<HomeIdentity[]> {
  const { rows } = await sql<HomeIdentity>`
    select unit.external_id as "externalId", unit.apartment_name as name, home.street,
      home.street_number as "streetNumber", home.city
    from groups home
    join listings unit on unit.group_id = home.id and unit.deleted_at is null
    where ${inWorld(viewer, 'unit.landlord_id', 'unit.group_id', 'unit.id')} and home.deleted_at is null`.execute(
    db,
  )
  return rows
}

/** Nobody else imports homes for the landlord, or takes their account away, until the transaction ends. */
export async function lockHomesOf(trx: Db, landlordId: string): Promise<void> {
  await sql`select from users where id = ${landlordId}::uuid for no key update`.execute(trx)
}
