import type { Day, Stay } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { moneyClocks, type MoneyClocks, partsToCome, type ToCome } from '../../../domain/money/overview.ts'
import { type MoneyPeriod, readPeriod } from '../../../domain/money/period.ts'
import {
  type PayoutAmount,
  payoutAmounts,
  type Waiting,
  type WaitingFacts,
  whyNotPaid,
} from '../../../domain/money/why-not-paid.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listNextPayouts } from '../paying-out/next-payout.ts'
import { isNarrowedScope, listMonthlySums, type MoneyScope } from './entries-sql.ts'
import {
  findScopeName,
  listNights,
  listWaiting,
  type NightsRow,
  type ScopeName,
  type WaitingRow,
} from './sql.ts'

/** The clocks of one currency with what is said about them; amounts in minor units. */
export interface MoneyOfCurrency extends MoneyClocks, ToCome {
  nights: number
  apartments: number
  lastPaidOn: Day | null
  nextOn: Day | null
  /** The first is the one thing to say; what follows says the rest of the payouts. */
  whyNotPaid: Waiting[]
}

/** A period's money; the name is null where it is all of the landlord's. */
export interface Overview extends Stay {
  name: ScopeName | null
  currencies: MoneyOfCurrency[]
}

/** The scope that ids mean; ResourceNotFoundError for what is no id. */
export function scopeFor(
  ctx: Context,
  ids: { groupId?: string | null; listingId?: string | null; bookingId?: string | null },
): MoneyScope {
  for (const id of Object.values(ids)) {
    if (id != null && !isUuid(id)) throw new ResourceNotFoundError()
  }
  return {
    viewer: requireViewer(ctx),
    groupId: ids.groupId ?? null,
    listingId: ids.listingId ?? null,
    bookingId: ids.bookingId ?? null,
    mode: ctx.config.invoiceMode,
  }
}

/** The period that a text names; ValidationError for every other text. */
export function periodOfText(text: string): MoneyPeriod {
  const period = readPeriod(text)
  if (!period) throw new ValidationError({ period: 'money.period.invalid' })
  return period
}

/** Reads a period's money in one turn; ResourceNotFoundError for a group, unit or booking of somebody else. */
export async function findOverview(ctx: Context, scope: MoneyScope, period: Stay): Promise<Overview> {
  const { from, to } = period
  const today = ctx.today()
  const [sums, nights, waiting, name] = await Promise.all([
    listMonthlySums(ctx.reads, scope),
    listNights(ctx.reads, { ...scope, from, to }),
    listWaiting(ctx.reads, { ...scope, today, to }),
    isNarrowedScope(scope) ? findScopeName(ctx.reads, scope) : null,
  ])
  if (name === undefined) throw new ResourceNotFoundError()
  const waits = await payoutWaits(ctx, waiting)
  const currencies = moneyClocks(sums, period).map((clocks) => {
    const own = <Row extends { currency: string }>(rows: readonly Row[]) =>
      rows.filter(({ currency }) => currency === clocks.currency)
    const paid = own(sums).filter(({ kind, month }) => isPaid(kind) && month >= from && month <= to)
    return {
      ...clocks,
      ...nightsOf(own(nights)),
      ...toComeOf(clocks.open, own(waiting), { today, to }),
      lastPaidOn:
        paid
          .map(({ lastDay }) => lastDay)
          .toSorted()
          .at(-1) ?? null,
      whyNotPaid: whyNotPaid(factsOf(own(waiting), waits.get(clocks.currency) ?? []), today),
    }
  })
  return { from, to, name, currencies }
}

function isPaid(kind: string): boolean {
  return kind === 'RECEIVED' || kind === 'PAID_OUT'
}

function nightsOf([row]: readonly NightsRow[]): { nights: number; apartments: number } {
  return { nights: row?.nights ?? 0, apartments: row?.apartments ?? 0 }
}

/** What is still to come is known of a period that has not ended; of one that has, it is what was open then. */
function toComeOf(
  open: number,
  waiting: readonly WaitingRow[],
  { today, to }: { today: Day; to: Day },
): ToCome & { nextOn: Day | null } {
  if (to < today) return { ...partsToCome(open, { dated: 0, owed: 0 }), nextOn: null }
  const dated = waiting.find(({ kind }) => kind === 'dated')
  const owed = waiting.find(({ kind }) => kind === 'invoice')
  return {
    ...partsToCome(open, { dated: dated?.sum ?? 0, owed: owed?.sum ?? 0 }),
    nextOn: dated?.dueOn ?? null,
  }
}

/** What has come and waits for what, by currency; asked only where something has. */
async function payoutWaits(
  ctx: Context,
  waiting: readonly WaitingRow[],
): Promise<ReadonlyMap<string, PayoutAmount[]>> {
  const { landlordId } = requireViewer(ctx)
  if (!landlordId || !waiting.some(({ kind }) => kind === 'payout')) return new Map()
  const next = await listNextPayouts(ctx, landlordId)
  const known = new Map(
    next.map(({ currency, standing }) => [currency, payoutAmounts(standing, ctx.today())]),
  )
  // Where there is no provider, nothing is known but that it waits.
  return new Map(
    waiting
      .filter(({ kind }) => kind === 'payout')
      .map(({ currency, amount }) => [
        currency,
        known.get(currency) ?? [{ reason: 'PAYOUT_WAITS', on: null, amount }],
      ]),
  )
}

function factsOf(waiting: readonly WaitingRow[], payouts: readonly PayoutAmount[]): WaitingFacts {
  const find = (kind: WaitingRow['kind']) => waiting.find((row) => row.kind === kind) ?? null
  return {
    rent: find('rent'),
    tenantRent: find('tenantRent'),
    payouts,
    invoice: find('invoice'),
    next: find('next'),
  }
}
