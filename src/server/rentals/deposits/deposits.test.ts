import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { mutate, type Refusal } from '../../../../test/paying-app.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { remindOfDeposits } from './actions.ts'

const RECORD =
  '$bookingId: ID!, $holder: DepositHolder!, $amount: Float!, $receivedOn: Day!, $idempotencyKey: ID!'
const SETTLE =
  '$bookingId: ID!, $deductions: [DepositDeductionInput!]!, $settledOn: Day!, $idempotencyKey: ID!'
const AGREED = 300_000
let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let bookingId: string

beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  app.setNow('2030-01-20T09:00:00Z')
  stage = await createStage(app, { group: { deposit: AGREED } })
  bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
})
afterEach(() => app.reset())
afterAll(() => app.close())

/** Goes on to a day, on which both log in again. */
async function goTo(day: string): Promise<void> {
  app.setNow(`${day}T09:00:00Z`)
  stage = { ...stage, landlord: await app.login('jana@mezzo.example'), tenant: await app.login('amelie@mezzo.example') } // prettier-ignore
}

const received = { holder: 'LANDLORD', amount: AGREED, receivedOn: '2030-01-20' }
const record = (change: object = {}, as: Browser = stage.landlord): Promise<Refusal> =>
  mutate(app, as, 'recordDeposit', RECORD, { bookingId, ...received, ...change })

const chair = { reason: 'DAMAGE', amount: 12_050, explanation: ' A broken chair ' }
const key = { reason: 'KEYS', amount: 3_000, explanation: 'A lost key' }
const settle = (change: object = {}, as: Browser = stage.landlord): Promise<Refusal> =>
  mutate(app, as, 'settleDeposit', SETTLE, { bookingId, deductions: [chair, key], settledOn: '2030-05-10', ...change }) // prettier-ignore

const FIELDS = `depositRecord { state agreed holder amount receivedOn settledOn accountUntil paidBack
  deductions { reason amount explanation } canBeRecorded { value reason } canBeSettled { value reason } }`

/** What landlord and tenant are shown of the deposit; they see the same. */
async function shown(): Promise<Record<string, unknown>> {
  type Answer = { stay: { depositRecord: Record<string, unknown> } }
  const read = async (query: string, as: Browser) =>
    (await app.graphql<Answer>(`query($id: ID!) { stay: ${query} { ${FIELDS} } }`, { id: bookingId }, as)).data.stay.depositRecord // prettier-ignore
  const landlord = await read('landlordBooking(_id: $id)', stage.landlord)
  expect(await read('tenantBooking(bookingId: $id)', stage.tenant)).toEqual(landlord)
  return landlord
}

async function mails(template: 'depositSettled' | 'depositReminder') {
  return app.db
    .selectFrom('mails')
    .select(['subject', 'text', 'recipient_id'])
    .where('template', '=', template)
    .orderBy('created_at')
    .execute()
}

const remind = async () => remindOfDeposits(await app.ctxFor(null))
const speak = (userId: string, language: Language) =>
  app.db.updateTable('users').set({ language }).where('id', '=', userId).execute()

describe('a deposit', () => {
  it('is awaited, recorded, corrected, accounted for and corrected again, and both sides see each step', async () => {
    expect(await shown()).toMatchObject({ state: 'AWAITED', agreed: AGREED, holder: null, canBeSettled: { reason: 'DEPOSIT_NOT_RECEIVED' } }) // prettier-ignore
    expect((await settle({ settledOn: '2030-01-20' })).error?.reason).toBe('DEPOSIT_NOT_RECEIVED')
    expect((await record({ amount: 250_000 })).error).toBeNull()
    expect((await record({ holder: 'ESCROW_ACCOUNT' })).error).toBeNull()
    expect(await shown()).toMatchObject({ state: 'HELD', holder: 'ESCROW_ACCOUNT', amount: AGREED, receivedOn: '2030-01-20', paidBack: null, accountUntil: '2030-07-30' }) // prettier-ignore
    await goTo('2030-05-10')
    expect(await shown()).toMatchObject({ state: 'TO_ACCOUNT_FOR' })
    expect((await settle()).error).toBeNull()
    expect(await shown()).toMatchObject({
      state: 'SETTLED',
      settledOn: '2030-05-10',
      paidBack: AGREED - 15_050,
      deductions: [{ ...chair, explanation: 'A broken chair' }, key],
      canBeRecorded: { value: false, reason: 'DEPOSIT_SETTLED' },
    })
    expect((await record()).error?.reason).toBe('DEPOSIT_SETTLED')
    expect((await settle({ deductions: [] })).error).toBeNull()
    expect(await shown()).toMatchObject({ paidBack: AGREED, deductions: [] })
    const logged = await app.db.selectFrom('audit_log').select('action').where('action', 'like', '%Deposit').orderBy('id').execute() // prettier-ignore
    expect(logged.map(({ action }) => action)).toEqual(['recordDeposit', 'recordDeposit', 'settleDeposit', 'settleDeposit']) // prettier-ignore
  })

  it('is overdue once its time is over, in France a month earlier', async () => {
    await record()
    await goTo('2030-07-01')
    expect((await shown()).state).toBe('TO_ACCOUNT_FOR')
    await app.db.updateTable('groups').set({ country: 'FR' }).execute()
    expect(await shown()).toMatchObject({ state: 'OVERDUE', accountUntil: '2030-06-30' })
  })

  it.each([
    ['en', 'Nothing is paid back to you', 'from 1 February 2030 to 30 April 2030', '€2,849.50 has been paid back to you', 'A broken chair (€120.50) and A lost key (€30.00)'], // prettier-ignore
    ['de', 'Davon bekommen Sie nichts zurück', 'vom 1. Februar 2030 bis zum 30. April 2030', 'Davon wurden Ihnen 2.849,50 € zurückgezahlt', 'A broken chair (120,50 €) und A lost key (30,00 €)'], // prettier-ignore
    ['fr', 'Rien ne vous est rendu', 'du 1er février 2030 au 30 avril 2030', '2 849,50 € vous ont été rendus', 'A broken chair (120,50 €) et A lost key (30,00 €)'], // prettier-ignore
  ] as const)('tells the tenant in %s what was kept and why, each time', async (language, all, ...words) => {
    await speak(stage.tenantId, language)
    await record()
    await goTo('2030-05-10')
    await settle()
    await settle({ deductions: [{ ...chair, amount: AGREED }] })
    const [first, second, ...others] = await mails('depositSettled')
    expect(others).toEqual([])
    expect(first?.recipient_id).toBe(stage.tenantId)
    // Numbers have blanks that don't break.
    const text = given(first).text.replaceAll(/[\u00A0\u202F]/g, ' ')
    for (const word of words) expect(text).toContain(word)
    expect(second?.text).toContain(all)
  })

  it('is refused where it can’t be right, and nothing changes', async () => {
    const wrongRecords = [
      [{ amount: 0 }, ['amount']],
      [{ amount: -1 }, ['amount']],
      [{ amount: 0.5 }, ['amount']],
      [{ amount: 1e15 }, ['amount']],
      [{ receivedOn: '2030-01-21' }, ['receivedOn']],
    ] as const
    for (const [change, fields] of wrongRecords)
      expect(Object.keys((await record(change)).error?.fields ?? {})).toEqual(fields)
    expect(await shown()).toMatchObject({ state: 'AWAITED' })
    await record()
    await goTo('2030-05-10')
    const wrongAccounts = [
      [{ deductions: [{ ...chair, amount: AGREED + 1 }] }, ['deductions']],
      [{ deductions: Array.from({ length: 21 }, () => key) }, ['deductions']],
      [{ deductions: [key, { ...chair, amount: 0 }] }, ['deductions.1.amount']],
      [{ deductions: [{ ...chair, explanation: ' ' }] }, ['deductions.0.explanation']],
      [{ deductions: [{ ...chair, explanation: 'x'.repeat(301) }] }, ['deductions.0.explanation']],
      [{ deductions: [{ ...chair, explanation: 'a\u0000b' }] }, ['deductions.0.explanation']],
      [{ settledOn: '2030-05-11' }, ['settledOn']],
      [{ settledOn: '2030-01-19' }, ['settledOn']],
    ] as const
    for (const [change, fields] of wrongAccounts)
      expect(Object.keys((await settle(change)).error?.fields ?? {})).toEqual(fields)
    expect(await shown()).toMatchObject({ state: 'TO_ACCOUNT_FOR', deductions: [] })
    expect(await mails('depositSettled')).toEqual([])
  })

  it('is accounted for once, however often that is sent', async () => {
    await record()
    await goTo('2030-05-10')
    const idempotencyKey = randomUUID()
    for (const _ of [1, 2]) expect((await settle({ idempotencyKey })).error).toBeNull()
    expect(await mails('depositSettled')).toHaveLength(1)
    expect((await settle({ idempotencyKey, deductions: [] })).error?.name).toBe('IdempotencyConflictError')
  })

  it('is nobody else’s', async () => {
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await record({}, other)).error?.name).toBe('ResourceNotFoundError')
    expect((await settle({}, other)).error?.name).toBe('ResourceNotFoundError')
    for (const who of [stage.tenant, await joinAsLimited(app, stage)]) {
      await expect(record({}, who)).rejects.toThrow('Not allowed')
      await expect(settle({}, who)).rejects.toThrow('Not allowed')
    }
    const { data } = await app.graphql<{ stay: unknown } | null>(
      `query($id: ID!) { stay: tenantBooking(bookingId: $id) { ${FIELDS} } }`,
      { id: bookingId },
      other,
    )
    expect(data?.stay ?? null).toBeNull()
  })
})

describe('the reminder', () => {
  it.each([
    ['en', 'The stay of Amélie Fournier at Torstraße 14', 'by 30 July 2030'],
    ['de', 'Der Aufenthalt von Amélie Fournier in Torstraße 14', 'bis zum 30. Juli 2030'],
    ['fr', 'Le séjour de Amélie Fournier à Torstraße 14', 'avant le 30 juillet 2030'],
  ] as const)('comes in %s 14 days before the time is over, once', async (language, ...words) => {
    await speak(stage.landlordId, language)
    await record()
    for (const [day, count] of [
      ['2030-07-15', 0],
      ['2030-07-16', 1],
      ['2030-07-17', 1],
    ] as const) {
      app.setNow(`${day}T09:00:00Z`)
      await remind()
      expect(await mails('depositReminder')).toHaveLength(count)
    }
    const [mail] = await mails('depositReminder')
    expect(mail?.recipient_id).toBe(stage.landlordId)
    for (const word of words) expect(mail?.text).toContain(word)
  })

  it('comes at once where nobody moves in', async () => {
    await record()
    await app.db.updateTable('bookings').set({ canceled: true, canceled_at: app.services.now() }).execute()
    app.setNow('2030-01-21T09:00:00Z')
    await remind()
    expect((await mails('depositReminder'))[0]?.text).toContain('No one is moving in')
  })

  it('comes for nothing that is accounted for, and for no deposit that never came', async () => {
    app.setNow('2030-07-20T09:00:00Z')
    await remind()
    await goTo('2030-05-10')
    await record({ receivedOn: '2030-02-01' })
    await settle()
    app.setNow('2030-07-20T09:00:00Z')
    await remind()
    expect(await mails('depositReminder')).toEqual([])
  })
})
