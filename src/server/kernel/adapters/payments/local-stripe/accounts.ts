import { createHash } from 'node:crypto'
import {
  type Account,
  accountObject,
  bankAccountObject,
  customerObject,
  type Requirements,
  requirements,
} from './account-objects.ts'
import { type Call, found, keep } from './call.ts'
import { type Form, mapIn, metadataIn, refuseUnknown, requiredIn, textIn } from './form.ts'
import type { BalanceTransaction } from './money-objects.ts'
import { ProviderError } from './provider-error.ts'
import type { Stored } from './store.ts'

const CURRENCY_OF: Readonly<Record<string, string>> = {
  CH: 'chf',
  GB: 'gbp',
  PL: 'pln',
  SE: 'sek',
  DK: 'dkk',
  NO: 'nok',
  CZ: 'czk',
  RO: 'ron',
  US: 'usd',
}
const FIVE_MINUTES = 300
/** What is left of an account that was deleted: its id is nobody's again. */
const DELETED = 'deleted_account'

/** POST /v1/accounts */
export async function createConnectedAccount(call: Call): Promise<Account> {
  const { form } = call
  refuseUnknown(form, [
    'business_type',
    'capabilities',
    'controller',
    'country',
    'email',
    'metadata',
    'settings',
    'type',
  ])
  const country = textIn(form, 'country') ?? 'DE'
  if (!/^[A-Z]{2}$/.test(country))
    throw ProviderError.invalid(`Country '${country}' is unknown.`, { param: 'country' })
  const account = accountObject({
    created: call.now,
    country,
    currency: CURRENCY_OF[country] ?? 'eur',
    email: textIn(form, 'email'),
    type: textIn(form, 'type') ?? 'none',
    capabilities: Object.keys(mapIn(form, 'capabilities')),
    metadata: metadataIn(form),
    schedule: scheduleIn(form) ?? { delay_days: 7, interval: 'daily' },
  })
  account.business_type = textIn(form, 'business_type')
  await keep(call, account, 'account.updated')
  return account
}

/** POST /v1/accounts/:id: a bank account, the schedule of payouts, what was noted. */
export async function updateAccount(call: Call, id: string): Promise<Account> {
  const { form } = call
  refuseUnknown(form, ['business_type', 'email', 'external_account', 'metadata', 'settings'])
  const account = await found<Account>(call, 'account', id)
  account.email = textIn(form, 'email') ?? account.email
  account.business_type = textIn(form, 'business_type') ?? account.business_type
  account.metadata = { ...account.metadata, ...metadataIn(form) }
  const schedule = scheduleIn(form)
  if (schedule) account.settings.payouts.schedule = schedule
  const bank = mapIn(form, 'external_account')
  if (Object.keys(bank).length > 0) addBank(call, account, bank)
  await keep(call, account, 'account.updated')
  return account
}

/** GET /v1/accounts/:id */
export async function readConnectedAccount(call: Call, id: string): Promise<Account> {
  const object = await call.books.find(call.account, id)
  if (object?.object === DELETED) throw ProviderError.forbidden(id)
  return found<Account>(call, 'account', id)
}

/** DELETE /v1/accounts/:id: as of live accounts, only once nothing is left in any currency. */
export async function deleteConnectedAccount(call: Call, id: string): Promise<object> {
  const { created } = await readConnectedAccount(call, id)
  const lines = (await call.books.list(id, 'balance_transaction')) as BalanceTransaction[]
  const sums = new Map<string, number>()
  for (const { currency, net } of lines) sums.set(currency, (sums.get(currency) ?? 0) + net)
  const left = [...sums].flatMap(([currency, sum]) => (sum === 0 ? [] : [currency]))
  if (left.length > 0)
    throw ProviderError.invalid(
      `You cannot delete the account when the balance in any currency is non-zero: ${left.join(', ')}.`,
    )
  await call.books.save(call.account, { id, object: DELETED, created })
  return { id, object: 'account', deleted: true }
}

function scheduleIn(form: Form): Record<string, string | number> | null {
  const schedule = mapIn(mapIn(mapIn(form, 'settings'), 'payouts'), 'schedule')
  const interval = textIn(schedule, 'interval')
  if (!interval) return null
  if (!['manual', 'daily', 'weekly', 'monthly'].includes(interval))
    throw ProviderError.invalid('Invalid interval.', { param: 'settings[payouts][schedule][interval]' })
  const given = Object.keys(schedule).map((name) => {
    const value = textIn(schedule, name) ?? ''
    return [name, /^\d+$/.test(value) ? Number(value) : value] as const
  })
  return { delay_days: 7, ...Object.fromEntries(given) }
}

function addBank(call: Call, account: Account, bank: Form): void {
  const number = requiredIn(bank, 'account_number').replaceAll(/\s/g, '')
  account.external_accounts.data = [
    bankAccountObject({
      created: call.now,
      holder: textIn(bank, 'account_holder_name'),
      country: textIn(bank, 'country') ?? account.country,
      currency: textIn(bank, 'currency') ?? account.default_currency,
      last4: number.slice(-4),
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
    }),
  ]
  without(account, 'external_account')
}

function without(account: Account, name: string): void {
  const left = account.requirements.currently_due.filter((due) => due !== name)
  standing(account, requirements(left))
}

/** What the account may do with what is known of it. */
function standing(account: Account, open: Requirements): void {
  account.requirements = open
  const may = open.past_due.length === 0 && open.pending_verification.length === 0
  account.charges_enabled = may
  account.payouts_enabled = may && account.external_accounts.data.length > 0
  const state = may ? 'active' : open.pending_verification.length > 0 ? 'pending' : 'inactive'
  for (const name of Object.keys(account.capabilities)) account.capabilities[name] = state
}

/** How far somebody came on the provider's own pages. */
export type OnboardingEnd =
  | 'COMPLETE'
  | 'WITHOUT_BANK'
  | 'IN_REVIEW'
  | 'DUE_SOON'
  | 'COULD_BE_BETTER'
  | 'REJECTED'

const MONTH = 30 * 24 * 60 * 60

/** What the provider's own pages would have written, for each end. */
export async function onboard(call: Call, id: string, end: OnboardingEnd): Promise<Account> {
  const account = await found<Account>(call, 'account', id)
  account.details_submitted = true
  account.business_type ??= 'individual'
  if (end !== 'WITHOUT_BANK' && account.external_accounts.data.length === 0)
    addBank(call, account, { account_number: 'DE89370400440532013000', account_holder_name: 'Test' })
  standing(account, requirementsAt(call, end))
  await keep(call, account, 'account.updated')
  return account
}

function requirementsAt(call: Call, end: OnboardingEnd): Requirements {
  switch (end) {
    case 'COMPLETE':
      return requirements([])
    case 'WITHOUT_BANK':
      return requirements(['external_account'])
    case 'IN_REVIEW':
      return requirements([], {
        disabled_reason: 'requirements.pending_verification',
        pending_verification: ['individual.verification.document'],
      })
    case 'DUE_SOON':
      return requirements(['individual.verification.document'], {
        current_deadline: call.now + MONTH,
        disabled_reason: null,
        past_due: [],
      })
    case 'COULD_BE_BETTER':
      return requirements([], { eventually_due: ['individual.verification.additional_document'] })
    case 'REJECTED':
      return requirements(['individual.verification.document'], { disabled_reason: 'rejected.other' })
  }
}

/** POST /v1/account_links: an address where the account's holder tells the provider what is missing. */
export async function createAccountLink(call: Call, pages: string): Promise<object> {
  refuseUnknown(call.form, ['account', 'collection_options', 'refresh_url', 'return_url', 'type'])
  const id = requiredIn(call.form, 'account')
  await found<Account>(call, 'account', id)
  const back = requiredIn(call.form, 'return_url')
  requiredIn(call.form, 'refresh_url')
  requiredIn(call.form, 'type')
  const url = `${pages}/onboarding?account=${id}&return=${encodeURIComponent(back)}`
  return { object: 'account_link', created: call.now, expires_at: call.now + FIVE_MINUTES, url }
}

/** POST /v1/customers */
export async function createCustomer(call: Call): Promise<Stored> {
  refuseUnknown(call.form, ['email', 'metadata', 'name'])
  const customer = customerObject({
    created: call.now,
    email: textIn(call.form, 'email'),
    name: textIn(call.form, 'name'),
    metadata: metadataIn(call.form),
  })
  await keep(call, customer, 'customer.created')
  return customer
}
