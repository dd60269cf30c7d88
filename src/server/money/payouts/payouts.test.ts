import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { decryptText, encryptText } from '../../kernel/adapters/secret-text.ts'
import { ibanColumns } from './iban.ts'

const iban = 'DE02 1203 0000 0000 2020 51'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function insertAccount(landlordId: string): Promise<string> {
  const { id } = await t.db
    .insertInto('bank_accounts')
    .values({
      landlord_id: landlordId,
      account_holder: 'Jana Keller',
      ...ibanColumns(t.services.config, iban),
      bic: 'BYLADEM1001',
      bank_name: 'Deutsche Kreditbank',
      currency: 'EUR',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function read(userId: string, as: Browser | null) {
  const answer = await t.send(as, { method: 'GET', url: `/api/users/${userId}/bank-accounts` })
  return {
    status: answer.statusCode,
    body: answer.json<{ bankAccounts?: unknown[]; error?: { message: string } }>(),
  }
}

it('shows the owner the account without the IBAN, which is not in the database either', async () => {
  const { landlordId, landlord } = await createStage(t)
  const id = await insertAccount(landlordId)
  expect(await read(landlordId, landlord)).toEqual({
    status: 200,
    body: {
      bankAccounts: [
        {
          _id: id,
          accountHolder: 'Jana Keller',
          iban: 'DE•• •••• •••• 2051',
          bic: 'BYLADEM1001',
          bankName: 'Deutsche Kreditbank',
          currency: 'EUR',
          createdAt: expect.any(String),
        },
      ],
    },
  })
  const stored = await t.db.selectFrom('bank_accounts').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain('12030000')
  expect(decryptText(t.services.config, 'iban', stored.iban)).toBe('DE02120300000000202051')
})

it('is for nobody else but accounting and sales: not allowed, 403', async () => {
  const { landlordId, tenant } = await createStage(t)
  await insertAccount(landlordId)
  await t.createUser({ email: 'second@mezzo.example', landlord: true })
  await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
  await t.createUser({ email: 'developer@mezzo.example', permissions: ['DEVELOPER'] })
  const refused = {
    status: 403,
    body: { error: { name: 'NotAllowedError', message: 'Not allowed to access' } },
  }
  expect(await read(landlordId, tenant)).toEqual(refused)
  expect(await read(landlordId, await t.login('second@mezzo.example'))).toEqual(refused)
  expect(await read(landlordId, await t.login('developer@mezzo.example'))).toEqual(refused)
  expect((await read(landlordId, null)).status).toBe(401)
  expect((await read(landlordId, await t.login('books@mezzo.example'))).body.bankAccounts).toHaveLength(1)
})

it('encrypts so that nothing can be changed or read for another purpose', () => {
  const { config } = t.services
  const stored = encryptText(config, 'iban', 'DE02')
  expect(stored).not.toBe(encryptText(config, 'iban', 'DE02'))
  expect(() => decryptText(config, 'tax-id', stored)).toThrow('unable to authenticate')
  expect(() => decryptText({ secret: 'x'.repeat(32) }, 'iban', stored)).toThrow('unable to authenticate')
  expect(() => decryptText(config, 'iban', stored.replace('v1.', 'v1.AAAA'))).toThrow(
    'unable to authenticate',
  )
  expect(() => decryptText(config, 'iban', 'DE02')).toThrow('not encrypted by us')
})
