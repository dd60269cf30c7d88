import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { BillingAddressesTable, ContactPersonsTable } from '../../kernel/db/tables.gen.ts'

/** Whom the tenants of a listing talk to. */
export interface ContactPersonRow {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Where a landlord's bills go. */
export interface BillingAddressRow {
  id: string
  name: string
  addressLine1: string
  addressLine2: string
  zipCode: string
  city: string
  region: string
  country: string
}

const contactPersonColumns = [
  'id',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'phone',
] as const

const billingAddressColumns = [
  'id',
  'name',
  'address_line1 as addressLine1',
  'address_line2 as addressLine2',
  'zip_code as zipCode',
  'city',
  'region',
  'country',
] as const

/** A landlord's contact persons that are not archived, the oldest first; the id must have come through readableLandlordId. */
export async function listContactPersons(source: Source, landlordId: string): Promise<ContactPersonRow[]> {
  return contactPersonsOf.list(source, { landlordId })
}

const contactPersonsOf = statement((db, { landlordId }: { landlordId: string }) =>
  db
    .selectFrom('contact_persons')
    .select(contactPersonColumns)
    .where('landlord_id', '=', landlordId)
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
)

/** A contact person of a landlord, or undefined. */
export async function findContactPerson(
  db: Db,
  landlordId: string,
  id: string,
): Promise<ContactPersonRow | undefined> {
  return db
    .selectFrom('contact_persons')
    .select(contactPersonColumns)
    .where('landlord_id', '=', landlordId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stores a contact person; returns the id. */
export async function insertContactPerson(db: Db, row: Insertable<ContactPersonsTable>): Promise<string> {
  return (await db.insertInto('contact_persons').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** A landlord's billing addresses that are not archived, the oldest first; the id must have come through readableLandlordId. */
export async function listBillingAddresses(source: Source, landlordId: string): Promise<BillingAddressRow[]> {
  return billingAddressesOf.list(source, { landlordId })
}

const billingAddressesOf = statement((db, { landlordId }: { landlordId: string }) =>
  db
    .selectFrom('billing_addresses')
    .select(billingAddressColumns)
    .where('landlord_id', '=', landlordId)
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
)

/** A billing address of a landlord, or undefined. */
export async function findBillingAddress(
  db: Db,
  landlordId: string,
  id: string,
): Promise<BillingAddressRow | undefined> {
  return db
    .selectFrom('billing_addresses')
    .select(billingAddressColumns)
    .where('landlord_id', '=', landlordId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stores a billing address; returns the id. */
export async function insertBillingAddress(db: Db, row: Insertable<BillingAddressesTable>): Promise<string> {
  return (await db.insertInto('billing_addresses').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Changes a contact person of a landlord that is not archived; answers whether there is one. */
export async function saveContactPerson(
  db: Db,
  key: { id: string; landlordId: string },
  row: Updateable<ContactPersonsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_persons')
    .set(row)
    .where('id', '=', key.id)
    .where('landlord_id', '=', key.landlordId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes a billing address of a landlord that is not archived; answers whether there is one. */
export async function saveBillingAddress(
  db: Db,
  key: { id: string; landlordId: string },
  row: Updateable<BillingAddressesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('billing_addresses')
    .set(row)
    .where('id', '=', key.id)
    .where('landlord_id', '=', key.landlordId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
