import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { listLedgerFaults } from '../src/server/money/ledger/sql.ts'
import type { LocalStripe } from '../src/server/kernel/adapters/payments/local-stripe/server.ts'
import type { Browser, TestApp } from './app.ts'
import { createListing, given } from './builders.ts'
import { openPayingApp, type PayingApp, providerKeys } from './paying-app.ts'

/** The time at which each test begins. */
export const ACCOUNTS_BEGIN = Temporal.Instant.from('2029-06-01T09:00:00Z')

/** A payout account as its landlord sees it. */
interface PayoutAccountView {
  status: string | null
  isOpening: boolean
  canReceivePayouts: boolean
  needs: string[]
  deadline: string | null
  bank: { last4: string; currency: string } | null
  country: string | null
  canBeOnboarded: { value: boolean; reason: string | null }
}
const FIELDS = `status isOpening canReceivePayouts needs deadline bank { last4 currency } country
  canBeOnboarded { value reason }`

interface Refusal {
  name: string
  reason: string | null
}

/** A server with a provider of payments, for the tests of a file; in each a landlord with a home logs in. */
export function startPayoutAccounts() {
  const at = {} as { paying: PayingApp; app: TestApp; local: LocalStripe; jana: Browser }
  beforeAll(async () => {
    // What is to be paid out is booked by hand in these tests, without what brought it.
    at.paying = await openPayingApp({ faults: listLedgerFaults })
    Object.assign(at, { app: at.paying.app, local: at.paying.local })
  })
  beforeEach(async () => {
    at.paying.goTo(ACCOUNTS_BEGIN)
    const landlordId = await at.app.createUser({ email: 'jana@mezzo.example', landlord: true })
    await createListing(at.app.db, landlordId, { group: { country: 'AT' } })
    at.jana = await at.app.loginConfirmed('jana@mezzo.example')
  })
  afterEach(() => at.paying.reset())
  afterAll(() => at.paying.close())

  const rows = () => at.app.db.selectFrom('payout_accounts').selectAll().execute()

  return Object.assign(at, {
    rows,
    accountId: async () => given(given((await rows())[0]).external_id),
    seen: async (as: Browser = at.jana) => {
      const query = `{ payoutAccount { ${FIELDS} } }`
      const { data } = await at.app.graphql<{ payoutAccount: PayoutAccountView }>(query, {}, as)
      return data.payoutAccount
    },
    open: async (country = 'DE', as: Browser = at.jana) => {
      const { data, errors } = await at.app.graphql<{
        answer: { url: string | null; error: Refusal | null }
      } | null>(
        'mutation($country: String!) { answer: openPayoutAccount(country: $country) { url error { name reason } } }',
        { country },
        as,
      )
      if (!data) throw new Error(errors?.[0]?.message)
      return data.answer
    },
    check: async (as: Browser = at.jana) => {
      const { data } = await at.app.graphql<{
        answer: { payoutAccount: PayoutAccountView | null; error: Refusal | null }
      }>(
        `mutation { answer: checkPayoutAccount { payoutAccount { ${FIELDS} } error { name reason } } }`,
        {},
        as,
      )
      return data.answer
    },
    /** Asks the local provider itself, past the product. */
    atProvider: async (path: string, init?: RequestInit) => {
      const headers = { authorization: `Bearer ${providerKeys.secretKey}` }
      const answer = await fetch(`${at.local.url}${path}`, { ...init, headers })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { data: unknown[] }
    },
  })
}
