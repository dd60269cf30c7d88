import { createHash, randomUUID } from 'node:crypto'
import { dayOf } from '../../../domain/kernel/day.ts'
import { isHolding } from '../../../domain/rentals/landlord-status.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { lockRequestForSystem, reprojectAround } from '../lifecycle/command.ts'
import { tellLandlord, tellTenant } from '../lifecycle/mails.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction, orTakeBack } from '../../kernel/db/transaction.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents, type NewContent } from '../../kernel/files/keep-contents.ts'
import { insertFile } from '../../kernel/files/sql.ts'
import type { PowerRow } from '../../people/powers/sql.ts'
import { listGroups } from '../../listings/listings/sql.ts'
import {
  closeExternalSigning,
  deleteLeftSignings,
  externalDocument,
  openExternalSigning,
} from './external-actions.ts'
import { canHandOver, externalSignerOf, type SignerChoice, wasSignerLost } from './external-signer.ts'
import { listStuck } from './contract-sql.ts'
import { saveExternal } from './external-sql.ts'
import { saveSealCertificate } from '../seal/certificate-sql.ts'
import { sealDocument } from '../seal/seal-document.ts'
import { sealKeyOf } from '../seal/seal-key.ts'
import { beginTurn } from './turns.ts'
import {
  type ContractData,
  type ContractSignature,
  packContract,
  unpackContract,
} from '../offers/contract.ts'
import { contractDataOf } from '../offers/contract-data.ts'
import { renderContract, renderSignedContract, renderTrail } from '../offers/contract-document.ts'
import { contractSituationOf } from '../offers/contract-situation.ts'
import { shareOwnContract } from '../offers/contract-terms-sql.ts'
import {
  findContractData,
  findOfferForSystem,
  type OfferRow,
  saveContractData,
  saveOffers,
} from '../lifecycle/offers-sql.ts'
import { insertProcedure } from '../lifecycle/signature-sql.ts'
import { signaturesOf } from './contract-signatures.ts'

const batchSize = 50
/** Longer than a job is tried again by itself. */
const minutesUntilStuck = 20

/** Orders contracts again that could not be written or sealed for longer than jobs try, whoever carries the signing out. */
export async function orderStuckContracts(ctx: Context): Promise<void> {
  const stuck = await listStuck(ctx.db, ctx.now().subtract({ minutes: minutesUntilStuck }), batchSize)
  await inTransaction(ctx, async (trx) => {
    for (const { offerId, generating } of stuck) {
      const job = generating ? 'generateContract' : 'sealContract'
      await ctx.enqueue(trx, job, { offerId }, { singletonKey: offerId })
    }
  })
}

/**
 * Writes the contract of an offer and opens its signing; a second run finds it written, and deletes what the first one may
 * have left at the provider.
 */
export async function generateContract(ctx: Context, data: { offerId: string }): Promise<void> {
  const offer = await findOfferForSystem(ctx.db, data.offerId)
  if (!offer) return
  if (offer.generating) await writeAndOpen(ctx, offer)
  // It is written now, or has ended.
  const isElsewhere = !offer.ownContractFileId && (await externalSignerOf(ctx, offer)) !== null
  if (isElsewhere) await deleteLeftSignings(ctx, offer.id)
}

async function writeAndOpen(ctx: Context, offer: OfferRow): Promise<void> {
  const choice = offer.ownContractFileId ? null : await externalSignerOf(ctx, offer)
  const written = offer.ownContractFileId ? null : await writeContract(ctx, offer, choice?.power)
  await keepContents(ctx, written ? [written] : [], () => openOffer(ctx, offer, written, choice))
  // The power of attorney of who was to sign ended on the way: then the landlord does.
  const after = choice?.power ? await findOfferForSystem(ctx.db, offer.id) : undefined
  if (after?.generating) await writeAndOpen(ctx, after)
}

async function openOffer(
  ctx: Context,
  offer: OfferRow,
  written: WrittenContract | null,
  choice: SignerChoice | null,
): Promise<void> {
  const external =
    written &&
    choice &&
    (await openExternalSigning(ctx, offer, { ...written, fileName: 'contract.pdf' }, choice.signer))
  const close = async () => {
    if (external) await closeExternalSigning(ctx, external.externalId)
  }
  const attach = async (trx: Db) => {
    const request = await lockRequestForSystem(trx, offer.listingRequestId)
    const current = await findOfferForSystem(trx, offer.id)
    if (!current?.generating || !isHolding(current)) return false
    if (choice && !(await canHandOver(trx, ctx, choice, offer.groupId))) return false
    if (written) await attachContract(trx, ctx, offer, written)
    else await attachOwnContract(trx, offer)
    await beginTurn(trx, ctx, offer, offer.isOnlineSigning ? 'LANDLORD' : 'TENANT')
    await auditRequest(trx, ctx, request.row, 'generateContract')
    await reprojectAround(trx, request)
    await tellThatReady(trx, ctx, request.row, offer, choice?.power ?? null)
    if (external) await saveExternal(trx, offer.id, external, choice?.power?.id ?? null)
    return true
  }
  if (!(await orTakeBack(ctx, () => inTransaction(ctx, attach), close))) await close()
}

// Online the landlord signs first; on paper the tenant says yes first, and nothing is signed in the product.
async function tellThatReady(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  offer: OfferRow,
  power: PowerRow | null,
): Promise<void> {
  const landlordsPage = `dashboard/contracts/${offer.id}`
  if (offer.isOnlineSigning) {
    const signer = { agentName: power?.agentName ?? null, wasLost: await wasSignerLost(trx, ctx, offer) }
    return tellLandlord(trx, ctx, row, 'contractReady', landlordsPage, undefined, signer)
  }
  await tellLandlord(trx, ctx, row, 'paperContractSent', landlordsPage)
  await tellTenant(trx, ctx, row, 'contractToAccept', `contracts/${offer.id}`)
}

async function attachContract(
  trx: Db,
  ctx: Context,
  offer: OfferRow,
  written: WrittenContract,
): Promise<void> {
  const contractFileId = await storeContract(trx, ctx, offer, written, 'CONTRACT')
  await saveOffers(trx, [offer.id], { generating: false, contractFileId })
  await saveContractData(trx, offer.id, packContract(written.data))
  if (!offer.isOnlineSigning) return
  await insertProcedure(trx, { ...offer, offerId: offer.id, documentSha256: written.sha256, at: ctx.now() })
}

/** The landlord's own document is the contract as it is; from now on the tenant may read it. */
async function attachOwnContract(trx: Db, { id, ownContractFileId, tenantId }: OfferRow): Promise<void> {
  if (!ownContractFileId) throw new Error(`The offer ${id} has no document of the landlord's own.`)
  await shareOwnContract(trx, ownContractFileId, tenantId)
  await saveOffers(trx, [id], { generating: false, contractFileId: ownContractFileId })
}

/** Adds both signatures and their trail to the contract once both are there, and seals it; a second run does nothing. */
export async function sealContract(ctx: Context, data: { offerId: string }): Promise<void> {
  const offer = await findOfferForSystem(ctx.db, data.offerId)
  if (!offer || offer.signedContractFileId || !offer.tenantSignedAt) return
  const row = await loadRequestForSystem(ctx.db, offer.listingRequestId)
  const key = await sealKeyOf(ctx.config)
  // What an external provider has signed carries its own seal.
  const document =
    (await externalDocument(ctx, offer.id)) ?? (await sealDocument(key, await renderToSeal(ctx, offer)))
  const sealed = newDocument(offer, document)
  const save = async (trx: Db) => {
    await lockRequestForSystem(trx, offer.listingRequestId)
    const current = await findOfferForSystem(trx, offer.id)
    if (current?.signedContractFileId) return
    const signedContractFileId = await storeContract(trx, ctx, offer, sealed, 'SIGNED_CONTRACT')
    await saveOffers(trx, [offer.id], { signedContractFileId })
    await saveSealCertificate(trx, key.certificate, ctx.now())
    await auditRequest(trx, ctx, row, 'sealContract')
  }
  await keepContents(ctx, [sealed], () => inTransaction(ctx, save))
}

async function renderToSeal(ctx: Context, offer: OfferRow): Promise<Uint8Array> {
  const data = await writtenContract(ctx.db, offer)
  return renderSealed(data, await signaturesOf(ctx.db, offer), ctx.now())
}

/**
 * The contract with its trail; where a later release would word the contract differently, the trail alone: it
 * names the hash of the document that was signed, and that document is kept as it was.
 */
async function renderSealed(
  data: ContractData,
  signatures: ContractSignature[],
  sealedAt: Temporal.Instant,
): Promise<Uint8Array> {
  const hash = hashOf(await renderContract(data))
  const isTheSigned = signatures.every(({ documentSha256 }) => documentSha256 === hash)
  return isTheSigned
    ? renderSignedContract(data, signatures, sealedAt)
    : renderTrail(data, signatures, sealedAt)
}

/** What the contract said when it was written, whatever has changed since. */
async function writtenContract(db: Db, offer: OfferRow): Promise<ContractData> {
  const packed = await findContractData(db, offer.id)
  if (!packed) throw new Error(`The contract of offer ${offer.id} is not written yet.`)
  return unpackContract(packed)
}

async function contractData(db: Db, offer: OfferRow, power: PowerRow | null): Promise<ContractData> {
  const row = await loadRequestForSystem(db, offer.listingRequestId)
  const [group] = await listGroups(db, [offer.groupId])
  if (!group) throw new Error(`The group ${offer.groupId} of offer ${offer.id} is gone.`)
  const { source, chain } = await contractSituationOf(db, null, row)
  const agent = power && { name: power.agentName, powerGivenOn: dayOf(power.givenAt) }
  return contractDataOf({ row, group, source, chain }, offer, agent)
}

/** A contract that is written, with what it says; to be put and named. */
export type WrittenContract = NewContent & DocumentFacts & { data: ContractData }

/** Writes the contract of an offer, and who signs it elsewhere for the landlord; it lies nowhere yet. */
export async function writeContract(
  ctx: Pick<Context, 'db'>,
  offer: OfferRow,
  power: PowerRow | null = null,
): Promise<WrittenContract> {
  const data = await contractData(ctx.db, offer, power)
  return { ...newDocument(offer, await renderContract(data)), data }
}

/** What is noted of a document of an offer. */
export interface DocumentFacts {
  key: FileKey
  sha256: string
  size: number
}

/** A document of an offer under a key of its own; to be put and named. */
export function newDocument(offer: Pick<OfferRow, 'id'>, content: Uint8Array): NewContent & DocumentFacts {
  const key: FileKey = `contracts/${offer.id}/${randomUUID()}.pdf`
  return { key, content, sha256: hashOf(content), size: content.length }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Notes whose document it is; returns the file's id. */
export async function storeContract(
  trx: Db,
  ctx: Context,
  offer: OfferRow,
  document: DocumentFacts,
  type: 'CONTRACT' | 'SIGNED_CONTRACT',
): Promise<string> {
  return insertFile(trx, {
    landlordId: offer.landlordId,
    tenantId: offer.tenantId,
    createdBy: ctx.viewer?.id ?? null,
    type,
    fileName: `${type === 'CONTRACT' ? 'contract' : 'signed-contract'}-${offer.from}.pdf`,
    contentType: 'application/pdf',
    size: document.size,
    sha256: document.sha256,
    storageKey: document.key,
    at: ctx.now(),
  })
}
