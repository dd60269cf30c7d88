import { DAC7_DEFAULT_EXEMPTION_DEADLINE } from '../../../domain/catalogue/tax.ts'
import { NotAllowedError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { type BillingDetailsInput, parseBillingDetails } from '../../../domain/money/billing-details.ts'
import { checkDac7, taxCountryOf } from '../../../domain/money/dac7.ts'
import { hasOddCheckDigit } from '../../../domain/money/tax-id.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { decryptText, encryptText } from '../../kernel/adapters/secret-text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { lockUnchecked, saveCompliance } from './compliance-sql.ts'
import {
  type BillingDetailsRow,
  findBillingDetails,
  insertBillingDetails,
  saveBillingDetails,
} from './details-sql.ts'

const batchSize = 200
const defaultDeadline = parseDay(DAC7_DEFAULT_EXEMPTION_DEADLINE)

/** Checks what was never checked, and what was exempt until a day that has passed (DAC7); answers how many. */
export async function checkBillingDetails(ctx: Context): Promise<number> {
  for (let total = 0; ;) {
    const checked = await inTransaction(ctx, async (trx) => {
      const ids = await lockUnchecked(trx, { today: ctx.today(), defaultDeadline }, batchSize)
      for (const id of ids) await checkDetails(trx, ctx, id)
      return ids.length
    })
    total += checked
    if (checked < batchSize) return total
  }
}

/** Checks what tax reporting lacks of billing details, and stores it. */
export async function checkDetails(trx: Db, ctx: Context, id: string): Promise<void> {
  const item = await findBillingDetails(trx, { id, state: null })
  if (!item) return
  const found = checkDac7(factsOf(ctx, item), ctx.today())
  await saveCompliance(trx, id, { ...found, at: ctx.now() })
  await audit(trx, ctx, {
    action: 'checkBillingDetails',
    entityType: 'billing_details_item',
    entityId: id,
    landlordId: item.landlordId,
    data: { isCompliant: found.isCompliant, isExempt: found.isExempt, missing: found.missing },
  })
}

/** Adds billing details, once per key, and checks them at once; returns the id. */
export async function createBillingDetailsItem(ctx: Context, input: unknown, key: string): Promise<string> {
  const landlordId = ownWorld(ctx)
  const details = parseBillingDetails(input, ctx.today())
  const body = withoutTaxId(details)
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createBillingDetailsItem', body }, async () => {
      const at = ctx.now()
      const row = { ...columnsOf(ctx, details), landlord_id: landlordId, created_at: at, updated_at: at }
      const id = await insertBillingDetails(trx, row)
      await auditDetails(trx, ctx, 'createBillingDetailsItem', landlordId, id)
      await checkDetails(trx, ctx, id)
      return id
    }),
  )
}

/** Changes billing details, once per key, and checks them at once; a tax number that is left out stays. */
export async function updateBillingDetailsItem(
  ctx: Context,
  id: string,
  input: unknown,
  key: string,
): Promise<string> {
  const landlordId = ownWorld(ctx)
  const details = parseBillingDetails(input, ctx.today())
  const body = { id, ...withoutTaxId(details) }
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'updateBillingDetailsItem', body }, async () => {
      const row = { ...columnsOf(ctx, details), updated_at: ctx.now() }
      const isThere = await saveBillingDetails(trx, { id, landlordId }, row)
      if (!isThere) throw new ResourceNotFoundError()
      await auditDetails(trx, ctx, 'updateBillingDetailsItem', landlordId, id)
      await checkDetails(trx, ctx, id)
      return id
    }),
  )
}

function ownWorld(ctx: Context): string {
  if (!ctx.viewer?.landlordId) throw new NotAllowedError()
  return ctx.viewer.landlordId
}

/** What is kept to recognise a repetition holds no tax number, only whether and how one was given. */
function withoutTaxId({ taxId, ...details }: BillingDetailsInput) {
  return { ...details, taxId: taxId === undefined ? 'KEPT' : taxId === '' ? 'NONE' : `${taxId.length} signs` }
}

function columnsOf(ctx: Context, details: BillingDetailsInput) {
  const { taxId } = details
  return {
    type: details.type,
    first_name: details.firstName,
    last_name: details.lastName,
    birth_date: details.birthDate,
    company_name: details.companyName,
    registration_number: details.registrationNumber,
    vat_id: details.vatId,
    ...(taxId !== undefined && { tax_id: taxId === '' ? null : encryptText(ctx.config, 'tax-id', taxId) }),
    tax_country: details.taxCountry,
    tax_id_not_issued: details.taxIdNotIssued,
    birth_city: details.birthCity,
    birth_country: details.birthCountry,
    establishments: details.establishments,
    address_line1: details.addressLine1,
    address_line2: details.addressLine2,
    zip_code: details.zipCode,
    city: details.city,
    region: details.region,
    country: details.country,
    billing_address: details.billingAddress && json(details.billingAddress),
  }
}

async function auditDetails(
  trx: Db,
  ctx: Context,
  action: string,
  landlordId: string,
  id: string,
): Promise<void> {
  await audit(trx, ctx, { action, entityType: 'billing_details_item', entityId: id, landlordId })
}

/** Whether the check digit of the tax number of billing details looks wrong. */
export function hasOddTaxId(ctx: Context, item: BillingDetailsRow): boolean {
  const { taxId, ...facts } = factsOf(ctx, item)
  return taxId !== null && hasOddCheckDigit(taxId, taxCountryOf(facts))
}

function factsOf(ctx: Context, item: BillingDetailsRow) {
  return {
    type: item.type,
    firstName: item.firstName,
    lastName: item.lastName,
    companyName: item.companyName,
    address: {
      addressLine1: item.addressLine1,
      zipCode: item.zipCode,
      city: item.city,
      country: item.country,
    },
    birthDate: item.birthDate,
    registrationNumber: item.registrationNumber || null,
    taxId: item.taxId && decryptText(ctx.config, 'tax-id', item.taxId),
    taxCountry: item.taxCountry || null,
    taxIdNotIssued: item.taxIdNotIssued,
    birthCity: item.birthCity || null,
    birthCountry: item.birthCountry || null,
    vatId: item.vatId || null,
    exemptionStatus: item.exemptionStatus,
    exemptionDeadline: item.exemptionDeadline,
  }
}
