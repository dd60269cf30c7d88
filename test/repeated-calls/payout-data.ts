import { randomUUID } from 'node:crypto'
import { ibanColumns } from '../../src/server/money/payouts/iban.ts'
import type { TestApp } from '../app.ts'
import { confirmLogin, createStage } from '../builders.ts'
import { address, type Calls } from './stages.ts'

const ibans = ['DE02120300000000202051', 'DE02500105170137075030'] as const

/** With two accounts, the first of which gets the rents; the landlord has just given the password again. */
async function paidOut(app: TestApp) {
  const stage = await createStage(app)
  const { landlordId, groupId, landlord } = stage
  await confirmLogin(app, landlord)
  const accounts = await app.db
    .insertInto('bank_accounts')
    .values(
      ibans.map((iban) => ({
        landlord_id: landlordId,
        account_holder: 'Jana Keller',
        ...ibanColumns(app.services.config, iban),
        currency: 'EUR',
      })),
    )
    .returning('id')
    .execute()
  const [first = '', second = ''] = accounts.map(({ id }) => id)
  await app.db.updateTable('groups').set({ bank_account_id: first }).execute()
  return { ...stage, first, second, uses: [{ groupId, purpose: 'RENT' }] }
}

async function withAddress(app: TestApp) {
  const stage = await createStage(app)
  const { id } = await app.db
    .insertInto('billing_addresses')
    .values({
      landlord_id: stage.landlordId,
      name: address.name,
      address_line1: address.addressLine1,
      zip_code: address.zipCode,
      city: address.city,
      country: address.country,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...stage, id }
}

/** Stories of payout data. */
export const payoutDataCalls: Calls = {
  async createBankAccount(app) {
    const stage = await createStage(app)
    const input = { accountHolder: 'Jana Keller', iban: 'DE02120300000000202051' }
    return {
      as: stage.landlord,
      variables: { input },
      changed: { input: { ...input, accountHolder: 'Eva' } },
    }
  },
  async createBillingAddress(app) {
    const stage = await createStage(app)
    return {
      as: stage.landlord,
      variables: { input: address },
      changed: { input: { ...address, city: 'Potsdam' } },
    }
  },
  async chooseBankAccount(app) {
    const { landlord, first, second, uses } = await paidOut(app)
    return { as: landlord, variables: { bankAccountId: second, uses }, changed: { bankAccountId: first } }
  },
  async cancelPayoutChanges(app) {
    const { landlord, landlordId, groupId, first, second } = await paidOut(app)
    const now = app.services.now()
    const { id } = await app.db
      .insertInto('payout_changes')
      .values({
        landlord_id: landlordId,
        group_id: groupId,
        purpose: 'RENT',
        from_account_id: first,
        to_account_id: second,
        state: 'PENDING',
        requested_at: now,
        takes_effect_at: now.add({ hours: 24 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { as: landlord, variables: { changeIds: [id] }, changed: { changeIds: [randomUUID()] } }
  },
  async archiveBankAccount(app) {
    const { landlord, first, second } = await paidOut(app)
    return { as: landlord, variables: { bankAccountId: second }, changed: { bankAccountId: first } }
  },
  async updateBillingAddress(app) {
    const { landlord, id } = await withAddress(app)
    const variables = { billingAddressId: id, input: { ...address, city: 'Potsdam' } }
    return { as: landlord, variables, changed: { input: { ...address, city: 'Halle' } } }
  },
  async chooseBillingData(app) {
    const { landlord, groupId, id } = await withAddress(app)
    const variables = { datum: 'BILLING_ADDRESS', id, groupIds: [groupId] }
    return { as: landlord, variables, changed: { id: randomUUID() } }
  },
  async archiveBillingData(app) {
    const { landlord, id } = await withAddress(app)
    const variables = { datum: 'BILLING_ADDRESS', id }
    return { as: landlord, variables, changed: { id: randomUUID() } }
  },
  async createBillingDetailsItem(app) {
    const { landlord } = await createStage(app)
    const input = { type: 'PRIVATE', lastName: 'Keller' }
    return { as: landlord, variables: { input }, changed: { input: { ...input, lastName: 'Kaiser' } } }
  },
  async updateBillingDetailsItem(app) {
    const { landlord, landlordId } = await createStage(app)
    const { id } = await app.db
      .insertInto('billing_details_items')
      .values({ landlord_id: landlordId, type: 'PRIVATE', last_name: 'Keller' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const input = { type: 'PRIVATE', lastName: 'Kaiser' }
    const variables = { billingDetailsId: id, input }
    return { as: landlord, variables, changed: { input: { ...input, lastName: 'Kern' } } }
  },
}
