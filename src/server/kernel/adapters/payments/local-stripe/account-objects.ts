import { newId } from './ids.ts'
import { emptyAddress } from './payment-objects.ts'
import type { Stored } from './store.ts'

/** A bank account as it is shown: never the whole number. */
export interface BankAccount extends Stored {
  object: 'bank_account'
  last4: string
  currency: string
  /** Whether payouts of its currency go there. */
  default_for_currency: boolean
}

/** What a connected account still has to tell. */
export interface Requirements {
  alternatives: object[]
  current_deadline: number | null
  currently_due: string[]
  disabled_reason: string | null
  errors: object[]
  eventually_due: string[]
  past_due: string[]
  pending_verification: string[]
}

/** Whose money it is: a landlord's connected account. */
export interface Account extends Stored {
  object: 'account'
  business_type: string | null
  capabilities: Record<string, string>
  charges_enabled: boolean
  country: string
  default_currency: string
  details_submitted: boolean
  email: string | null
  external_accounts: { data: BankAccount[] }
  metadata: Record<string, string>
  payouts_enabled: boolean
  requirements: Requirements
  settings: { payouts: { schedule: Record<string, string | number> } }
}

/** What a new account has to tell before it can be paid. */
export const FIRST_REQUIREMENTS = [
  'business_type',
  'external_account',
  'individual.address.city',
  'individual.dob.day',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
] as const

/** Requirements of which these are open now, and these later. */
export function requirements(due: readonly string[], more: Partial<Requirements> = {}): Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...due],
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
    errors: [],
    eventually_due: [...due],
    past_due: [...due],
    pending_verification: [],
    ...more,
  }
}

/** An account as it is made: nothing is known of it. */
export function accountObject(of: {
  created: number
  country: string
  currency: string
  email: string | null
  type: string
  capabilities: readonly string[]
  metadata: Record<string, string>
  schedule: Record<string, string | number>
}): Account {
  const id = newId('acct')
  return {
    id,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      product_description: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: null,
    capabilities: Object.fromEntries(of.capabilities.map((name) => [name, 'inactive'])),
    charges_enabled: false,
    controller: { type: 'application' },
    country: of.country,
    created: of.created,
    default_currency: of.currency,
    details_submitted: false,
    email: of.email,
    external_accounts: {
      data: [],
      has_more: false,
      object: 'list',
      url: `/v1/accounts/${id}/external_accounts`,
    },
    future_requirements: { ...requirements([]), disabled_reason: null },
    metadata: of.metadata,
    payouts_enabled: false,
    requirements: requirements(FIRST_REQUIREMENTS),
    settings: {
      bacs_debit_payments: { display_name: null, service_user_number: null },
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_issuing: { tos_acceptance: { date: null, ip: null } },
      card_payments: {
        decline_on: { avs_failure: false, cvc_failure: false },
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: null, timezone: 'Etc/UTC' },
      invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: { debit_negative_balances: true, schedule: of.schedule, statement_descriptor: null },
      sepa_debit_payments: {},
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: of.type,
  } as Account
}

/** A bank account of somebody; the number shows its last four alone. */
export function bankAccountObject(of: {
  created: number
  holder: string | null
  country: string
  currency: string
  last4: string
  fingerprint: string
}): BankAccount {
  return {
    id: newId('ba'),
    object: 'bank_account',
    account_holder_name: of.holder,
    account_holder_type: 'individual',
    account_type: null,
    bank_name: 'STRIPE TEST BANK',
    country: of.country,
    currency: of.currency,
    customer: null,
    default_for_currency: true,
    fingerprint: of.fingerprint,
    last4: of.last4,
    metadata: {},
    routing_number: null,
    status: 'new',
  } as unknown as BankAccount
}

/** Somebody who pays. */
export function customerObject(of: {
  created: number
  email: string | null
  name: string | null
  metadata: Record<string, string>
}): Stored {
  const customer = {
    id: newId('cus'),
    object: 'customer',
    address: emptyAddress(),
    balance: 0,
    created: of.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: of.email,
    invoice_prefix: newId('').slice(0, 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: of.metadata,
    name: of.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  return customer
}
