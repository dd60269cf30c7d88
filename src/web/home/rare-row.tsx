import type { NeedsYouWish, PayoutObstacleFound } from './home-queries.ts'
import { PayoutObstacleRow } from './payout-obstacle-row.tsx'
import { WishRow } from './wish-row.tsx'

/** What such a row is about. */
export type RareRowProps = { obstacle: PayoutObstacleFound } | { wish: NeedsYouWish; isSoon: boolean }

/** What most people never have among what needs them: so nobody else loads it. */
export function RareRow(props: RareRowProps) {
  return 'wish' in props ? <WishRow {...props} /> : <PayoutObstacleRow {...props} />
}
