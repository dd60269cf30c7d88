import { sql } from 'kysely'
import { HANDOVER_TABLE } from '../../../domain/people/handover-table.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type GoingStays, moveRows } from './rows-sql.ts'

/** A handover whose receiver is known. */
export interface HandoverMove extends GoingStays {
  receiverId: string
  at: Temporal.Instant
}

/** Locks both persons, then the landlord's homes by id, in the order of every command; nobody changes them meanwhile. */
export async function lockHandoverWorlds(trx: Db, landlordId: string, receiverId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [landlordId, receiverId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx
    .selectFrom('groups')
    .select('id')
    .where('landlord_id', '=', landlordId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Moves what goes, table by table, and ends what ends; nothing is left to move a second time. */
export async function moveBusiness(trx: Db, move: HandoverMove): Promise<void> {
  await keepWhatWas(trx, move)
  await endWhatEnds(trx, move)
  await makeRoom(trx, move)
  await sql`set constraints groups_contact_person_id_landlord_id_fkey deferred`.execute(trx)
  for (const table of Object.keys(HANDOVER_TABLE)) await moveRows(trx, table, move)
  await sql`set constraints groups_contact_person_id_landlord_id_fkey immediate`.execute(trx)
  await trx.updateTable('users').set({ landlord: true }).where('id', '=', move.receiverId).execute()
}

/** Notes which homes were the landlord's, and of which stays the fee was invoiced: it stays with whom it was invoiced to. */
async function keepWhatWas(trx: Db, { landlordId, bookings, at }: HandoverMove): Promise<void> {
  await sql`insert into handed_homes (group_id, landlord_id, handed_at, bank_account_id)
    select id, landlord_id, ${at}::timestamptz, bank_account_id from groups where landlord_id = ${landlordId}::uuid`.execute(
    trx,
  )
  await sql`update groups set bank_account_id = null, deposit_bank_account_id = null, billing_address_id = null,
      billing_details_item_id = null
    where landlord_id = ${landlordId}::uuid`.execute(trx)
  await sql`update bookings b set skip_invoice_generation = true
    where b.id = any(${bookings}::uuid[]) and exists (select from invoices i where i.booking_id = b.id)`.execute(
    trx,
  )
}

/** What was given to somebody by the former landlord in person ends with the handover. */
async function endWhatEnds(trx: Db, { landlordId, requests, at }: HandoverMove): Promise<void> {
  await sql`update access_links set revoked_at = ${at}::timestamptz
    where landlord_id = ${landlordId}::uuid and revoked_at is null`.execute(trx)
  await sql`update cleaning_links set revoked_at = ${at}::timestamptz, keys = ''
    where landlord_id = ${landlordId}::uuid and revoked_at is null`.execute(trx)
  await sql`update powers_of_attorney set ended_at = ${at}::timestamptz, end_cause = 'MEMBERSHIP_ENDED', team_member_id = null
    where landlord_id = ${landlordId}::uuid and ended_at is null`.execute(trx)
  await sql`update powers_of_attorney set team_member_id = null
    where landlord_id = ${landlordId}::uuid and team_member_id is not null`.execute(trx)
  await sql`update tenant_document_consents set revoked_at = ${at}::timestamptz
    where landlord_id = ${landlordId}::uuid and listing_request_id = any(${requests}::uuid[]) and revoked_at is null`.execute(
    trx,
  )
  // Whoever knows the link goes on seeing which days are taken, but nobody's name.
  await sql`update calendar_exports set with_names = false where landlord_id = ${landlordId}::uuid`.execute(
    trx,
  )
  await sql`delete from notifications where user_id = ${landlordId}::uuid and landlord_id = ${landlordId}::uuid
    and not for_tenant and (listing_request_id is null or listing_request_id = any(${requests}::uuid[]))`.execute(
    trx,
  )
}

/** The new landlord's own team, and how they call units, go before what comes; and nobody is a member of their own team. */
async function makeRoom(trx: Db, { landlordId, receiverId, at }: HandoverMove): Promise<void> {
  await sql`update team_members m set removed_at = ${at}::timestamptz, token_hash = null
    from users r
    where r.id = ${receiverId}::uuid and m.landlord_id = ${landlordId}::uuid and m.removed_at is null
      and (m.member_id = r.id or lower(m.email) = lower(r.email)
        or exists (select from team_members own where own.landlord_id = r.id and own.removed_at is null
          and (own.member_id = m.member_id or lower(own.email) = lower(m.email))))`.execute(trx)
  // Whoever worked on all homes goes on working on those, and not on what the new landlord had before.
  await sql`update team_members m
    set group_ids = array(select g.id from groups g where g.landlord_id = m.landlord_id and g.deleted_at is null order by g.id)
    where m.landlord_id = ${landlordId}::uuid and m.removed_at is null and m.group_ids is null
      and exists (select from groups own where own.landlord_id = ${receiverId}::uuid)`.execute(trx)
  await sql`delete from stay_unit_names n where n.landlord_id = ${landlordId}::uuid
    and exists (select from stay_unit_names own where own.landlord_id = ${receiverId}::uuid and own.name = n.name)`.execute(
    trx,
  )
}

/** The tenants of what went who can be written to: of stays, and of requests that wait. */
export async function listHandoverTenants(
  trx: Db,
  { bookings, requests }: Pick<GoingStays, 'bookings' | 'requests'>,
): Promise<{ tenantId: string; homes: string; hasStay: boolean }[]> {
  const { rows } = await sql<{ tenantId: string; homes: string; hasStay: boolean }>`
    select lr.tenant_id as "tenantId", string_agg(distinct g.name, ', ' order by g.name) as homes,
      bool_or(b.id is not null) as "hasStay"
    from listing_requests lr
    join groups g on g.id = lr.group_id
    left join bookings b on b.listing_request_id = lr.id and b.id = any(${bookings}::uuid[])
    where lr.id = any(${requests}::uuid[])
    group by lr.tenant_id order by lr.tenant_id`.execute(trx)
  return rows
}
