import { type RawBuilder, sql } from 'kysely'
import {
  type AccountTraits,
  type ReferralFacts,
  sharedTraits,
} from '../../../domain/money/referral-reward.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Somebody who signed up with a landlord's code, and what decides whether that has earned something. */
export interface ReferralRow extends ReferralFacts {
  referrerName: string
  referredName: string
  signedUpAt: Temporal.Instant
}

interface StoredRow extends Omit<ReferralRow, 'shared'> {
  referrer: StoredTraits
  referred: StoredTraits
}

/** What identifies an account, as it is stored: tax numbers and IBANs are encrypted, each time in another way. */
interface StoredTraits {
  phone: string
  vatIds: string[]
  taxIds: string[]
  ibans: string[]
}

/** Invitations whose invited landlord has paid a first fee and for which nothing was granted yet, the oldest first; for staff. */
export async function listPaidReferrals(db: Db, config: Config, limit: number): Promise<ReferralRow[]> {
  const { rows } = await sql<StoredRow>`
    ${referrals(config)}
    where i.landlord and r.landlord and paid.day is not null
      and not exists (select from incentives g where g.referred_id = i.id)
    order by paid.day, i.id limit ${limit}`.execute(db)
  return rows.map((row) => compared(config, row))
}

/** The invitation that brought a person; undefined where nobody did. */
export async function findReferralOf(
  db: Db,
  config: Config,
  referredId: string,
): Promise<ReferralRow | undefined> {
  const { rows } = await sql<StoredRow>`${referrals(config)} where i.id = ${referredId}::uuid`.execute(db)
  return rows[0] && compared(config, rows[0])
}

function compared(config: Config, { referrer, referred, ...row }: StoredRow): ReferralRow {
  const traitsOf = ({ phone, vatIds, taxIds, ibans }: StoredTraits): AccountTraits => ({
    phone,
    taxNumbers: [...vatIds, ...taxIds.map((taxId) => decryptText(config, 'tax-id', taxId))],
    ibans: ibans.map((iban) => decryptText(config, 'iban', iban)),
  })
  return { ...row, shared: sharedTraits(traitsOf(referrer), traitsOf(referred)) }
}

/** `i` was invited by `r`. A fee counts once the invoice is paid as a whole and no credit note takes it back. */
function referrals({ invoiceMode }: Config): RawBuilder<StoredRow> {
  return sql`
    select r.id as "referrerId", r.name as "referrerName", r.landlord as "isReferrerLandlord", i.id as "referredId",
      i.name as "referredName", i.created_at as "signedUpAt", paid.day as "feePaidOn",
      exists (select from incentives g where g.referred_id = i.id) as "isGranted",
      ${traits('r')} as referrer, ${traits('i')} as referred
    from users i join users r on r.id = i.referred_by
    cross join lateral (
      select min(v.paid_on) as day from invoices v
      where v.landlord_id = i.id and v.live_mode = ${invoiceMode} and v.document_type = 'INVOICE' and v.number is not null
        and v.amount > 0 and v.is_paid and v.written_off_at is null
        and not exists (select from invoices note where note.credits_invoice_id = v.id and note.number is not null)
    ) paid`
}

function traits(table: 'i' | 'r'): RawBuilder<StoredTraits> {
  const id = sql.ref(`${table}.id`)
  const ofBilling = (column: string) =>
    sql`array(select ${sql.ref(column)} from billing_details_items where landlord_id = ${id} and ${sql.ref(column)} <> '')`
  return sql`jsonb_build_object('phone', coalesce(${sql.ref(`${table}.phone`)}, ''), 'vatIds', ${ofBilling('vat_id')},
    'taxIds', ${ofBilling('tax_id')}, 'ibans', array(select iban from bank_accounts where landlord_id = ${id}))`
}
