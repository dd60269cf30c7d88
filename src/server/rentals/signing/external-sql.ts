import { type NotNull, sql } from 'kysely'
import type { SignatureProcedureState } from '../../../domain/catalogue/signatures.ts'
import type { SigningParty } from '../../../domain/rentals/signing.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { OpenedSigning } from '../../kernel/adapters/signing/yousign.ts'

/** A procedure that an external provider carries out. */
export interface ExternalProcedure {
  offerId: string
  externalId: string
  status: SignatureProcedureState
  /** The provider's ids of the signers. */
  landlordSigner: string | null
  /** With which somebody signs there for the landlord; null: the landlord. */
  powerId: string | null
  landlordSignedAt: Temporal.Instant | null
  tenantSigner: string | null
}

/** Hands a procedure over to the provider, in the transaction that opened it. */
export async function saveExternal(
  db: Db,
  offerId: string,
  opened: OpenedSigning & { isTest: boolean },
  powerId: string | null,
): Promise<void> {
  const procedure = await db
    .updateTable('signature_procedures')
    .set({ provider: 'YOUSIGN', external_id: opened.externalId, is_test: opened.isTest })
    .where('offer_id', '=', offerId)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const signer of opened.signers) {
    await db
      .updateTable('signers')
      .set({
        external_id: signer.externalId,
        signing_url: signer.url,
        ...(signer.role === 'LANDLORD' && { power_id: powerId }),
      })
      .where('procedure_id', '=', procedure.id)
      .where('role', '=', signer.role)
      .execute()
  }
}

function selectExternal(db: Db) {
  return (
    db
      .selectFrom('signature_procedures as p')
      .leftJoin('signers as l', (join) =>
        join.onRef('l.procedure_id', '=', 'p.id').on('l.role', '=', 'LANDLORD'),
      )
      .leftJoin('signers as t', (join) =>
        join.onRef('t.procedure_id', '=', 'p.id').on('t.role', '=', 'TENANT'),
      )
      .select([
        'p.offer_id as offerId',
        'p.external_id as externalId',
        'p.status',
        'l.external_id as landlordSigner',
        'l.power_id as powerId',
        'l.signed_at as landlordSignedAt',
        't.external_id as tenantSigner',
      ])
      .where('p.provider', '=', 'YOUSIGN')
      // The provider's id is stored together with its name.
      .$narrowType<{ externalId: NotNull }>()
  )
}

/** The procedure that the provider knows by that id. */
export async function findExternal(db: Db, externalId: string): Promise<ExternalProcedure | undefined> {
  return selectExternal(db).where('p.external_id', '=', externalId).executeTakeFirst()
}

/** The provider's id for the procedure of an offer; null for our own. */
export async function findExternalId(db: Db, offerId: string): Promise<string | null> {
  const row = await selectExternal(db).where('p.offer_id', '=', offerId).executeTakeFirst()
  return row?.externalId ?? null
}

/** Procedures about which nothing was heard since then, the longest first. */
export async function listUnchecked(
  db: Db,
  since: Temporal.Instant,
  limit: number,
): Promise<ExternalProcedure[]> {
  return selectExternal(db)
    .where('p.external_closed_at', 'is', null)
    .where((eb) => eb.or([eb('p.checked_at', 'is', null), eb('p.checked_at', '<=', since)]))
    .orderBy(sql`p.checked_at nulls first`)
    .limit(limit)
    .execute()
}

/** The provider's ids of contracts that wait there for a signature with a power of attorney. */
export async function listExternalWithPower(db: Db, powerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signers as s')
    .innerJoin('signature_procedures as p', 'p.id', 's.procedure_id')
    .select('p.external_id as externalId')
    .where('s.power_id', '=', powerId)
    .where('s.signed_at', 'is', null)
    .where('p.status', '=', 'ACTIVE')
    .where('p.provider', '=', 'YOUSIGN')
    .$narrowType<{ externalId: NotNull }>()
    .execute()
  return rows.map(({ externalId }) => externalId)
}

/** Notes when the provider was asked, and that nothing more comes from it. */
export async function saveChecked(
  db: Db,
  externalId: string,
  at: Temporal.Instant,
  isClosed: boolean,
): Promise<void> {
  await db
    .updateTable('signature_procedures')
    .set({ checked_at: at, ...(isClosed && { external_closed_at: at }) })
    .where('provider', '=', 'YOUSIGN')
    .where('external_id', '=', externalId)
    .execute()
}

/** Notes a signature that was given at the provider; its trail stands in the provider's document. */
export async function saveExternalSignature(
  db: Db,
  offerId: string,
  role: SigningParty,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('signers')
    .set({ status: 'SIGNED', signed_at: at })
    .where('role', '=', role)
    .where(
      'procedure_id',
      'in',
      db.selectFrom('signature_procedures').select('id').where('offer_id', '=', offerId),
    )
    .execute()
}

/** Notes that the webhooks about a request have been dealt with. */
export async function saveHandled(db: Db, externalId: string, at: Temporal.Instant): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ handled_at: at })
    .where('provider', '=', 'YOUSIGN')
    .where('handled_at', 'is', null)
    .where(sql<boolean>`body #>> '{data,signature_request,id}' = ${externalId}`)
    .execute()
}
