import { powerFor } from '../../../domain/people/power-of-attorney.ts'
import { powerToSendWith } from '../../../domain/rentals/external-signer.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { listPowersOf } from '../../people/powers/sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { findContractSender } from './contract-terms-sql.ts'

/**
 * The power of attorney of whoever sends the contract out, by accepting the request or by deciding about its contract
 * last; null where that was the landlord, or somebody without one that holds and covers the listing.
 */
export async function powerOfSender(
  trx: Db,
  ctx: Context,
  row: Pick<RequestRow, 'id' | 'landlordId' | 'groupId'>,
): Promise<string | null> {
  const senderId = await findContractSender(trx, row.id)
  if (!senderId || senderId === row.landlordId) return null
  const powers = await listPowersOf(trx, row.landlordId, senderId)
  const today = ctx.today()
  return powerToSendWith(powerFor(powers, row.groupId, today), row.groupId, today)?.id ?? null
}
