import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { bring } from '../../../../test/paying-app.ts'
import { ACCOUNTS_BEGIN, startPayoutAccounts } from '../../../../test/payout-account-stage.ts'
import { askPayoutAccounts } from './ask-actions.ts'

const t = startPayoutAccounts()

const accountsThere = async () => (await t.atProvider('/v1/accounts?limit=100')).data.length

async function deliver(): Promise<void> {
  const { app, local } = t
  for (const webhook of local.webhooks) expect((await bring(app, webhook)).statusCode).toBe(200)
  await app.runJobs()
}

describe('a payout account', () => {
  it('is missing at first, with the country that it most likely belongs to', async () => {
    expect(await t.seen()).toEqual({
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
    const before = await accountsThere()
    const first = given((await t.open('AT')).url)
    const second = given((await t.open('CH')).url)
    for (const url of [first, second]) {
      expect(new URL(url).searchParams.get('account')).toBe(await t.accountId())
      expect(new URL(url).searchParams.get('return')).toContain('/en/dashboard/payments?account=back')
    }
    expect((await accountsThere()) - before).toBe(1)
    expect(await t.seen()).toMatchObject({ status: 'CREATED', country: 'AT', canReceivePayouts: false })
    expect((await t.seen()).needs).toEqual([
      'BUSINESS_TYPE',
      'BANK_ACCOUNT',
      'ADDRESS',
      'BIRTH_DATE',
      'NAME',
      'TERMS',
    ])
    const log = await t.app.db.selectFrom('audit_log').select('action').where('entity_type', '=', 'payout_account').execute() // prettier-ignore
    expect(log.map(({ action }) => action)).toEqual(['openPayoutAccount', 'payoutAccountChanged'])
  })

  it('is one after six calls at once', async () => {
    const before = await accountsThere()
    const answers = await Promise.all(Array.from({ length: 6 }, () => t.open()))
    expect(answers.filter(({ url }) => !url)).toEqual([])
    expect((await accountsThere()) - before).toBe(1)
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
    await t.open()
    t.local.webhooks.length = 0
    await t.local.onboard(await t.accountId(), end)
    expect((await t.seen()).status).toBe('CREATED')
    await deliver()
    expect(await t.seen()).toMatchObject(view)
    await deliver()
    expect(await t.seen()).toMatchObject(view)
  })

  it('that the provider has rejected leads nowhere', async () => {
    await t.open()
    await t.local.onboard(await t.accountId(), 'REJECTED')
    expect((await t.open()).error?.reason).toBe('PAYOUT_ACCOUNT_REJECTED')
  })

  it('says when something is due, and to which bank the money goes, to the landlord in person', async () => {
    await t.open()
    await t.local.onboard(await t.accountId(), 'DUE_SOON')
    expect((await t.check()).payoutAccount).toMatchObject({
      deadline: '2029-07-01T09:00:00Z',
      bank: { last4: '3000', currency: 'EUR' },
    })
  })

  it('is known by asking, where no webhook came', async () => {
    await t.open()
    await t.local.onboard(await t.accountId(), 'COMPLETE')
    await askPayoutAccounts(await t.app.ctxFor(null))
    expect((await t.seen()).status).toBe('CREATED')
    t.app.setNow(ACCOUNTS_BEGIN.add({ minutes: 10 }))
    await askPayoutAccounts(await t.app.ctxFor(null))
    expect((await t.seen()).status).toBe('ACTIVE')
  })

  it('whose opening was not answered is not opened twice', async () => {
    const before = await accountsThere()
    t.local.upset({ on: 'POST /v1/accounts', lose: true, times: 4 })
    expect((await t.open()).error?.reason).toBe('PAYOUT_ACCOUNT_UNKNOWN')
    expect(await t.seen()).toMatchObject({ status: null, isOpening: true })
    t.local.calm()
    await askPayoutAccounts(await t.app.ctxFor(null))
    expect(await t.seen()).toMatchObject({ status: 'CREATED', isOpening: false })
    expect((await t.open()).url).toBeTruthy()
    expect((await accountsThere()) - before).toBe(1)
  })

  it('is asked about once where the provider does not say how far it is', async () => {
    await t.open()
    t.local.upset({ on: 'GET /v1/accounts', status: 500 })
    expect((await t.open()).error?.reason).toBe('PAYOUT_ACCOUNT_UNKNOWN')
    expect((await t.open()).url).toBeTruthy()
  })

  it('is not opened where the provider is not, and nothing stays behind when it refuses', async () => {
    expect((await t.open('US')).error?.name).toBe('ValidationError')
    t.local.upset({ on: 'POST /v1/accounts', status: 400, times: 1 })
    expect((await t.open()).error?.reason).toBe('PAYOUT_ACCOUNT_NOT_ACCEPTED')
    expect(await t.rows()).toEqual([])
    expect((await t.open()).url).toBeTruthy()
  })

  it('begins anew where a test provider has forgotten it', async () => {
    await t.open()
    await t.app.db.updateTable('payout_accounts').set({ external_id: 'acct_of_another_time' }).execute()
    expect((await t.check()).error?.name).toBe('ResourceNotFoundError')
    expect((await t.open()).url).toBeTruthy()
    expect((await t.seen()).status).toBe('CREATED')
  })

  it('is restricted where a real provider no longer lets us see it', async () => {
    await t.open()
    await t.app.db
      .updateTable('payout_accounts')
      .set({ external_id: 'acct_taken_away', mode: 'LIVE' })
      .execute()
    const live = { ...t.paying.payments, mode: 'LIVE' as const }
    const ctx = { ...(await t.app.ctxFor(null)), payments: live }
    t.app.setNow(ACCOUNTS_BEGIN.add({ hours: 24 }))
    await askPayoutAccounts(ctx)
    expect(await t.rows()).toMatchObject([{ status: 'RESTRICTED', disabled_reason: 'resource_missing' }])
  })

  it('is opened and changed by whoever has just given the password, and only in person', async () => {
    const unconfirmed = await t.app.login('jana@mezzo.example')
    expect((await t.open('DE', unconfirmed)).error?.reason).toBe('CONFIRM_PASSWORD')
    expect(await t.rows()).toEqual([])
    await t.open()
    expect((await t.open('DE', unconfirmed)).error?.reason).toBe('CONFIRM_PASSWORD')
    t.app.setNow(ACCOUNTS_BEGIN.add({ minutes: 16 }))
    expect((await t.open()).error?.reason).toBe('CONFIRM_PASSWORD')
  })

  it('is the landlord’s own business', async () => {
    await t.open()
    await t.app.createUser({ email: 'amelie@mezzo.example' })
    const amelie = await t.app.login('amelie@mezzo.example')
    await expect(t.open('DE', amelie)).rejects.toThrow('Not allowed to access')
    await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.app.login('other@mezzo.example')
    expect((await t.seen(other)).status).toBeNull()
    expect((await t.check(other)).error?.name).toBe('ResourceNotFoundError')
  })
})
