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
import { isAsConfirmed, listBinding } from './consent-sql.ts'
import { findHandoverFacts, findReceiverFacts } from './obstacles-sql.ts'
import { countHandoverRows, findGoingStays, type GoingStays } from './rows-sql.ts'

/** What a handover would do now, and what stands in its way. */
export interface HandoverPlan {
  counts: HandoverCount[]
  obstacles: HandoverObstacle[]
  /** Of the other person; empty as long as nobody has confirmed. */
  receiverObstacles: ReceiverObstacle[]
  /** The other person has confirmed what goes now, and not less. */
  isConfirmed: boolean
  /** Says the same as long as the same goes. */
  fingerprint: string
  going: GoingStays
  /** The ids of what binds whoever takes over. */
  binding: string[]
}

/** Plans the handover of a landlord's business, by the conditions that it goes by. */
export async function planHandover(
  db: Db,
  ctx: Pick<Context, 'today' | 'config'>,
  {
    landlordId,
    receiverId,
    confirmedId = null,
  }: {
    landlordId: string
    receiverId: string | null
    /** A handover that was confirmed. */
    confirmedId?: string | null
  },
): Promise<HandoverPlan> {
  const today = ctx.today()
  const going = await findGoingStays(db, { landlordId, receiverId, today })
  const facts = await findHandoverFacts(db, going, { today, mode: ctx.config.invoiceMode })
  const binding = await listBinding(db, going)
  const ofReceiver = receiverId ? receiverObstacles(await findReceiverFacts(db, receiverId, going)) : []
  return {
    counts: handoverCounts(await countHandoverRows(db, going)),
    obstacles: handoverObstacles(facts),
    receiverObstacles: ofReceiver,
    isConfirmed: confirmedId !== null && (await isAsConfirmed(db, confirmedId, going, today)),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([binding, going.requests, today]))
      .digest('base64url')
      .slice(0, 22),
    going,
    binding,
  }
}
