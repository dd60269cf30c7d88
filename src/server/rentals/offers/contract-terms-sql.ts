import type { ContractChoice } from '../../../domain/rentals/contract-choice.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** What landlords have decided about the contracts of requests, by request. */
export async function listContractTerms(
  source: Source,
  requestIds: readonly string[],
): Promise<Map<string, ContractChoice>> {
  if (requestIds.length === 0) return new Map()
  const rows = await termsOf.list(source, { requestIds })
  return new Map(rows.map(({ listingRequestId, ...choice }) => [listingRequestId, choice]))
}

const termsOf = statement((db, { requestIds }: { requestIds: readonly string[] }) =>
  db
    .selectFrom('contract_terms')
    .select([
      'listing_request_id as listingRequestId',
      'contract_name as contractName',
      'language',
      'time_of_payment as timeOfPayment',
      'cleaning_fee as cleaningFee',
      'cleaning_fee_frequency as cleaningFeeFrequency',
      'deposit',
      'house_rules as houseRules',
      'is_online_signing as isOnlineSigning',
      'own_contract_file_id as ownContractFileId',
    ])
    .where(sql<SqlBool>`listing_request_id = any(${requestIds}::uuid[])`),
)

/** Keeps what a landlord has decided about the contract of a request, in place of what was there. */
export async function saveContractTerms(
  db: Db,
  request: { id: string; landlordId: string },
  choice: ContractChoice,
  at: Temporal.Instant,
): Promise<void> {
  const values = {
    contract_name: choice.contractName,
    language: choice.language,
    time_of_payment: choice.timeOfPayment,
    cleaning_fee: choice.cleaningFee,
    cleaning_fee_frequency: choice.cleaningFeeFrequency,
    deposit: choice.deposit,
    house_rules: choice.houseRules,
    is_online_signing: choice.isOnlineSigning,
    own_contract_file_id: choice.ownContractFileId,
    updated_at: at,
  }
  await db
    .insertInto('contract_terms')
    .values({ listing_request_id: request.id, landlord_id: request.landlordId, ...values })
    .onConflict((conflict) => conflict.column('listing_request_id').doUpdateSet(values))
    .execute()
}

/** A document that a landlord has handed in for a request. */
export interface OwnContract {
  fileId: string
  fileName: string
  createdAt: Temporal.Instant
}

/** The landlord's own documents for a request, the newest first. */
export async function listOwnContracts(db: Db, requestId: string): Promise<OwnContract[]> {
  return db
    .selectFrom('own_contracts as own')
    .innerJoin('files as f', 'f.id', 'own.file_id')
    .select(['f.id as fileId', 'f.file_name as fileName', 'f.created_at as createdAt'])
    .where('own.listing_request_id', '=', requestId)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .execute()
}

/** Notes for which request a document was handed in. */
export async function insertOwnContract(
  db: Db,
  own: { fileId: string; listingRequestId: string; landlordId: string },
): Promise<void> {
  await db
    .insertInto('own_contracts')
    .values({
      file_id: own.fileId,
      listing_request_id: own.listingRequestId,
      landlord_id: own.landlordId,
    })
    .execute()
}

/** The own document of an offer becomes one that the tenant may see. */
export async function shareOwnContract(db: Db, fileId: string, tenantId: string): Promise<void> {
  await db.updateTable('files').set({ tenant_id: tenantId }).where('id', '=', fileId).execute()
}

const SENDING = ['acceptListingRequest', 'prepareContract'] as const satisfies readonly string[]

/** Who accepted a request, or decided about its contract after that, in their own login; null for nobody. */
export async function findContractSender(db: Db, requestId: string): Promise<string | null> {
  const entry = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('entity_type', '=', 'listing_request')
    .where('entity_id', '=', requestId)
    .where('action', 'in', SENDING)
    .where('via', '=', 'SESSION')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.actor_id ?? null
}
