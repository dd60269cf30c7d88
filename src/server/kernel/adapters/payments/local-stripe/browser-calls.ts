import { z } from 'zod'
import { onboard } from './accounts.ts'
import { type Call, PLATFORM } from './call.ts'
import { finishIntent, payIntent, refuseAuthentication } from './payment-intents.ts'
import type { Intent } from './payment-objects.ts'
import { ProviderError } from './provider-error.ts'
import { DECLINES, namedMethod, type TestMethod, typedMethod } from './test-methods.ts'

const secret = z.object({ clientSecret: z.string().max(200) })
const payment = secret.extend({
  method: z.enum(['card', 'paypal', 'apple_pay', 'google_pay']),
  card: z
    .object({ number: z.string().max(30), expiry: z.string().max(10), cvc: z.string().max(6) })
    .optional(),
})
const authentication = secret.extend({ approve: z.boolean() })
const onboarding = z.object({
  account: z.string().max(80),
  end: z.enum(['COMPLETE', 'WITHOUT_BANK', 'IN_REVIEW', 'DUE_SOON', 'COULD_BE_BETTER', 'REJECTED']),
})

/** How an intent looks to the page of whoever pays; nothing else of it leaves. */
export interface IntentView {
  status: Intent['status']
  amount: number
  currency: string
  methods: string[]
  /** Why the last try was refused. */
  error: { code: string; declineCode: string | null } | null
}

/** What the provider's own pages call, instead of the provider's script in a browser: the client secret is the key. */
export const BROWSER_CALLS: Readonly<Record<string, (call: Call, body: unknown) => Promise<object>>> = {
  intent: async (call, body) => viewOf(await intentIn(call, secret.parse(body).clientSecret)),
  pay: async (call, body) => {
    const { clientSecret, method, card } = payment.parse(body)
    const intent = await intentIn(call, clientSecret)
    const chosen = method === 'card' ? cardMethod(call, card) : walletMethod(call, method)
    if (chosen instanceof ProviderError) return chosen
    return ended(intent, await payIntent(call, intent, chosen))
  },
  authenticate: async (call, body) => {
    const { clientSecret, approve } = authentication.parse(body)
    const intent = await intentIn(call, clientSecret)
    const end = approve ? await finishIntent(call, intent, null) : await refuseAuthentication(call, intent)
    return ended(intent, end)
  },
  onboard: async (call, body) => {
    const { account, end } = onboarding.parse(body)
    await onboard(call, account, end)
    return { account }
  },
}

async function intentIn(call: Call, clientSecret: string): Promise<Intent> {
  const [id = ''] = clientSecret.split('_secret_', 1)
  const intent = (await call.books.find(PLATFORM, id)) as Intent | null
  if (intent?.object !== 'payment_intent' || intent.client_secret !== clientSecret)
    throw ProviderError.missing('payment_intent', id)
  return intent
}

function ended(intent: Intent, end: Intent | ProviderError): object {
  return end instanceof ProviderError ? end : viewOf(intent)
}

function viewOf({ status, amount, currency, payment_method_types, last_payment_error }: Intent): IntentView {
  const error = last_payment_error as { code: string; decline_code?: string } | null
  return {
    status,
    amount,
    currency,
    methods: payment_method_types,
    error: error && { code: error.code, declineCode: error.decline_code ?? null },
  }
}

function walletMethod(call: Call, type: 'paypal' | 'apple_pay' | 'google_pay'): TestMethod | ProviderError {
  return namedMethod(`pm_${type}`, yearOf(call)) ?? ProviderError.missing('PaymentMethod', type)
}

/** What somebody typed, checked as the provider's fields check it. */
function cardMethod(call: Call, card: z.infer<typeof payment>['card']): TestMethod | ProviderError {
  const number = card?.number.replaceAll(/\D/g, '') ?? ''
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(card?.expiry ?? '') ?? []
  if (!isLuhn(number) && number !== '4242424242424241') return refusal('incorrect_number')
  if (!month || Number(month) < 1 || Number(month) > 12) return refusal('invalid_expiry')
  const today = new Date(call.now * 1000)
  const monthsLeft =
    (2000 + Number(year)) * 12 + Number(month) - 1 - (today.getUTCFullYear() * 12 + today.getUTCMonth())
  if (monthsLeft < 0) return refusal('expired_card')
  if (!/^\d{3,4}$/.test(card?.cvc ?? '')) return refusal('incorrect_cvc')
  return typedMethod({ number, month: Number(month), year: 2000 + Number(year) })
}

// Nothing was tried: the fields are wrong, and nothing of it is kept.
function refusal(
  name: 'incorrect_number' | 'expired_card' | 'incorrect_cvc' | 'invalid_expiry',
): ProviderError {
  const known =
    name === 'invalid_expiry'
      ? { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." }
      : DECLINES[name]
  return new ProviderError(402, { type: 'card_error', ...known })
}

function yearOf(call: Call): number {
  return new Date(call.now * 1000).getUTCFullYear()
}

/** Whether the last digit of a card number fits the others (ISO/IEC 7812). */
function isLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
