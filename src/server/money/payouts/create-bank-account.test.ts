import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, joinAsLimited } from '../../../../test/builders.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'

const account = {
  accountHolder: ' Jana Keller ',
  iban: 'de02 1203 0000 0000 2020 51',
  bic: 'byladem1001',
  bankName: 'Deutsche Kreditbank',
}

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function create(as: Browser | null, input: object, key: string = randomUUID()) {
  const answer = await t.graphql<{
    createBankAccount: {
      bankAccountId: string | null
      error: { name: string; fields: Record<string, string> | null } | null
    } | null
  } | null>(
    `mutation($input: CreateBankAccountInput!, $key: ID!) {
      createBankAccount(input: $input, idempotencyKey: $key) { bankAccountId error { name fields } }
    }`,
    { input, key },
    as,
  )
  const created = answer.data?.createBankAccount
  return {
    id: created?.bankAccountId ?? null,
    error: created?.error ?? null,
    refused: answer.errors?.[0]?.extensions?.name ?? null,
  }
}

const stored = () => t.db.selectFrom('bank_accounts').selectAll().execute()

it('keeps a valid account as its landlord’s, the IBAN encrypted, and the log tells only its end', async () => {
  const { landlord, landlordId } = await createStage(t)
  const { id, error } = await create(landlord, account)
  expect(error).toBeNull()
  const [row] = await stored()
  expect(row).toMatchObject({
    id,
    landlord_id: landlordId,
    account_holder: 'Jana Keller',
    iban_country: 'DE',
    iban_last4: '2051',
    bic: 'BYLADEM1001',
    bank_name: 'Deutsche Kreditbank',
    currency: 'EUR',
  })
  expect(decryptText(t.services.config, 'iban', row?.iban ?? '')).toBe('DE02120300000000202051')
  const logged = await t.db
    .selectFrom('audit_log')
    .select(['entity_id', 'data'])
    .where('action', '=', 'createBankAccount')
    .execute()
  expect(logged).toEqual([{ entity_id: id, data: { country: 'DE', last4: '2051', holderMatch: 'SAME' } }])
})

it.each([
  ['an IBAN whose check digits are wrong', { iban: 'DE03120300000000202051' }, 'iban'],
  ['an IBAN of no country', { iban: 'XX02120300000000202051' }, 'iban'],
  ['an empty IBAN', { iban: ' ' }, 'iban'],
  ['nobody as its holder', { accountHolder: ' ' }, 'accountHolder'],
  ['a BIC that is too short', { bic: 'BYLA' }, 'bic'],
  ['a name of a bank without an end', { bankName: 'x'.repeat(1000) }, 'bankName'],
])('%s is named by its field, and nothing is kept', async (_, wrong, field) => {
  const { landlord } = await createStage(t)
  const { id, error } = await create(landlord, { ...account, ...wrong })
  expect([id, error?.name, Object.keys(error?.fields ?? {})]).toEqual([null, 'ValidationError', [field]])
  expect(await stored()).toEqual([])
})

it('another landlord can neither read it nor have their own rents paid to it', async () => {
  const stage = await createStage(t)
  const { id } = await create(stage.landlord, account)
  await t.createUser({ email: 'second@mezzo.example', landlord: true })
  const other = await t.login('second@mezzo.example')
  const read = await t.send(other, { method: 'GET', url: `/api/users/${stage.landlordId}/bank-accounts` })
  expect([read.statusCode, read.body.includes('2051')]).toEqual([403, false])
  const { data } = await t.graphql<{ createListing: { groupId: string } }>(
    `mutation($key: ID!) { createListing(input: { city: "Leipzig", country: "DE" }, idempotencyKey: $key) { groupId } }`,
    { key: randomUUID() },
    other,
  )
  const chosen = await t.graphql<{ saveListingStep: { error: { fields: object | null } | null } }>(
    `mutation($groupId: ID!, $values: JSON!, $key: ID!) {
      saveListingStep(groupId: $groupId, step: "contacts", values: $values, version: 1, idempotencyKey: $key) {
        error { fields }
      }
    }`,
    {
      groupId: data.createListing.groupId,
      values: { payoutInformation: { bankAccountId: id } },
      key: randomUUID(),
    },
    other,
  )
  expect(chosen.data.saveListingStep.error?.fields).toEqual({
    'payoutInformation.bankAccountId': expect.any(String),
  })
  const used = await t.db.selectFrom('groups').select('id').where('bank_account_id', 'is not', null).execute()
  expect(used).toEqual([])
})

it('is only for the landlord: not for limited people, tenants or strangers', async () => {
  const stage = await createStage(t)
  const limited = await joinAsLimited(t, stage)
  expect((await create(limited, account)).refused).toBe('NotAllowedError')
  expect((await create(stage.tenant, account)).refused).toBe('NotAllowedError')
  expect((await create(await t.visit(), account)).refused).toBe('AuthenticationRequiredError')
  expect(await stored()).toEqual([])
})

it('the same key answers the same account, and with another account it is refused', async () => {
  const { landlord } = await createStage(t)
  const key = randomUUID()
  const first = await create(landlord, account, key)
  const [again, alongside] = await Promise.all([
    create(landlord, account, key),
    create(landlord, account, key),
  ])
  expect([again.id, alongside.id]).toEqual([first.id, first.id])
  const changed = await create(landlord, { ...account, iban: 'DE89370400440532013000' }, key)
  expect([changed.id, changed.error?.name]).toEqual([null, 'IdempotencyConflictError'])
  expect(await stored()).toHaveLength(1)
  expect((await create(landlord, account)).id).not.toBe(first.id)
})
