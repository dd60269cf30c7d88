import { type RawBuilder, sql } from 'kysely'
import { LEDGER_EVENT_KINDS } from '../../../domain/catalogue/ledger.ts'
import { payoutItemKindOf } from '../../../domain/money/payout.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What does not fit between payouts and the books, a line each; empty where all is right. One statement for each proof. */
export async function listPayoutFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const proof of PROOFS) {
    const { rows } = await proof.execute(db)
    for (const { fault } of rows) faults.push(fault)
  }
  return faults
}

/** Which part of a payout an entry of the books is, by its event. */
const kinds = Object.fromEntries(LEDGER_EVENT_KINDS.map((event) => [event, payoutItemKindOf(event)]))

/** Transfers on what a landlord gets that payouts are made of, and not what becomes of those; signed as landlords see them. */
const entries = sql`
  select t.id, e.kind as event, e.booking_id, e.invoice_id, a.landlord_id, a.mode, a.currency,
    case when t.credit_account_id = a.id then t.amount else -t.amount end as amount
  from ledger_accounts a
  join ledger_transfers t on a.id in (t.debit_account_id, t.credit_account_id) and t.phase in ('POSTED', 'POST')
  join ledger_accounts o on o.id in (t.debit_account_id, t.credit_account_id) and o.id <> a.id
    and o.kind <> 'PAYOUT_IN_TRANSIT'
  join ledger_events e on e.id = t.event_id
  where a.kind = 'LANDLORD_PAYABLE'`

const PROOFS: readonly RawBuilder<{ fault: string }>[] = [
  // What a payout consists of are entries of the books, each as the books have it, and each in one payout.
  sql`
    with entry as (${entries})
    select format('In the payout %s, transfer %s is %s (%s); the books say %s.', item.payout_id, item.transfer_id,
      item.amount, item.kind, case when entry.id is null then 'that it is nothing this landlord gets'
        else format('%s (%s)', entry.amount, ${json(kinds)}::jsonb ->> entry.event) end) as fault
    from payout_items item
    left join payouts p on p.id = item.payout_id
    left join entry on entry.id = item.transfer_id
      and (entry.landlord_id, entry.mode, entry.currency) = (p.landlord_id, p.mode, p.currency)
    where entry.id is null or item.landlord_id <> p.landlord_id
      or (item.amount, item.kind) <> (entry.amount, ${json(kinds)}::jsonb ->> entry.event)
    union all
    select format('In the payout %s, transfer %s is of another booking or invoice than in the books.',
      item.payout_id, item.transfer_id)
    from payout_items item
    join ledger_transfers t on t.id = item.transfer_id
    join ledger_events e on e.id = t.event_id
    where (item.booking_id, item.invoice_id) is distinct from (e.booking_id, e.invoice_id)
    union all
    select format('Transfer %s is in %s payouts: %s.', transfer_id, count(*), string_agg(payout_id::text, ', '))
    from payout_items group by transfer_id having count(*) > 1`,
  // Every cent of a payout is explained.
  sql`
    select format('The payout %s is %s; its items are %s.', p.id, p.amount, coalesce(sum(item.amount), 0)) as fault
    from payouts p left join payout_items item on item.payout_id = p.id
    group by p.id having p.amount <> coalesce(sum(item.amount), 0)`,
  // Each attempt has moved in the books what it has moved outside, and nothing moved without one.
  sql`
    with moved as (
      select e.subject_id,
        coalesce(sum(side.amount) filter (where a.kind = 'PROVIDER_CLEARING'), 0) as there,
        coalesce(sum(side.amount) filter (where a.kind = 'PAYOUT_IN_TRANSIT'), 0) as on_its_way,
        coalesce(sum(side.amount) filter (where a.kind = 'LANDLORD_PAYABLE'), 0) as arrived
      from ledger_events e
      join ledger_transfers t on t.event_id = e.id
      cross join lateral (values (t.debit_account_id, t.amount), (t.credit_account_id, -t.amount)) side (account_id, amount)
      join ledger_accounts a on a.id = side.account_id and a.landlord_id is not null
      where e.kind in ('MONEY_TRANSFERRED', 'PAYOUT_STARTED', 'PAYOUT_PAID', 'PAYOUT_FAILED')
      group by e.subject_id
    ), sent as (
      select s.id, s.payout_id, s.leg, s.state, p.amount,
        case when s.leg = 'TO_ACCOUNT' and s.state = 'DONE' then p.amount
          when s.leg = 'TO_BANK' and s.state in ('IN_TRANSIT', 'DONE') then -p.amount else 0 end as there,
        case when s.leg = 'TO_BANK' and s.state = 'IN_TRANSIT' then p.amount else 0 end as on_its_way,
        case when s.leg = 'TO_BANK' and s.state = 'DONE' then p.amount else 0 end as arrived
      from payout_transfers s join payouts p on p.id = s.payout_id
    )
    select case when sent.id is null then format('Of the attempt %s nothing is known', moved.subject_id) else
        format('The attempt %s (%s) of the payout %s is %s with %s', sent.id, sent.leg, sent.payout_id, sent.state, sent.amount) end
      || format('; by the books %s came to the landlord''s account at the provider, %s is on its way and %s has arrived.',
        coalesce(moved.there, 0), coalesce(moved.on_its_way, 0), coalesce(moved.arrived, 0)) as fault
    from sent full join moved on moved.subject_id = sent.id
    where (coalesce(sent.there, 0), coalesce(sent.on_its_way, 0), coalesce(sent.arrived, 0))
      <> (coalesce(moved.there, 0), coalesce(moved.on_its_way, 0), coalesce(moved.arrived, 0))`,
  // What is on its way to landlords is what their accounts for that hold.
  sql`
    select format('%s %s (%s) are on their way to landlord %s by the payouts and %s by the books.',
      coalesce(sent.sum, 0), currency, mode, landlord_id, coalesce(booked.sum, 0)) as fault
    from (
      select landlord_id, mode, currency, sum(amount) as sum from payouts where state = 'IN_TRANSIT' group by 1, 2, 3
    ) sent
    full join (
      select landlord_id, mode, currency, debits - credits as sum from ledger_accounts
      where kind = 'PAYOUT_IN_TRANSIT' and landlord_id is not null
    ) booked using (landlord_id, mode, currency)
    where coalesce(sent.sum, 0) <> coalesce(booked.sum, 0)`,
  // What landlords still get is what is in no payout, and the payouts that have not arrived.
  sql`
    with entry as (${entries}), gets as (
      select landlord_id, mode, currency, amount from entry
      where not exists (select from payout_items item where item.transfer_id = entry.id)
      union all
      select landlord_id, mode, currency, amount from payouts where state <> 'PAID'
    ), summed as (
      select landlord_id, mode, currency, sum(amount) as sum from gets group by 1, 2, 3
    )
    select format('Landlord %s gets %s %s (%s) by what is not paid out and %s by the books.', landlord_id,
      coalesce(summed.sum, 0), currency, mode, coalesce(booked.sum, 0)) as fault
    from summed
    full join (
      select landlord_id, mode, currency, credits - debits as sum from ledger_accounts where kind = 'LANDLORD_PAYABLE'
    ) booked using (landlord_id, mode, currency)
    where coalesce(summed.sum, 0) <> coalesce(booked.sum, 0)`,
]
