import { sql, type SqlBool } from 'kysely'
import type { SignerState } from '../../../domain/catalogue/signatures.ts'
import type { SigningParty } from '../../../domain/rentals/signing.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** Who signs, as the procedure has it. */
export interface SignerRow {
  id: string
  offerId: string
  role: SigningParty
  userId: string
  name: string
  status: SignerState
  typedName: string | null
  drawnSignature: string | null
  signingUrl: string | null
  consentText: string | null
  documentSha256: string | null
  ipAddress: string | null
  userAgent: string | null
  openedAt: Temporal.Instant | null
  signedAt: Temporal.Instant | null
  /** By which somebody else signs or signed for the landlord, with what is told of it; null: the person in question. */
  powerId: string | null
  agentId: string | null
  agentName: string | null
  agentEmail: string | null
  powerLandlordName: string | null
  powerGivenAt: Temporal.Instant | null
  powerFileId: string | null
}

/** Opens the e-signature procedure of an offer with one signer for each side (C4). */
export async function insertProcedure(
  db: Db,
  procedure: {
    offerId: string
    landlordId: string
    tenantId: string
    documentSha256: string
    at: Temporal.Instant
  },
): Promise<void> {
  const row = await db
    .insertInto('signature_procedures')
    .values({
      offer_id: procedure.offerId,
      landlord_id: procedure.landlordId,
      status: 'ACTIVE',
      document_sha256: procedure.documentSha256,
      created_at: procedure.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('signers')
    .values([
      {
        procedure_id: row.id,
        landlord_id: procedure.landlordId,
        role: 'LANDLORD',
        user_id: procedure.landlordId,
        status: 'NOTIFIED',
        notified_at: procedure.at,
      },
      {
        procedure_id: row.id,
        landlord_id: procedure.landlordId,
        role: 'TENANT',
        user_id: procedure.tenantId,
        status: 'INITIATED',
      },
    ])
    .execute()
}

/** The signers of offers, landlord first. */
export async function listSigners(source: Source, offerIds: readonly string[]): Promise<SignerRow[]> {
  return signersOf.list(source, { offerIds })
}

const signersOf = statement(
  (db, { offerIds }: { offerIds: readonly string[] }) =>
    db
      .selectFrom('signers as s')
      .innerJoin('signature_procedures as p', 'p.id', 's.procedure_id')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .leftJoin('powers_of_attorney as pa', 'pa.id', 's.power_id')
      .leftJoin('users as a', 'a.id', 'pa.agent_id')
      .select([
        's.id',
        'p.offer_id as offerId',
        's.role',
        's.user_id as userId',
        sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
        's.status',
        's.typed_name as typedName',
        's.drawn_signature as drawnSignature',
        's.signing_url as signingUrl',
        's.consent_text as consentText',
        's.document_sha256 as documentSha256',
        's.ip_address as ipAddress',
        's.user_agent as userAgent',
        's.opened_at as openedAt',
        's.signed_at as signedAt',
        's.power_id as powerId',
        'pa.agent_id as agentId',
        'pa.agent_name as agentName',
        'a.email as agentEmail',
        'pa.landlord_name as powerLandlordName',
        'pa.given_at as powerGivenAt',
        'pa.file_id as powerFileId',
      ])
      .where(sql<SqlBool>`p.offer_id = any(${offerIds}::uuid[])`)
      .orderBy('s.role'),
  { openedAt: true, signedAt: true, powerGivenAt: true },
)

/** Notes that a signer has opened the contract, once. */
export async function saveOpened(
  db: Db,
  offerId: string,
  userId: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('signers')
    .set({ opened_at: at })
    .where('opened_at', 'is', null)
    .where('user_id', '=', userId)
    .where('procedure_id', 'in', procedureOf(db, offerId))
    .execute()
}

/** Stores one signature with its trail. */
export async function saveSignature(
  db: Db,
  offerId: string,
  role: SigningParty,
  signature: {
    typedName: string | null
    drawnSignature: string | null
    consentText: string
    documentSha256: string
    ipAddress: string
    userAgent: string
    powerId: string | null
    at: Temporal.Instant
  },
): Promise<void> {
  await db
    .updateTable('signers')
    .set({
      status: 'SIGNED',
      typed_name: signature.typedName,
      drawn_signature: signature.drawnSignature,
      consent_text: signature.consentText,
      document_sha256: signature.documentSha256,
      ip_address: signature.ipAddress,
      user_agent: signature.userAgent,
      power_id: signature.powerId,
      signed_at: signature.at,
    })
    .where('role', '=', role)
    .where('procedure_id', 'in', procedureOf(db, offerId))
    .execute()
}

/** Tells a signer that it is their turn. */
export async function saveNotified(
  db: Db,
  offerId: string,
  role: SigningParty,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('signers')
    .set({ status: 'NOTIFIED', notified_at: at })
    .where('role', '=', role)
    .where('procedure_id', 'in', procedureOf(db, offerId))
    .execute()
}

/** Ends the procedures of offers; finished ones set every signer DONE. */
export async function endProcedures(
  db: Db,
  offerIds: readonly string[],
  status: 'FINISHED' | 'REFUSED' | 'EXPIRED',
  at: Temporal.Instant,
): Promise<void> {
  if (offerIds.length === 0) return
  const ended = await db
    .updateTable('signature_procedures')
    .set({ status, finished_at: at })
    .where('offer_id', 'in', offerIds)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .execute()
  if (status !== 'FINISHED' || ended.length === 0) return
  await db
    .updateTable('signers')
    .set({ status: 'DONE' })
    .where(
      'procedure_id',
      'in',
      ended.map((row) => row.id),
    )
    .execute()
}

function procedureOf(db: Db, offerId: string) {
  return db.selectFrom('signature_procedures').select('id').where('offer_id', '=', offerId)
}
