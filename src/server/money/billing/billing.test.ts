import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { encryptText } from '../../kernel/adapters/secret-text.ts'
import { isNonCompliant } from '../../../domain/money/dac7.ts'
import { checkBillingDetails } from './details-actions.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const createPerson = `mutation($input: CreateContactPersonInput!, $key: ID!) {
  answer: createContactPerson(input: $input, idempotencyKey: $key) {
    error { name fields } contactPerson { id firstName lastName email phone } } }`
const createAddress = `mutation($input: CreateBillingAddressInput!, $key: ID!) {
  answer: createBillingAddress(input: $input, idempotencyKey: $key) {
    error { name fields } billingAddress { id name addressLine1 addressLine2 zipCode city region country } } }`
const mara = {
  firstName: 'Mara',
  lastName: 'Vogel',
  email: 'mara@lindenhof.example',
  phone: '+49 30 5550 1490',
}
const office = {
  name: 'Jana Keller',
  addressLine1: 'Linienstraße 61',
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
}

interface Answer {
  answer: {
    error: { name: string; fields: Record<string, string> | null } | null
    contactPerson?: { id: string } | null
    billingAddress?: { id: string } | null
  }
}

async function send(query: string, input: object, as: Browser, key: string = randomUUID()) {
  const answer = await t.graphql<Answer>(query, { input, key }, as)
  return given(answer.data).answer
}

async function member(landlordId: string, role: 'MANAGER' | 'LIMITED'): Promise<Browser> {
  const email = `${role.toLowerCase()}@mezzo.example`
  const id = await t.createUser({ email })
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: landlordId,
      member_id: id,
      email,
      role,
      invited_at: t.services.now(),
      expires_at: t.services.now().add({ hours: 24 }),
      accepted_at: t.services.now(),
    })
    .execute()
  return await t.login(email)
}

describe('contact persons and billing addresses', () => {
  it('are stored once, told to the audit log, and listed for their landlord alone', async () => {
    const { landlord, tenant, landlordId } = await createStage(t, { group: { billing_address_id: null } })
    const key = randomUUID()
    const first = await send(createPerson, mara, landlord, key)
    const again = await send(createPerson, mara, landlord, key)
    expect(first).toMatchObject({ error: null, contactPerson: mara })
    expect(again).toEqual(first)
    const address = await send(createAddress, office, landlord)
    expect(address).toMatchObject({
      error: null,
      billingAddress: { ...office, addressLine2: '', region: '' },
    })

    const list = `{ userContactPersons { id email } userBillingAddresses { id city }
      contactPersonsByLandlord { contactPersons { id } } }`
    expect((await t.graphql(list, {}, landlord)).data).toEqual({
      userContactPersons: [{ id: first.contactPerson?.id, email: mara.email }],
      userBillingAddresses: [{ id: address.billingAddress?.id, city: 'Berlin' }],
      contactPersonsByLandlord: { contactPersons: [{ id: first.contactPerson?.id }] },
    })
    expect((await t.graphql('{ userContactPersons { id } }', {}, tenant)).data).toEqual({
      userContactPersons: [],
    })
    const log = await t.db.selectFrom('audit_log').select(['action', 'landlord_id']).orderBy('id').execute()
    expect(log).toEqual([
      { action: 'createContactPerson', landlord_id: landlordId },
      { action: 'createBillingAddress', landlord_id: landlordId },
    ])
  })

  it('are made by the calls as the specification writes them, without a key', async () => {
    const { landlord } = await createStage(t)
    const calls = `mutation($person: CreateContactPersonInput!, $address: CreateBillingAddressInput!) {
      createContactPerson(input: $person) { error { name } contactPerson { email } }
      createBillingAddress(input: $address) { error { name } billingAddress { city } } }`
    expect((await t.graphql(calls, { person: mara, address: office }, landlord)).data).toEqual({
      createContactPerson: { error: null, contactPerson: { email: mara.email } },
      createBillingAddress: { error: null, billingAddress: { city: 'Berlin' } },
    })
    expect(await t.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  it('say for each field what is wrong', async () => {
    const { landlord } = await createStage(t)
    const person = await send(
      createPerson,
      { firstName: '', lastName: '42', email: 'mara@', phone: 'call me' },
      landlord,
    )
    expect(person.error).toEqual({
      name: 'ValidationError',
      fields: {
        firstName: 'contactPerson.firstName.required',
        lastName: 'contactPerson.lastName.name',
        email: 'contactPerson.email.invalid',
        phone: 'contactPerson.phone.invalid',
      },
    })
    const address = await send(
      createAddress,
      { name: ' ', addressLine1: 'x'.repeat(201), zipCode: '?', city: 'Berlin', country: 'ZZ' },
      landlord,
    )
    expect(address.error?.fields).toEqual({
      name: 'billingAddress.name.required',
      addressLine1: 'billingAddress.addressLine1.long',
      zipCode: 'billingAddress.zipCode.invalid',
      country: 'billingAddress.country.invalid',
    })
  })

  it('may be made by a manager for the landlord, addresses by the landlord alone; limited access sees none', async () => {
    const { landlordId, landlord } = await createStage(t)
    const manager = await member(landlordId, 'MANAGER')
    const limited = await member(landlordId, 'LIMITED')
    const made = await send(createPerson, mara, manager)
    expect(made.error).toBeNull()
    const shown = await t.graphql('{ userContactPersons { id } }', {}, landlord)
    expect(shown.data).toEqual({ userContactPersons: [{ id: made.contactPerson?.id }] })
    const refused = await t.graphql(createAddress, { input: office, key: randomUUID() }, manager)
    expect(refused.errors?.[0]?.message).toBe('Not allowed to access')
    const hidden = await t.graphql('{ userContactPersons { id } }', {}, limited)
    expect(hidden.errors?.[0]?.message).toBe('Not allowed to access')
  })

  it('are read by staff who act as the landlord, but an address only the landlord adds', async () => {
    const { landlordId } = await createStage(t)
    await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
    const sam = await t.login('sam@mezzo.example')
    const payload = { landlordId, reason: 'She asked by phone for help.' }
    await t.send(sam, { method: 'POST', url: '/api/impersonation', payload })
    const made = await send(createPerson, mara, sam)
    expect(made.error).toBeNull()
    expect((await t.graphql('{ userContactPersons { id } }', {}, sam)).data).toEqual({
      userContactPersons: [{ id: made.contactPerson?.id }],
    })
    const refused = await t.graphql(createAddress, { input: office, key: randomUUID() }, sam)
    expect(refused.errors?.[0]?.message).toBe('Not allowed to access')
  })

  it('of another landlord are read by accounting, sales and nobody else', async () => {
    const { landlord, landlordId } = await createStage(t)
    await send(createPerson, mara, landlord)
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
    await t.createUser({ email: 'developer@mezzo.example', permissions: ['DEVELOPER'] })
    const read = async (email: string) =>
      t.graphql(
        'query($landlord: ID) { userContactPersons(landlord: $landlord) { email } }',
        { landlord: landlordId },
        await t.login(email),
      )
    expect((await read('jana@mezzo.example')).data).toEqual({ userContactPersons: [{ email: mara.email }] })
    expect((await read('books@mezzo.example')).data).toEqual({ userContactPersons: [{ email: mara.email }] })
    expect((await read('second@mezzo.example')).errors?.[0]?.message).toBe('Not allowed to access')
    expect((await read('developer@mezzo.example')).errors?.[0]?.message).toBe('Not allowed to access')
  })
})

describe('billing details', () => {
  const item = `id state rank productUser { _id } firstName lastName isExempt isCompliant
    dac7Compliance { exemptionStatus exemptionDeadline exemptionReason missing }
    address { addressLine1 addressLine2 zipCode city region country } billingAddress { companyName city }
    commercialFields { type companyName vatID } linkedGroupIds`
  const mine = `{ me { billingDetailsListLink { totalCount nodes { ${item} } }
    nonCompliantLinkedBillingDetailsId hasNonCompliantLinkedBillingDetails generatingRevenueUnderDac7Since } }`
  const byId = `query($input: BillingDetailsItemByIdInput!) { answer: billingDetailsItemById(input: $input) {
    error { name } billingDetailsItem { id } } }`
  const publicById = `query($input: PublicBillingDetailsItemByIdInput!) {
    answer: publicBillingDetailsItemById(input: $input) {
      error { name } billingDetailsItem { firstName lastName commercialFields { companyName vatID } } } }`

  async function insertItem(landlordId: string, more: Record<string, unknown> = {}) {
    const { id } = await t.db
      .insertInto('billing_details_items')
      .values({
        landlord_id: landlordId,
        type: 'PRIVATE',
        first_name: 'Jana',
        last_name: 'Keller',
        birth_date: parseDay('1983-05-17'),
        tax_id: encryptText(t.services.config, 'tax-id', '65929970489'),
        address_line1: 'Linienstraße 61',
        zip_code: '10119',
        city: 'Berlin',
        country: 'DE',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function check() {
    return await checkBillingDetails(await t.ctxFor(null))
  }

  it('show null until the first check, then what it found, and where they stand', async () => {
    const { landlordId, landlord, groupId } = await createStage(t)
    const id = await insertItem(landlordId)
    const missing = await insertItem(landlordId, {
      type: 'COMPANY',
      company_name: 'Lindenhof GmbH',
      tax_id: null,
      billing_address: { companyName: 'Lindenhof GmbH', addressLine1: 'Postfach 1', city: 'Berlin' },
    })
    const link = (to: string) =>
      t.db.updateTable('groups').set({ billing_details_item_id: to }).where('id', '=', groupId).execute()
    await link(id)
    const before = await t.graphql(mine, {}, landlord)
    expect(before.data).toMatchObject({
      me: {
        hasNonCompliantLinkedBillingDetails: false,
        billingDetailsListLink: {
          totalCount: 2,
          nodes: [
            {
              id,
              state: 'ACTIVE',
              rank: 'ATTACHED_TO_ACTIVE_LISTING',
              productUser: { _id: landlordId },
              isExempt: null,
              isCompliant: null,
              billingAddress: null,
              commercialFields: { type: 'PRIVATE', companyName: '', vatID: '' },
              linkedGroupIds: [groupId],
            },
            {
              id: missing,
              rank: 'UNUSED',
              billingAddress: { companyName: 'Lindenhof GmbH', city: 'Berlin' },
            },
          ],
        },
      },
    })
    expect(await check()).toBe(2)
    expect(await check()).toBe(0)
    await link(missing)
    expect((await t.graphql(mine, {}, landlord)).data).toMatchObject({
      me: {
        hasNonCompliantLinkedBillingDetails: true,
        nonCompliantLinkedBillingDetailsId: missing,
        billingDetailsListLink: {
          nodes: [
            {
              id: missing,
              isExempt: false,
              isCompliant: false,
              dac7Compliance: { missing: ['registrationNumber', 'taxId'] },
            },
            {
              id,
              isExempt: false,
              isCompliant: true,
              dac7Compliance: { exemptionStatus: 'NON_EXEMPT', missing: [] },
            },
          ],
        },
      },
    })
  })

  it('are exempt until their deadline and are checked again on that day', async () => {
    const { landlordId } = await createStage(t)
    t.setNow('2026-11-20T12:00:00Z')
    const id = await insertItem(landlordId, {
      tax_id: null,
      exemption_status: 'EXEMPT_UNTIL_DEADLINE',
      exemption_deadline: parseDay('2026-12-01'),
    })
    const stored = () =>
      t.db
        .selectFrom('billing_details_items')
        .select(['is_exempt', 'is_compliant'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    expect(await check()).toBe(1)
    expect(await stored()).toEqual({ is_exempt: true, is_compliant: true })
    t.setNow('2026-11-30T12:00:00Z')
    expect(await check()).toBe(0)
    t.setNow('2026-12-01T01:07:00Z')
    expect(await check()).toBe(1)
    expect(await stored()).toEqual({ is_exempt: false, is_compliant: false })
    expect(await check()).toBe(0)
  })

  const checked = [false, true].flatMap((isCompliant) =>
    [false, true].map((isExempt) => ({ isCompliant, isExempt })),
  )
  it.each([{ isCompliant: null, isExempt: null }, ...checked])(
    'a listing with %o is named as lacking something exactly where the rule says so (D5)',
    async ({ isCompliant, isExempt }) => {
      const { landlordId, landlord, groupId } = await createStage(t)
      const checked_at = isCompliant === null ? null : t.services.now()
      const found = { is_compliant: isCompliant, is_exempt: isExempt, checked_at }
      const id = await insertItem(landlordId, found)
      const linked = { billing_details_item_id: id }
      await t.db.updateTable('groups').set(linked).where('id', '=', groupId).execute()
      const { data } = await t.graphql('{ me { nonCompliantLinkedBillingDetailsId } }', {}, landlord)
      expect(data).toEqual({
        me: { nonCompliantLinkedBillingDetailsId: isNonCompliant({ isCompliant, isExempt }) ? id : null },
      })
    },
  )

  it('belong to the person: foreign ones look like missing ones, accounting reads them, managers do not', async () => {
    const { landlordId } = await createStage(t)
    const id = await insertItem(landlordId)
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
    await member(landlordId, 'MANAGER')
    const read = async (email: string, input: object) => {
      const answer = await t.graphql<{ answer: unknown }>(byId, { input }, await t.login(email))
      return given(answer.data).answer
    }
    const found = { error: null, billingDetailsItem: { id } }
    const none = { error: { name: 'ResourceNotFoundError' }, billingDetailsItem: null }
    expect(await read('jana@mezzo.example', { id })).toEqual(found)
    expect(await read('jana@mezzo.example', { id, state: 'ARCHIVED' })).toEqual(none)
    expect(await read('books@mezzo.example', { id, state: 'ACTIVE' })).toEqual(found)
    expect(await read('second@mezzo.example', { id })).toEqual(none)
    expect(await read('manager@mezzo.example', { id })).toEqual(none)
    expect(await read('jana@mezzo.example', { id: randomUUID() })).toEqual(none)
  })

  it('of a landlord given by id: for accounting, not for managers, who read the rest of the record', async () => {
    const { landlordId } = await createStage(t)
    const id = await insertItem(landlordId)
    await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
    const manager = await member(landlordId, 'MANAGER')
    const query = `query($userId: ID!) { userById(userId: $userId) {
      email landlordNumberOfUnpaidInvoices billingDetailsListLink { nodes { id } } } }`
    const books = await t.graphql(query, { userId: landlordId }, await t.login('books@mezzo.example'))
    expect(books.data).toEqual({
      userById: {
        email: 'jana@mezzo.example',
        landlordNumberOfUnpaidInvoices: 0,
        billingDetailsListLink: { nodes: [{ id }] },
      },
    })
    const record = 'query($userId: ID!) { userById(userId: $userId) { email } }'
    expect((await t.graphql(record, { userId: landlordId }, manager)).data).toEqual({
      userById: { email: 'jana@mezzo.example' },
    })
    const refused = await t.graphql(query, { userId: landlordId }, manager)
    expect(refused.errors?.[0]?.message).toBe('Not allowed to access')
    const nobody = await t.graphql(record, { userId: landlordId }, await t.login('amelie@mezzo.example'))
    expect(nobody.data).toEqual({ userById: null })
  })

  it('say to everybody who stands behind a published listing: companies in full, persons by first name', async () => {
    const { landlordId, groupId } = await createStage(t)
    const other = await createListing(t.db, landlordId)
    const person = await insertItem(landlordId)
    const company = await insertItem(landlordId, {
      type: 'COMPANY',
      company_name: 'Lindenhof GmbH',
      vat_id: 'DE312546789',
    })
    const unused = await insertItem(landlordId)
    const link = (to: string, group: string) =>
      t.db.updateTable('groups').set({ billing_details_item_id: to }).where('id', '=', group).execute()
    await link(person, groupId)
    await link(company, other.groupId)
    const read = async (id: string) => {
      const answer = await t.graphql<{ answer: { billingDetailsItem: unknown } }>(publicById, {
        input: { id },
      })
      return given(answer.data).answer.billingDetailsItem
    }
    expect(await read(person)).toEqual({ firstName: 'Jana', lastName: null, commercialFields: null })
    expect(await read(company)).toEqual({
      firstName: 'Jana',
      lastName: 'Keller',
      commercialFields: { companyName: 'Lindenhof GmbH', vatID: 'DE312546789' },
    })
    expect(await read(unused)).toBeNull()
  })
})
