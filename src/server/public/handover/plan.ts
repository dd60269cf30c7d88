import { createHash } from 'node:crypto'
import {
  type HandoverObstacle,
  handoverObstacles,
  type ReceiverObstacle,
  receiverObstacles,
} from '../../../domain/people/handover.ts'
import { type HandoverCount, handoverCounts } from '../../../domain/people/handover-table.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findHandoverFacts, findReceiverFacts } from './obstacles-sql.ts'
import { countHandoverRows, findGoingStays, type GoingStays } from './rows-sql.ts'

/** What a handover would do now, and what stands in its way. */
export interface HandoverPlan {
  counts: HandoverCount[]
  obstacles: HandoverObstacle[]
  /** Of the other person; empty as long as nobody has confirmed. */
  receiverObstacles: ReceiverObstacle[]
  /** Says the same as long as the same goes. */
  fingerprint: string
  going: GoingStays
}

/** Plans the handover of a landlord's business, by the conditions that it goes by. */
export async function planHandover(
  db: Db,
  ctx: Pick<Context, 'today' | 'config'>,
  landlordId: string,
  receiverId: string | null,
): Promise<HandoverPlan> {
  const today = ctx.today()
  const going = await findGoingStays(db, { landlordId, receiverId, today })
  const facts = await findHandoverFacts(db, going, { today, mode: ctx.config.invoiceMode })
  const ofReceiver = receiverId ? receiverObstacles(await findReceiverFacts(db, receiverId, going)) : []
  return {
    counts: handoverCounts(await countHandoverRows(db, going)),
    obstacles: handoverObstacles(facts),
    receiverObstacles: ofReceiver,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([going.bookings, going.requests, today]))
      .digest('base64url')
      .slice(0, 22),
    going,
  }
}
