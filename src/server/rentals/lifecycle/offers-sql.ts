import { type Insertable, sql } from 'kysely'
import type {
  OfferCancellationReason,
  StopOnlineSigningReason,
  OfferStatus,
  CleaningFeeFrequency,
  TimeOfPayment,
  ContractName,
} from '../../../domain/catalogue/contracts.ts'
import type { SignatureProvider, SignatureProcedureState } from '../../../domain/catalogue/signatures.ts'
import type { MethodOfBooking } from '../../../domain/catalogue/requests.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf, json } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { BookingOffersTable } from '../../kernel/db/tables.gen.ts'
import { visibleOffers } from '../../kernel/viewer/visible-to.ts'
import type { PackedContract } from '../offers/contract.ts'

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
  contractName: ContractName
  isOnlineSigning: boolean
  methodOfBooking: MethodOfBooking
  price: number
  deposit: number
  totalRent: number
  currency: string
  /** Null, like the house rules, for contracts from before landlords could choose. */
  language: Language | null
  timeOfPayment: TimeOfPayment
  cleaningFee: number
  cleaningFeeFrequency: CleaningFeeFrequency
  houseRules: string | null
  /** The landlord's own document, which is the contract then. */
  ownContractFileId: string | null
  contractFileId: string | null
  signedContractFileId: string | null
  landlordSignedAt: Temporal.Instant | null
  tenantSignedAt: Temporal.Instant | null
  tenantAcceptedAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  unitName: string
  /** Where it is in its building, by language. */
  unitLocation: Record<string, string>
  landlordFirstName: string
  landlordLastName: string
  landlordEmail: string
  landlordLanguage: string
  tenantFirstName: string
  tenantLastName: string
  tenantEmail: string
  tenantLanguage: string
  /** The account of the tenant or of the landlord is on hold. */
  accountFrozen: boolean
  requestType: 'STANDARD' | 'EXTENSION'
  procedureStatus: SignatureProcedureState | null
  signatureProvider: SignatureProvider | null
  /** The signatures bind nobody: the provider's sandbox, or our local server. */
  isTestSigning: boolean | null
  signingStartedAt: Temporal.Instant | null
  signingEndedAt: Temporal.Instant | null
  signingExpiresAt: Temporal.Instant | null
  endedAt: Temporal.Instant | null
  cancellationReason: OfferCancellationReason | null
  stopReason: StopOnlineSigningReason | null
  stopComment: string
  replacesOfferId: string | null
  /** With which somebody is to sign for the landlord at the external provider; null: the landlord. */
  signingPowerId: string | null
  /** The offer that goes on from this one. */
  replacedByOfferId: string | null
  documentSha256: string | null
  bookingId: string | null
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
    .leftJoin('booking_offers as next', 'next.replaces_offer_id', 'bo.id')
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
      'bo.language',
      'bo.time_of_payment as timeOfPayment',
      'bo.cleaning_fee as cleaningFee',
      'bo.cleaning_fee_frequency as cleaningFeeFrequency',
      'bo.house_rules as houseRules',
      'bo.own_contract_file_id as ownContractFileId',
      'bo.contract_file_id as contractFileId',
      'bo.signed_contract_file_id as signedContractFileId',
      'bo.landlord_signed_at as landlordSignedAt',
      'bo.tenant_signed_at as tenantSignedAt',
      'bo.tenant_accepted_at as tenantAcceptedAt',
      'bo.created_at as createdAt',
      'u.apartment_name as unitName',
      'u.location_in_building as unitLocation',
      'l.first_name as landlordFirstName',
      'l.last_name as landlordLastName',
      'l.email as landlordEmail',
      'l.language as landlordLanguage',
      'br.first_name as tenantFirstName',
      'br.last_name as tenantLastName',
      't.email as tenantEmail',
      't.language as tenantLanguage',
      sql<boolean>`t.frozen_at is not null or l.frozen_at is not null`.as('accountFrozen'),
      'lr.type as requestType',
      'p.status as procedureStatus',
      'p.provider as signatureProvider',
      'p.is_test as isTestSigning',
      'p.created_at as signingStartedAt',
      'p.finished_at as signingEndedAt',
      'bo.signing_expires_at as signingExpiresAt',
      'bo.ended_at as endedAt',
      'bo.cancellation_reason as cancellationReason',
      'bo.stop_reason as stopReason',
      'bo.stop_comment as stopComment',
      'bo.replaces_offer_id as replacesOfferId',
      'bo.signing_power_id as signingPowerId',
      'next.id as replacedByOfferId',
      'p.document_sha256 as documentSha256',
      'b.id as bookingId',
    ])
}

/** An offer that the viewer signs, or undefined. */
export async function findOffer(source: Source, viewer: Viewer, id: string): Promise<OfferRow | undefined> {
  return offerById.find(source, { viewer, id })
}

const offerById = statement(
  (db, { viewer, id }: { viewer: Viewer; id: string }) =>
    selectOffer(visibleOffers(db, viewer)).where('bo.id', '=', id),
  {
    landlordSignedAt: true,
    tenantSignedAt: true,
    tenantAcceptedAt: true,
    createdAt: true,
    signingStartedAt: true,
    signingEndedAt: true,
    signingExpiresAt: true,
    endedAt: true,
  },
)

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
    contractName: ContractName
    isOnlineSigning: boolean
    methodOfBooking: MethodOfBooking
    stay: Stay
    price: number
    deposit: number
    totalRent: number
    currency: string
    language: Language
    timeOfPayment: TimeOfPayment
    cleaningFee: number
    cleaningFeeFrequency: CleaningFeeFrequency
    houseRules: string
    ownContractFileId: string | null
    signingPowerId: string | null
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
      language: offer.language,
      time_of_payment: offer.timeOfPayment,
      cleaning_fee: offer.cleaningFee,
      cleaning_fee_frequency: offer.cleaningFeeFrequency,
      house_rules: offer.houseRules,
      own_contract_file_id: offer.ownContractFileId,
      signing_power_id: offer.signingPowerId,
      created_at: offer.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What the new offer says differently, by column; everything else is as in the old one. */
export type OfferReplacement = Partial<Record<keyof Insertable<BookingOffersTable>, unknown>> & {
  status: 'PROPOSED' | 'LANDLORD_SIGNING'
  is_online_signing: boolean
}

/**
 * Inserts the offer that goes on from another; whatever columns offers get, it has those of the old one but for what
 * belongs to its own life. Returns its id.
 */
export async function insertReplacement(
  trx: Db,
  offerId: string,
  replacement: OfferReplacement,
  now: Temporal.Instant,
): Promise<string> {
  const fresh = {
    generating: true,
    contract_data: null,
    contract_file_id: null,
    signed_contract_file_id: null,
    landlord_signed_at: null,
    tenant_signed_at: null,
    tenant_accepted_at: null,
    ended_at: null,
    cancellation_reason: null,
    stop_reason: null,
    stop_comment: '',
    signing_expires_at: null,
    replaces_offer_id: offerId,
  }
  const { rows } = await sql<{ id: string }>`
    insert into booking_offers
    select n.* from booking_offers o, jsonb_populate_record(null::booking_offers,
      to_jsonb(o) || ${json({ ...fresh, ...replacement })}::jsonb || jsonb_build_object('id', gen_random_uuid(),
        'created_at', greatest(${now}::timestamptz, o.created_at + interval '1 millisecond'))) n
    where o.id = ${offerId}
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`The offer ${offerId} is gone.`)
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
  cancellationReason?: OfferCancellationReason
  signingExpiresAt?: Temporal.Instant
  stopReason?: StopOnlineSigningReason
  stopComment?: string
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
      signing_expires_at: change.signingExpiresAt,
      stop_reason: change.stopReason,
      stop_comment: change.stopComment,
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
    .where(isOneOf('status', ['PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING']))
    .where((eb) =>
      eb.or([
        ...(by.requestIds.length > 0 ? [eb('listing_request_id', 'in', by.requestIds)] : []),
        ...(by.tenantIds.length > 0 ? [eb('tenant_id', 'in', by.tenantIds)] : []),
      ]),
    )
    .execute()
}
