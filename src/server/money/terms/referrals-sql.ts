import { type RawBuilder, sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { ReferralFacts } from '../../../domain/money/referral-reward.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Somebody who signed up with a landlord's code, and what decides whether that has earned something. */
export interface ReferralRow extends ReferralFacts {
  referrerName: string
  referredName: string
  signedUpAt: Temporal.Instant
}

/** Invitations whose invited landlord has paid a first fee and for which nothing was granted yet, the oldest first; for staff. */
export async function listPaidReferrals(
  db: Db,
  mode: InvoiceLiveMode,
  limit: number,
): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`
    ${referrals(mode)}
    where i.landlord and r.landlord and paid.day is not null
      and not exists (select from incentives g where g.referred_id = i.id)
    order by paid.day, i.id limit ${limit}`.execute(db)
  return rows
}

/** The invitation that brought a person; undefined where nobody did. */
export async function findReferralOf(
  db: Db,
  mode: InvoiceLiveMode,
  referredId: string,
): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`${referrals(mode)} where i.id = ${referredId}::uuid`.execute(db)
  return rows[0]
}

/**
 * `i` was invited by `r`. A fee counts once the invoice is paid as a whole and no credit note takes it back. Of bank
 * accounts the whole number is secret: their country, end and holder are compared.
 */
function referrals(mode: InvoiceLiveMode): RawBuilder<ReferralRow> {
  return sql`
    select r.id as "referrerId", r.name as "referrerName", r.landlord as "isReferrerLandlord", i.id as "referredId",
      i.name as "referredName", i.created_at as "signedUpAt", paid.day as "feePaidOn",
      exists (select from incentives g where g.referred_id = i.id) as "isGranted",
      array_remove(array[
        case when ${digits('i')} <> '' and ${digits('i')} = ${digits('r')} then 'PHONE' end,
        case when exists (select from billing_details_items a join billing_details_items b
          on replace(upper(a.tax_id), ' ', '') = replace(upper(b.tax_id), ' ', '')
          where a.landlord_id = i.id and b.landlord_id = r.id and a.tax_id <> '') then 'TAX_ID' end,
        case when exists (select from bank_accounts a join bank_accounts b
          on (a.iban_country, a.iban_last4, lower(a.account_holder)) = (b.iban_country, b.iban_last4, lower(b.account_holder))
          where a.landlord_id = i.id and b.landlord_id = r.id) then 'BANK_ACCOUNT' end
      ], null) as shared
    from users i join users r on r.id = i.referred_by
    cross join lateral (
      select min(v.paid_on) as day from invoices v
      where v.landlord_id = i.id and v.live_mode = ${mode} and v.document_type = 'INVOICE' and v.number is not null
        and v.amount > 0 and v.is_paid and v.written_off_at is null
        and not exists (select from invoices note where note.credits_invoice_id = v.id and note.number is not null)
    ) paid`
}

const digits = (table: string) =>
  sql`regexp_replace(coalesce(${sql.ref(`${table}.phone`)}, ''), '\\D', '', 'g')`
