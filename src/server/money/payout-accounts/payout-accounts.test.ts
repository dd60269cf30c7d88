import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { bring, openPayingApp, type PayingApp, providerKeys } from '../../../../test/paying-app.ts'
import type { LocalStripe } from '../../kernel/adapters/payments/local-stripe/server.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { book } from '../ledger/actions.ts'
import { listLedgerFaults } from '../ledger/sql.ts'
import { askPayoutAccounts, syncPayoutAccount } from './ask-actions.ts'

const now = Temporal.Instant.from('2029-06-01T09:00:00Z')
let paying: PayingApp
let local: LocalStripe
let app: TestApp
let jana: Browser

beforeAll(async () => {
  // What is to be paid out is booked by hand here, without what brought it.
  paying = await openPayingApp({ faults: listLedgerFaults })
  ;({ app, local } = paying)
})
beforeEach(async () => {
  paying.goTo(now)
  const landlordId = await app.createUser({ email: 'jana@mezzo.example', landlord: true })
  await createListing(app.db, landlordId, { group: { country: 'AT' } })
  jana = await app.loginConfirmed('jana@mezzo.example')
})
afterEach(() => paying.reset())
afterAll(() => paying.close())

interface View {
  status: string | null
  isOpening: boolean
  canReceivePayouts: boolean
  needs: string[]
  deadline: string | null
  bank: { last4: string; currency: string } | null
  country: string | null
  canBeOnboarded: { value: boolean; reason: string | null }
}
const fields = `status isOpening canReceivePayouts needs deadline bank { last4 currency } country
  canBeOnboarded { value reason }`

async function seen(as: Browser = jana): Promise<View> {
  return (await app.graphql<{ payoutAccount: View }>(`{ payoutAccount { ${fields} } }`, {}, as)).data
    .payoutAccount
}

interface Opened {
  url: string | null
  error: { name: string; reason: string | null } | null
}

async function open(country = 'DE', as: Browser = jana): Promise<Opened> {
  const { data, errors } = await app.graphql<{ answer: Opened } | null>(
    'mutation($country: String!) { answer: openPayoutAccount(country: $country) { url error { name reason } } }',
    { country },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.answer
}

async function check(as: Browser = jana) {
  const { data } = await app.graphql<{
    answer: { payoutAccount: View | null; error: { name: string; reason: string | null } | null }
  }>(`mutation { answer: checkPayoutAccount { payoutAccount { ${fields} } error { name reason } } }`, {}, as)
  return data.answer
}

const rows = () => app.db.selectFrom('payout_accounts').selectAll().execute()
const accountId = async () => given(given((await rows())[0]).external_id)

async function atProvider(): Promise<number> {
  const answer = await fetch(`${local.url}/v1/accounts?limit=100`, {
    headers: { authorization: `Bearer ${providerKeys.secretKey}` },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { data: unknown[] }).data.length
}

function bankless<Seen>(outcome: Seen): Seen {
  return { ...outcome, ...('value' in (outcome as object) && { value: { ...(outcome as { value: object }).value, bank: null, bankIds: [] } }) } // prettier-ignore
}

async function nameBank(id: string, number: string): Promise<void> {
  const form = new URLSearchParams({
    'external_account[object]': 'bank_account',
    'external_account[account_number]': number,
  })
  const headers = { authorization: `Bearer ${providerKeys.secretKey}` }
  const answer = await fetch(`${local.url}/v1/accounts/${id}`, { method: 'POST', body: form, headers })
  if (!answer.ok) throw new Error(await answer.text())
}

async function insertPayable(): Promise<void> {
  const ctx = await app.ctxFor(null)
  const landlordId = given((await rows())[0]).landlord_id
  const happening = {
    kind: 'INCENTIVE_GRANTED',
    subjectId: crypto.randomUUID(),
    mode: 'TESTING',
    currency: 'EUR',
    landlordId,
    bookingId: null,
    invoiceId: null,
    effectiveAt: now,
  } as const
  const posting = { debit: { kind: 'FEE_REVENUE' }, credit: { kind: 'LANDLORD_PAYABLE', landlordId }, amount: 900 } as const // prettier-ignore
  await inTransaction(ctx, (trx) => book(trx, ctx, happening, [posting]))
}

async function deliver(): Promise<void> {
  for (const webhook of local.webhooks) expect((await bring(app, webhook)).statusCode).toBe(200)
  await app.runJobs()
}

describe('a payout account', () => {
  it('is missing at first, with the country that it most likely belongs to', async () => {
    expect(await seen()).toEqual({
      status: null,
      isOpening: false,
      canReceivePayouts: false,
      needs: [],
      deadline: null,
      bank: null,
      country: 'DE',
      canBeOnboarded: { value: true, reason: null },
    })
  })

  it('is opened once, and its link leads to the provider’s page and back', async () => {
    const before = await atProvider()
    const first = given((await open('AT')).url)
    const second = given((await open('CH')).url)
    for (const url of [first, second]) {
      expect(new URL(url).searchParams.get('account')).toBe(await accountId())
      expect(new URL(url).searchParams.get('return')).toContain('/en/dashboard/payments?account=back')
    }
    expect((await atProvider()) - before).toBe(1)
    expect(await seen()).toMatchObject({ status: 'CREATED', country: 'AT', canReceivePayouts: false })
    expect((await seen()).needs).toEqual([
      'BUSINESS_TYPE',
      'BANK_ACCOUNT',
      'ADDRESS',
      'BIRTH_DATE',
      'NAME',
      'TERMS',
    ])
    const log = await app.db.selectFrom('audit_log').select('action').where('entity_type', '=', 'payout_account').execute() // prettier-ignore
    expect(log.map(({ action }) => action)).toEqual(['openPayoutAccount', 'payoutAccountChanged'])
  })

  it('is one after six calls at once', async () => {
    const before = await atProvider()
    const answers = await Promise.all(Array.from({ length: 6 }, () => open()))
    expect(answers.filter(({ url }) => !url)).toEqual([])
    expect((await atProvider()) - before).toBe(1)
  })

  it.each([
    ['COMPLETE', { status: 'ACTIVE', needs: [], canReceivePayouts: true }],
    ['WITHOUT_BANK', { status: 'RESTRICTED', needs: ['BANK_ACCOUNT'], canReceivePayouts: false, bank: null }],
    ['IN_REVIEW', { status: 'PENDING', needs: [], canReceivePayouts: false }],
    ['DUE_SOON', { status: 'RESTRICTED_SOON', needs: ['IDENTITY_DOCUMENT'], canReceivePayouts: true }],
    [
      'COULD_BE_BETTER',
      { status: 'ACTIVE_IMPROVABLE', needs: ['IDENTITY_DOCUMENT'], canReceivePayouts: true },
    ],
    [
      'REJECTED',
      { status: 'RESTRICTED', canBeOnboarded: { value: false, reason: 'PAYOUT_ACCOUNT_REJECTED' } },
    ],
  ] as const)('that ended its onboarding %s is told so by a webhook', async (end, view) => {
    await open()
    local.webhooks.length = 0
    await local.onboard(await accountId(), end)
    expect((await seen()).status).toBe('CREATED')
    await deliver()
    expect(await seen()).toMatchObject(view)
    await deliver()
    expect(await seen()).toMatchObject(view)
  })

  it('that the provider has rejected leads nowhere', async () => {
    await open()
    await local.onboard(await accountId(), 'REJECTED')
    expect((await open()).error?.reason).toBe('PAYOUT_ACCOUNT_REJECTED')
  })

  it('says when something is due, and to which bank the money goes, to the landlord in person', async () => {
    await open()
    await local.onboard(await accountId(), 'DUE_SOON')
    expect((await check()).payoutAccount).toMatchObject({
      deadline: '2029-07-01T09:00:00Z',
      bank: { last4: '3000', currency: 'EUR' },
    })
  })

  it('is known by asking, where no webhook came', async () => {
    await open()
    await local.onboard(await accountId(), 'COMPLETE')
    await askPayoutAccounts(await app.ctxFor(null))
    expect((await seen()).status).toBe('CREATED')
    app.setNow(now.add({ minutes: 10 }))
    await askPayoutAccounts(await app.ctxFor(null))
    expect((await seen()).status).toBe('ACTIVE')
  })

  it('whose opening was not answered is not opened twice', async () => {
    const before = await atProvider()
    local.upset({ on: 'POST /v1/accounts', lose: true, times: 4 })
    expect((await open()).error?.reason).toBe('PAYOUT_ACCOUNT_UNKNOWN')
    expect(await seen()).toMatchObject({ status: null, isOpening: true })
    local.calm()
    await askPayoutAccounts(await app.ctxFor(null))
    expect(await seen()).toMatchObject({ status: 'CREATED', isOpening: false })
    expect((await open()).url).toBeTruthy()
    expect((await atProvider()) - before).toBe(1)
  })

  it('is asked about once where the provider does not say how far it is', async () => {
    await open()
    local.upset({ on: 'GET /v1/accounts', status: 500 })
    expect((await open()).error?.reason).toBe('PAYOUT_ACCOUNT_UNKNOWN')
    expect((await open()).url).toBeTruthy()
  })

  it('is not opened where the provider is not, and nothing stays behind when it refuses', async () => {
    expect((await open('US')).error?.name).toBe('ValidationError')
    local.upset({ on: 'POST /v1/accounts', status: 400, times: 1 })
    expect((await open()).error?.reason).toBe('PAYOUT_ACCOUNT_NOT_ACCEPTED')
    expect(await rows()).toEqual([])
    expect((await open()).url).toBeTruthy()
  })

  it('begins anew where a test provider has forgotten it', async () => {
    await open()
    await app.db.updateTable('payout_accounts').set({ external_id: 'acct_of_another_time' }).execute()
    expect((await check()).error?.name).toBe('ResourceNotFoundError')
    expect((await open()).url).toBeTruthy()
    expect((await seen()).status).toBe('CREATED')
  })

  it('is restricted where a real provider no longer lets us see it', async () => {
    await open()
    await app.db
      .updateTable('payout_accounts')
      .set({ external_id: 'acct_taken_away', mode: 'LIVE' })
      .execute()
    const live = { ...paying.payments, mode: 'LIVE' as const }
    const ctx = { ...(await app.ctxFor(null)), payments: live }
    app.setNow(now.add({ hours: 24 }))
    await askPayoutAccounts(ctx)
    expect(await rows()).toMatchObject([{ status: 'RESTRICTED', disabled_reason: 'resource_missing' }])
  })

  it('is opened and changed by whoever has just given the password, and only in person', async () => {
    const unconfirmed = await app.login('jana@mezzo.example')
    expect((await open('DE', unconfirmed)).error?.reason).toBe('CONFIRM_PASSWORD')
    expect(await rows()).toEqual([])
    await open()
    expect((await open('DE', unconfirmed)).error?.reason).toBe('CONFIRM_PASSWORD')
    app.setNow(now.add({ minutes: 16 }))
    expect((await open()).error?.reason).toBe('CONFIRM_PASSWORD')
  })

  it.each([
    ['a first bank while nothing is to be paid', 'FIRST', false, null],
    ['a first bank while money is there', 'FIRST', true, now],
    ['another bank', 'OTHER', false, now],
    ['another bank after the former was taken away', 'TAKEN_AWAY', false, now],
    ['another bank of the same four digits', 'ALIKE', false, now],
  ] as const)(
    'tells the landlord of %s, and waits where money could be led astray',
    async (_, how, hasMoney, waits) => {
      await open()
      if (hasMoney) await insertPayable()
      const id = await accountId()
      if (how === 'FIRST') {
        await local.onboard(id, 'COMPLETE')
      } else {
        await local.onboard(id, 'COMPLETE')
        await check()
        await app.db.deleteFrom('mails').execute()
        if (how === 'TAKEN_AWAY') {
          const without = { ...paying.payments, findAccount: async (external: string) => bankless(await paying.payments.findAccount(external)) } // prettier-ignore
          await syncPayoutAccount(
            { ...(await app.ctxFor(null)), payments: without },
            { eventId: 'evt', externalId: id },
          )
        }
        await nameBank(id, how === 'ALIKE' ? 'DE00370400440000003000' : 'DE02120300000000202051')
      }
      await check()
      expect((await rows())[0]?.bank_changed_at).toEqual(waits)
      await check()
      const mails = app.db
        .selectFrom('mails')
        .select(['to', 'text'])
        .where('template', '=', 'payoutBankChanged')
      expect(await mails.execute()).toEqual([
        {
          to: 'jana@mezzo.example',
          text: expect.stringContaining(waits ? 'until 2 June 2029' : 'was entered at the payment provider'),
        },
      ])
      const log = app.db.selectFrom('audit_log').select('data').where('action', '=', 'payoutBankChanged')
      expect((await log.execute()).at(-1)?.data).toMatchObject({
        change: how === 'FIRST' ? 'FIRST' : 'OTHER',
      })
    },
  )

  it('is the landlord’s own business', async () => {
    await open()
    await app.createUser({ email: 'amelie@mezzo.example' })
    const amelie = await app.login('amelie@mezzo.example')
    await expect(open('DE', amelie)).rejects.toThrow('Not allowed to access')
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await seen(other)).status).toBeNull()
    expect((await check(other)).error?.name).toBe('ResourceNotFoundError')
  })
})
