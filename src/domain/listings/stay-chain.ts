import { addDays, earlierDay, laterDay, overlaps, type Stay } from '../kernel/day.ts'

/** What else one tenant has in one group: limits look at the whole of it, so that splitting a stay evades none. */
export interface TenantStays {
  /** Bookings that are not cancelled. */
  agreed: readonly Stay[]
  /** Requests that have not ended, with or without a contract. */
  asked: readonly Stay[]
}

/** Nobody's stays: of a visitor, or for the first question of a tenant. */
export const NO_OTHER_STAYS: TenantStays = { agreed: [], asked: [] }

/** The days from the first to the last of all stays that follow each other with at most so many days between them. */
export function chainOf(stay: Stay, others: readonly Stay[], gapDays: number): Stay {
  let chain = stay
  let rest = others
  for (;;) {
    const reach = { from: addDays(chain.from, -gapDays - 1), to: addDays(chain.to, gapDays + 1) }
    const near = rest.filter((other) => overlaps(other, reach))
    if (near.length === 0) return chain
    for (const other of near) {
      chain = { from: earlierDay(chain.from, other.from), to: laterDay(chain.to, other.to) }
    }
    rest = rest.filter((other) => !near.includes(other))
  }
}
