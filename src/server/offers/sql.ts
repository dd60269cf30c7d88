import { sql } from 'kysely'
import type { OfferStatus } from '../../domain/catalogue/offer-status.ts'
import type { MethodOfBooking } from '../../domain/catalogue/method-of-booking.ts'
import type { Stay } from '../../domain/day.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import { json } from '../db/parameters.ts'
import { visibleOffers } from '../visible-to.ts'
import type { PackedContract } from './contract.ts'

/** An offer with its unit, its people and its document; amounts in minor units. */
export interface OfferRow extends Stay {
  id: string
  listingRequestId: string
  bookingRequestId: string
  listingId: string
  groupId: string
  landlordId: string
  tenantId: string
  status: OfferStatus
  generating: boolean
  type: 'b2b' | 'b2c'
  contractName: string
  isOnlineSigning: boolean
  methodOfBooking: MethodOfBooking
  price: number
  deposit: number
  totalRent: number
  currency: string
  contractFileId: string | null
  signedContractFileId: string | null
  landlordSignedAt: Temporal.Instant | null
  tenantSignedAt: Temporal.Instant | null
  tenantAcceptedAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  unitName: string
  landlordFirstName: string
  landlordLastName: string
  landlordEmail: string
  landlordLanguage: string
  tenantFirstName: string
  tenantLastName: string
  tenantEmail: string
  tenantLanguage: string
  requestType: 'STANDARD' | 'EXTENSION'
  landlordFeePercent: number
  procedureStatus: string | null
  documentSha256: string | null
  bookingId: string | null
}

/** Who signs, as the procedure has it. */
export interface SignerRow {
  id: string
  offerId: string
  role: 'LANDLORD' | 'TENANT'
  userId: string
  name: string
  status: 'INITIATED' | 'NOTIFIED' | 'SIGNED' | 'DONE'
  typedName: string | null
  consentText: string | null
  documentSha256: string | null
  ipAddress: string | null
  userAgent: string | null
  openedAt: Temporal.Instant | null
  signedAt: Temporal.Instant | null
}

function selectOffer(offers: ReturnType<typeof visibleOffers>) {
  return offers
    .innerJoin('listing_requests as lr', 'lr.id', 'bo.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('listings as u', 'u.id', 'bo.listing_id')
    .innerJoin('users as l', 'l.id', 'bo.landlord_id')
    .innerJoin('users as t', 't.id', 'bo.tenant_id')
    .leftJoin('signature_procedures as p', 'p.offer_id', 'bo.id')
    .leftJoin('bookings as b', 'b.offer_id', 'bo.id')
    .select([
      'bo.id',
      'bo.listing_request_id as listingRequestId',
      'lr.booking_request_id as bookingRequestId',
      'bo.listing_id as listingId',
      'bo.group_id as groupId',
      'bo.landlord_id as landlordId',
      'bo.tenant_id as tenantId',
      'bo.status',
      'bo.generating',
      'bo.type',
      'bo.contract_name as contractName',
      'bo.is_online_signing as isOnlineSigning',
      'bo.method_of_booking as methodOfBooking',
      'bo.from',
      'bo.to',
      'bo.price',
      'bo.deposit',
      'bo.total_rent as totalRent',
      'bo.currency',
      'bo.contract_file_id as contractFileId',
      'bo.signed_contract_file_id as signedContractFileId',
      'bo.landlord_signed_at as landlordSignedAt',
      'bo.tenant_signed_at as tenantSignedAt',
      'bo.tenant_accepted_at as tenantAcceptedAt',
      'bo.created_at as createdAt',
      'u.apartment_name as unitName',
      'l.first_name as landlordFirstName',
      'l.last_name as landlordLastName',
      'l.email as landlordEmail',
      'l.language as landlordLanguage',
      'br.first_name as tenantFirstName',
      'br.last_name as tenantLastName',
      't.email as tenantEmail',
      't.language as tenantLanguage',
      'lr.type as requestType',
      'lr.landlord_fee_percent as landlordFeePercent',
      'p.status as procedureStatus',
      'p.document_sha256 as documentSha256',
      'b.id as bookingId',
    ])
    .$castTo<OfferRow>()
}

/** An offer that the viewer signs, or undefined. */
export async function findOffer(db: Db, viewer: Viewer, id: string): Promise<OfferRow | undefined> {
  return selectOffer(visibleOffers(db, viewer)).where('bo.id', '=', id).executeTakeFirst()
}

/** Offers of those ids that the viewer signs. */
export async function listOffers(db: Db, viewer: Viewer, ids: readonly string[]): Promise<OfferRow[]> {
  if (ids.length === 0) return []
  return selectOffer(visibleOffers(db, viewer)).where('bo.id', 'in', ids).execute()
}

/** An offer for the system's own work. */
export async function findOfferForSystem(db: Db, id: string): Promise<OfferRow | undefined> {
  return selectOffer(db.selectFrom('booking_offers as bo')).where('bo.id', '=', id).executeTakeFirst()
}

/** Stores an offer whose contract is still to be made; returns its id. */
export async function insertOffer(
  db: Db,
  offer: {
    listingRequestId: string
    listingId: string
    groupId: string
    landlordId: string
    tenantId: string
    status: OfferStatus
    type: 'b2b' | 'b2c'
    contractName: string
    isOnlineSigning: boolean
    methodOfBooking: MethodOfBooking
    stay: Stay
    price: number
    deposit: number
    totalRent: number
    currency: string
    at: Temporal.Instant
  },
): Promise<string> {
  const row = await db
    .insertInto('booking_offers')
    .values({
      listing_request_id: offer.listingRequestId,
      listing_id: offer.listingId,
      group_id: offer.groupId,
      landlord_id: offer.landlordId,
      tenant_id: offer.tenantId,
      status: offer.status,
      type: offer.type,
      contract_name: offer.contractName,
      is_online_signing: offer.isOnlineSigning,
      method_of_booking: offer.methodOfBooking,
      from: offer.stay.from,
      to: offer.stay.to,
      price: offer.price,
      deposit: offer.deposit,
      total_rent: offer.totalRent,
      currency: offer.currency,
      created_at: offer.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Keeps what the contract of an offer says. */
export async function saveContractData(db: Db, offerId: string, data: PackedContract): Promise<void> {
  await db
    .updateTable('booking_offers')
    .set({ contract_data: json(data) })
    .where('id', '=', offerId)
    .execute()
}

/** What the contract of an offer says, or null before it is written. */
export async function findContractData(db: Db, offerId: string): Promise<PackedContract | null> {
  const row = await db
    .selectFrom('booking_offers')
    .select('contract_data')
    .where('id', '=', offerId)
    .executeTakeFirst()
  return (row?.contract_data ?? null) as PackedContract | null
}

/** The facts of an offer that a command changes; what is left out stays. */
export interface OfferChange {
  status?: OfferStatus
  generating?: boolean
  contractFileId?: string
  signedContractFileId?: string
  landlordSignedAt?: Temporal.Instant
  tenantSignedAt?: Temporal.Instant
  tenantAcceptedAt?: Temporal.Instant
  endedAt?: Temporal.Instant
  cancellationReason?: string
}

/** Writes the new facts of offers. */
export async function saveOffers(db: Db, ids: readonly string[], change: OfferChange): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('booking_offers')
    .set({
      status: change.status,
      generating: change.generating,
      contract_file_id: change.contractFileId,
      signed_contract_file_id: change.signedContractFileId,
      landlord_signed_at: change.landlordSignedAt,
      tenant_signed_at: change.tenantSignedAt,
      tenant_accepted_at: change.tenantAcceptedAt,
      ended_at: change.endedAt,
      cancellation_reason: change.cancellationReason,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Offers that are alive and hold days, of requests or of tenants. */
export async function listAliveOffers(
  db: Db,
  by: { requestIds: readonly string[]; tenantIds: readonly string[] },
): Promise<(Stay & { id: string; listingRequestId: string; tenantId: string; groupId: string })[]> {
  if (by.requestIds.length === 0 && by.tenantIds.length === 0) return []
  return db
    .selectFrom('booking_offers')
    .select([
      'id',
      'listing_request_id as listingRequestId',
      'tenant_id as tenantId',
      'group_id as groupId',
      'from',
      'to',
    ])
    .where('status', 'in', ['PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING'])
    .where((eb) =>
      eb.or([
        ...(by.requestIds.length > 0 ? [eb('listing_request_id', 'in', by.requestIds)] : []),
        ...(by.tenantIds.length > 0 ? [eb('tenant_id', 'in', by.tenantIds)] : []),
      ]),
    )
    .execute()
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
export async function listSigners(db: Db, offerIds: readonly string[]): Promise<SignerRow[]> {
  if (offerIds.length === 0) return []
  return db
    .selectFrom('signers as s')
    .innerJoin('signature_procedures as p', 'p.id', 's.procedure_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      'p.offer_id as offerId',
      's.role',
      's.user_id as userId',
      sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
      's.status',
      's.typed_name as typedName',
      's.consent_text as consentText',
      's.document_sha256 as documentSha256',
      's.ip_address as ipAddress',
      's.user_agent as userAgent',
      's.opened_at as openedAt',
      's.signed_at as signedAt',
    ])
    .where('p.offer_id', 'in', offerIds)
    .orderBy('s.role')
    .$castTo<SignerRow>()
    .execute()
}

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
  role: 'LANDLORD' | 'TENANT',
  signature: {
    typedName: string
    consentText: string
    documentSha256: string
    ipAddress: string
    userAgent: string
    at: Temporal.Instant
  },
): Promise<void> {
  await db
    .updateTable('signers')
    .set({
      status: 'SIGNED',
      typed_name: signature.typedName,
      consent_text: signature.consentText,
      document_sha256: signature.documentSha256,
      ip_address: signature.ipAddress,
      user_agent: signature.userAgent,
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
  role: 'LANDLORD' | 'TENANT',
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
