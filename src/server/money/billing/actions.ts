import { parseBillingAddress } from '../../../domain/money/billing-address.ts'
import { parseContactPerson } from '../../../domain/people/contact-person.ts'
import { NotAllowedError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { insertBillingAddress, insertContactPerson, saveBillingAddress, saveContactPerson } from './sql.ts'

/** Adds somebody whom tenants may talk to, to the world that the viewer works in; returns the id. */
export async function createContactPerson(ctx: Context, input: unknown, key: string | null): Promise<string> {
  const landlordId = worldOf(ctx)
  const person = parseContactPerson(input)
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createContactPerson', body: person }, async () => {
      const id = await insertContactPerson(trx, {
        landlord_id: landlordId,
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        phone: person.phone,
        created_at: ctx.now(),
      })
      await audit(trx, ctx, {
        action: 'createContactPerson',
        entityType: 'contact_person',
        entityId: id,
        landlordId,
        data: { name: `${person.firstName} ${person.lastName}` },
      })
      return id
    }),
  )
}

/** Adds an address for bills; returns the id. */
export async function createBillingAddress(
  ctx: Context,
  input: unknown,
  key: string | null,
): Promise<string> {
  const landlordId = worldOf(ctx)
  const address = parseBillingAddress(input)
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createBillingAddress', body: address }, async () => {
      const id = await insertBillingAddress(trx, {
        landlord_id: landlordId,
        name: address.name,
        address_line1: address.addressLine1,
        address_line2: address.addressLine2,
        zip_code: address.zipCode,
        city: address.city,
        region: address.region,
        country: address.country,
        created_at: ctx.now(),
      })
      await audit(trx, ctx, {
        action: 'createBillingAddress',
        entityType: 'billing_address',
        entityId: id,
        landlordId,
        data: { name: address.name },
      })
      return id
    }),
  )
}

/** Changes whom tenants talk to, once per key; the listings that name the person follow. */
export async function updateContactPerson(
  ctx: Context,
  id: string,
  input: unknown,
  key: string,
): Promise<string> {
  const landlordId = worldOf(ctx)
  const person = parseContactPerson(input)
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'updateContactPerson', body: { id, person } }, async () => {
      const isThere = await saveContactPerson(
        trx,
        { id, landlordId },
        {
          first_name: person.firstName,
          last_name: person.lastName,
          email: person.email,
          phone: person.phone,
        },
      )
      if (!isThere) throw new ResourceNotFoundError()
      await audit(trx, ctx, {
        action: 'updateContactPerson',
        entityType: 'contact_person',
        entityId: id,
        landlordId,
        data: { name: `${person.firstName} ${person.lastName}` },
      })
      return id
    }),
  )
}

/** Changes an address for bills, once per key; documents keep what they were written with. */
export async function updateBillingAddress(
  ctx: Context,
  id: string,
  input: unknown,
  key: string,
): Promise<string> {
  const landlordId = worldOf(ctx)
  const address = parseBillingAddress(input)
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'updateBillingAddress', body: { id, address } }, async () => {
      const isThere = await saveBillingAddress(
        trx,
        { id, landlordId },
        {
          name: address.name,
          address_line1: address.addressLine1,
          address_line2: address.addressLine2,
          zip_code: address.zipCode,
          city: address.city,
          region: address.region,
          country: address.country,
        },
      )
      if (!isThere) throw new ResourceNotFoundError()
      await audit(trx, ctx, {
        action: 'updateBillingAddress',
        entityType: 'billing_address',
        entityId: id,
        landlordId,
        data: { name: address.name },
      })
      return id
    }),
  )
}

function worldOf(ctx: Context): string {
  if (!ctx.viewer?.landlordId) throw new NotAllowedError()
  return ctx.viewer.landlordId
}
