import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { confirmLogin, createStage } from '../../../../test/builders.ts'
import { payRentOf, sendRefundBack } from '../../../../test/money-builders.ts'
import { buildTestApp } from '../../../../test/app.ts'
import { loginAccountant, mutate, type Refusal } from '../../../../test/paying-app.ts'

const IBAN = 'DE02 1203 0000 0000 2020 51'
const OWN = { accountHolder: 'Amélie Fournier', iban: IBAN }
const GIVE = '$refundId: ID!, $input: RefundAccountInput!, $idempotencyKey: ID!'
let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let paymentId: string
let refundId: string

beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  app.setNow('2029-11-21T09:00:00Z')
  stage = await createStage(app)
  paymentId = await payRentOf(app, await bookStay(app, stage, '2030-02-01', '2030-07-31'))
  refundId = await sendRefundBack(app, paymentId)
})
afterEach(() => app.reset())
afterAll(() => app.close())

async function give(input: object, as: Browser = stage.tenant, key: string = randomUUID()): Promise<Refusal> {
  return mutate(app, as, 'giveRefundAccount', GIVE, { refundId, input, idempotencyKey: key })
}

const FIELDS = 'account { accountHolder iban bic holderMatch }'
const WHOLE = 'account { accountHolder iban wholeIban holderMatch }'

interface Shown {
  account: object | null
  canBeTransferred?: { value: boolean }
}

/** What the tenant is shown of the refund. */
async function toTenant(fields = FIELDS): Promise<Shown[] | null> {
  const { data } = await app.graphql<{ tenantRefunds: Shown[] } | null>(
    `query($id: ID!) { tenantRefunds(bookingId: $id) { ${fields} } }`,
    { id: await bookingId() },
    stage.tenant,
  )
  return data?.tenantRefunds ?? null
}

async function toLandlord(): Promise<Shown[]> {
  const { data } = await app.graphql<{ paidByTenant: { refunds: Shown[] }[] }>(
    `query($id: ID!) { paidByTenant(bookingId: $id) { refunds { ${FIELDS} } } }`,
    { id: await bookingId() },
    stage.landlord,
  )
  return data.paidByTenant.flatMap(({ refunds }) => refunds)
}

async function toStaff(as: Browser): Promise<Shown[]> {
  const { data } = await app.graphql<{ staffPayments: { nodes: { payment: { refunds: Shown[] } }[] } }>(
    `query($id: String!) { staffPayments(search: $id) { nodes { payment { refunds { ${WHOLE} } } } } }`,
    { id: paymentId },
    as,
  )
  return data.staffPayments.nodes.flatMap(({ payment }) => payment.refunds)
}

const bookingId = async () => (await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()).id
const stored = () => app.db.selectFrom('refund_accounts').selectAll().execute()
const mails = async () =>
  app.db.selectFrom('mails').select(['text', 'recipient_id']).where('template', '=', 'refundAccountGiven').execute() // prettier-ignore

describe('the account for a refund that was sent back', () => {
  it('is named by the tenant with the password, seen by staff, and its number forgotten once it has the money', async () => {
    const staff = await loginAccountant(app)
    expect((await give(OWN)).error?.reason).toBe('CONFIRM_PASSWORD')
    await confirmLogin(app, stage.tenant)
    expect((await give(OWN)).error).toBeNull()
    const masked = 'DE•• •••• •••• 2051'
    const own = { accountHolder: 'Amélie Fournier', iban: masked, holderMatch: 'SAME' }
    expect(await toTenant()).toMatchObject([{ account: own }])
    expect(await toLandlord()).toEqual([{ account: null }])
    expect(await toStaff(staff)).toEqual([{ account: { ...own, wholeIban: 'DE02120300000000202051' } }])
    const [row] = await stored()
    expect(row?.iban).not.toContain('2020')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient_id).toBe(stage.tenantId)
    expect(mail?.text).toContain(masked)

    const transfer = { refundId, transferredOn: '2029-11-21', reference: '' }
    const args = '$refundId: ID!, $transferredOn: Day!, $reference: String, $idempotencyKey: ID!'
    expect((await mutate(app, staff, 'recordRefundTransfer', args, transfer)).error).toBeNull()
    expect(await stored()).toMatchObject([{ iban: null, iban_last4: '2051' }])
    expect(await toStaff(staff)).toEqual([{ account: { ...own, wholeIban: null } }])
    expect((await give(OWN)).error?.reason).toBe('REFUND_ARRIVED')
  })

  it('is refused where it can’t be right, and nothing is stored', async () => {
    await confirmLogin(app, stage.tenant)
    const refused = [
      [{ iban: '' }, { iban: 'bankAccount.iban.required' }],
      [{ iban: 'DE03 1203 0000 0000 2020 51' }, { iban: 'bankAccount.iban.checksum' }],
      [{ iban: 'DE02 1203' }, { iban: 'bankAccount.iban.length' }],
      [{ iban: 'SA03 8000 0000 6080 1016 7519' }, { iban: 'bankAccount.iban.notSepa' }],
      [{ iban: 'CH93 0076 2011 6238 5295 7' }, { bic: 'bankAccount.bic.needed' }],
      [{ accountHolder: ' ' }, { accountHolder: 'bankAccount.accountHolder.required' }],
      [{ accountHolder: 'Tom Reed' }, { accountHolder: 'bankAccount.accountHolder.other' }],
    ] as const
    for (const [change, fields] of refused)
      expect((await give({ ...OWN, ...change })).error?.fields).toEqual(fields)
    expect(await stored()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('may be somebody else’s where that is meant, and the later one counts', async () => {
    await confirmLogin(app, stage.tenant)
    expect((await give({ ...OWN, accountHolder: 'Tom Reed', isOtherNameMeant: true })).error).toBeNull()
    expect(await toTenant()).toMatchObject([{ account: { accountHolder: 'Tom Reed', holderMatch: 'OTHER' } }])
    expect((await give({ ...OWN, iban: 'DE02 5001 0517 0137 0750 30' })).error).toBeNull()
    expect(await stored()).toMatchObject([{ account_holder: 'Amélie Fournier', iban_last4: '5030' }])
    expect(await mails()).toHaveLength(2)
  })

  it('is named once, however often it is sent', async () => {
    await confirmLogin(app, stage.tenant)
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await give(OWN, stage.tenant, key)).error).toBeNull()
    expect(await mails()).toHaveLength(1)
    const kept = await app.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('120300000000')
  })

  it('is nobody else’s to name or see', async () => {
    await app.createUser({ email: 'other@mezzo.example' })
    for (const as of [await app.login('other@mezzo.example'), stage.landlord]) {
      await confirmLogin(app, as)
      expect((await give(OWN, as)).error?.name).toBe('ResourceNotFoundError')
    }
    await confirmLogin(app, stage.tenant)
    await give(OWN)
    expect(await toTenant(WHOLE)).toMatchObject([{ account: { wholeIban: null } }])
  })
})
