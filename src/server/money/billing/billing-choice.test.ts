import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
}

async function call(as: Browser | null, mutation: string, variables: object) {
  const declared: Record<string, string> = {
    datum: 'BillingDatum!',
    id: 'ID!',
    groupIds: '[ID!]!',
    replacement: 'BillingReplacementInput',
    input: 'BillingDetailsInput!',
  }
  const heads = Object.keys(variables).map((name) => `$${name}: ${declared[name]}`)
  const { data, errors } = await t.graphql<{ it: Answer & Record<string, unknown> } | null>(
    `mutation(${[...heads, '$key: ID!'].join(', ')}) { it: ${mutation} }`,
    { key: randomUUID(), ...variables },
    as,
  )
  return { ...data?.it, error: data?.it.error ?? null, refused: errors?.[0]?.extensions?.name ?? null }
}

const ERROR = 'error { name reason fields }'
const choose = (as: Browser | null, datum: string, id: string, groupIds: string[]) =>
  call(
    as,
    `chooseBillingData(datum: $datum, id: $id, groupIds: $groupIds, idempotencyKey: $key) { ${ERROR} }`,
    {
      datum,
      id,
      groupIds,
    },
  )
const archive = (as: Browser | null, datum: string, id: string, replacement: object | null = null) =>
  call(
    as,
    `archiveBillingData(datum: $datum, id: $id, replacement: $replacement, idempotencyKey: $key) { ${ERROR} }`,
    { datum, id, replacement },
  )

async function insertPerson(landlordId: string, firstName: string): Promise<string> {
  const row = {
    landlord_id: landlordId,
    first_name: firstName,
    last_name: 'Vogel',
    email: 'x@mezzo.example',
    phone: '1',
  }
  return (await t.db.insertInto('contact_persons').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const personsOf = async () =>
  (await t.db.selectFrom('groups').select('contact_person_id as id').orderBy('created_at').execute()).map(
    ({ id }) => id,
  )

describe('a contact person', () => {
  it('is chosen for many homes at once, and archived only with another in its place', async () => {
    const { landlord, landlordId, groupId } = await createStage(t)
    const { groupId: second } = await createListing(t.db, landlordId)
    const [mara, eva] = [await insertPerson(landlordId, 'Mara'), await insertPerson(landlordId, 'Eva')]
    expect((await choose(landlord, 'CONTACT_PERSON', mara, [groupId, second])).error).toBeNull()
    expect(await personsOf()).toEqual([mara, mara])
    expect((await archive(landlord, 'CONTACT_PERSON', mara)).error).toMatchObject({ reason: 'IN_USE' })
    const some = { id: eva, seenGroupIds: [groupId] }
    expect((await archive(landlord, 'CONTACT_PERSON', mara, some)).error).toMatchObject({ reason: 'IN_USE' })
    const all = { id: eva, seenGroupIds: [groupId, second] }
    expect((await archive(landlord, 'CONTACT_PERSON', mara, { ...all, id: mara })).error?.name).toBe(
      'ResourceNotFoundError',
    )
    expect((await archive(landlord, 'CONTACT_PERSON', mara, all)).error).toBeNull()
    expect(await personsOf()).toEqual([eva, eva])
    expect((await choose(landlord, 'CONTACT_PERSON', mara, [groupId])).error?.name).toBe(
      'ResourceNotFoundError',
    )
    const { data } = await t.graphql<{ userContactPersons: { id: string }[] }>(
      '{ userContactPersons { id } }',
      {},
      landlord,
    )
    expect(data.userContactPersons).toEqual([{ id: eva }])
  })

  it('of somebody else is as one that is missing, and so are their homes', async () => {
    const { landlord, landlordId, groupId } = await createStage(t)
    const otherId = await t.createUser({ email: 'second@mezzo.example', landlord: true })
    const other = await t.login('second@mezzo.example')
    const [own, foreign] = [await insertPerson(landlordId, 'Mara'), await insertPerson(otherId, 'Eva')]
    expect((await choose(landlord, 'CONTACT_PERSON', foreign, [groupId])).error?.name).toBe(
      'ResourceNotFoundError',
    )
    expect((await choose(other, 'CONTACT_PERSON', foreign, [groupId])).error?.name).toBe(
      'ResourceNotFoundError',
    )
    expect((await archive(other, 'CONTACT_PERSON', own)).error?.name).toBe('ResourceNotFoundError')
    expect(await personsOf()).toEqual([null])
  })

  it('is the business of the team as well, addresses and billing details are not', async () => {
    const stage = await createStage(t)
    const member = await joinAsLimited(t, stage)
    const mara = await insertPerson(stage.landlordId, 'Mara')
    expect((await choose(member, 'CONTACT_PERSON', mara, [stage.groupId])).refused).toBe('NotAllowedError')
    await t.db.updateTable('team_members').set({ role: 'MANAGER' }).execute()
    expect((await choose(member, 'CONTACT_PERSON', mara, [stage.groupId])).error).toBeNull()
    for (const datum of ['BILLING_ADDRESS', 'BILLING_DETAILS'])
      expect((await choose(member, datum, mara, [stage.groupId])).error?.name).toBe('NotAllowedError')
  })
})

describe('billing details', () => {
  const FIELDS = 'billingDetailsItem { id isCompliant hasTaxId dac7Compliance { missing } }'
  interface Saved {
    billingDetailsItem: {
      id: string
      isCompliant: boolean
      hasTaxId: boolean
      dac7Compliance: { missing: string[] }
    }
  }
  const create = (as: Browser, input: object) =>
    call(as, `createBillingDetailsItem(input: $input, idempotencyKey: $key) { ${ERROR} ${FIELDS} }`, {
      input,
    })
  const update = (as: Browser, id: string, input: object) =>
    call(
      as,
      `updateBillingDetailsItem(billingDetailsId: $id, input: $input, idempotencyKey: $key) { ${ERROR} ${FIELDS} }`,
      { id, input },
    )
  const jana = {
    type: 'PRIVATE',
    firstName: 'Jana',
    lastName: 'Keller',
    addressLine1: 'Linienstraße 61',
    zipCode: '10119',
    city: 'Berlin',
    country: 'DE',
  }

  it('are checked as soon as they are saved, and keep a tax number that is left out', async () => {
    const { landlord } = await createStage(t)
    const made = (await create(landlord, { ...jana, taxId: '65929970489' })) as unknown as Saved
    const { id, ...found } = made.billingDetailsItem
    expect(found).toEqual({ isCompliant: false, hasTaxId: true, dac7Compliance: { missing: ['birthDate'] } })
    const born = { ...jana, birthDate: '1983-05-17' }
    const changed = (await update(landlord, id, born)) as unknown as Saved
    expect(changed.billingDetailsItem).toMatchObject({ isCompliant: true, hasTaxId: true })
    const { tax_id } = await t.db
      .selectFrom('billing_details_items')
      .select('tax_id')
      .executeTakeFirstOrThrow()
    expect(tax_id).not.toContain('65929970489')
    expect(decryptText(t.services.config, 'tax-id', tax_id ?? '')).toBe('65929970489')
    const taken = (await update(landlord, id, { ...born, taxId: '' })) as unknown as Saved
    expect(taken.billingDetailsItem).toMatchObject({ isCompliant: false, hasTaxId: false })
    const logged = await t.db.selectFrom('audit_log').select('data').execute()
    expect(JSON.stringify(logged)).not.toContain('65929970489')
  })

  it('of somebody else are as missing ones', async () => {
    const { landlord } = await createStage(t)
    const { billingDetailsItem } = (await create(landlord, jana)) as unknown as Saved
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    const other = await t.login('second@mezzo.example')
    expect((await update(other, billingDetailsItem.id, jana)).error?.name).toBe('ResourceNotFoundError')
    expect((await archive(other, 'BILLING_DETAILS', billingDetailsItem.id)).error?.name).toBe(
      'ResourceNotFoundError',
    )
  })

  it('that are archived are no longer offered', async () => {
    const { landlord } = await createStage(t)
    const { billingDetailsItem } = (await create(landlord, jana)) as unknown as Saved
    expect((await archive(landlord, 'BILLING_DETAILS', billingDetailsItem.id)).error).toBeNull()
    expect((await update(landlord, billingDetailsItem.id, jana)).error?.name).toBe('ResourceNotFoundError')
    const { data } = await t.graphql('{ me { billingDetailsListLink { totalCount } } }', {}, landlord)
    expect(data).toEqual({ me: { billingDetailsListLink: { totalCount: 0 } } })
  })
})
