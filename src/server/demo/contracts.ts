import { setTimeout } from 'node:timers/promises'
import type { Context } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { inTransaction } from '../kernel/db/transaction.ts'
import { packContract } from '../rentals/offers/contract.ts'
import { keepContents } from '../kernel/files/keep-contents.ts'
import { storeContract, sealContract, writeContract } from '../rentals/signing/contract-actions.ts'
import {
  findOfferForSystem,
  type OfferRow,
  saveContractData,
  saveOffers,
} from '../rentals/lifecycle/offers-sql.ts'

// Somebody opens the first page just now; contracts that are signed already can wait.
const pause = 200

/** Writes the contracts of the demo after the start, which must not wait for them; a second run goes on where it stopped. */
export async function writeDemoContracts(ctx: Context): Promise<void> {
  for (const offerId of await listUnwritten(ctx.db)) {
    const offer = await findOfferForSystem(ctx.db, offerId)
    if (!offer) continue
    if (offer.bookingId) await setTimeout(pause)
    const then = { ...ctx, now: () => offer.createdAt.add({ seconds: 4 }) }
    if (!offer.contractFileId) await attachContract(then, offer)
    const { tenantSignedAt } = offer
    if (!offer.isOnlineSigning || !tenantSignedAt) continue
    await sealContract({ ...ctx, now: () => tenantSignedAt.add({ seconds: 5 }) }, { offerId })
  }
}

/** Offers of the demo whose contract people can open, those in signing first. */
async function listUnwritten(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_offers as bo')
    .leftJoin('signature_procedures as p', 'p.offer_id', 'bo.id')
    .select('bo.id')
    .where('bo.generating', '=', false)
    .where((eb) => eb.or([eb('p.id', 'is not', null), eb('bo.status', '=', 'PROPOSED')]))
    .where((eb) => {
      const isUnsealed = eb.and([
        eb('bo.signed_contract_file_id', 'is', null),
        eb('p.status', '=', 'FINISHED'),
      ])
      return eb.or([eb('bo.contract_file_id', 'is', null), isUnsealed])
    })
    .orderBy((eb) => eb('bo.status', '=', 'ACCEPTED'))
    .orderBy('bo.created_at', 'desc')
    .execute()
  return rows.map((row) => row.id)
}

async function attachContract(ctx: Context, offer: OfferRow): Promise<void> {
  const stored = await writeContract(ctx, offer)
  await keepContents(ctx, [stored], () =>
    inTransaction(ctx, async (trx) => {
      const contractFileId = await storeContract(trx, ctx, offer, stored, 'CONTRACT')
      await saveOffers(trx, [offer.id], { contractFileId })
      await saveContractData(trx, offer.id, packContract(stored.data))
      const [procedure] = await trx
        .updateTable('signature_procedures')
        .set({ document_sha256: stored.sha256 })
        .where('offer_id', '=', offer.id)
        .returning('id')
        .execute()
      if (!procedure) return
      await trx
        .updateTable('signers')
        .set({ document_sha256: stored.sha256 })
        .where('procedure_id', '=', procedure.id)
        .where('signed_at', 'is not', null)
        .execute()
    }),
  )
}
