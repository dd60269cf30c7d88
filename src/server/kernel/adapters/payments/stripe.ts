import { Stripe } from 'stripe'
import type { InvoiceLiveMode } from '../../../../domain/catalogue/invoices.ts'
import type { PaymentProvider } from '../../../../domain/catalogue/payments.ts'
import { type Payments, type ProviderNotice, WEBHOOK_SECONDS } from './payments.ts'
import { type StripeAccess, stripeClient } from './stripe-calls.ts'
import { stripePayments } from './stripe-payments.ts'
import { stripePayouts } from './stripe-payouts.ts'

/** What is needed to speak with Stripe, or with a server that speaks like it. */
export interface StripeOptions extends StripeAccess {
  provider: PaymentProvider
  mode: InvoiceLiveMode
  publishableKey: string | null
  /** Of our own account's webhooks and, where they have one of their own, of connected accounts'. */
  webhookSecrets: readonly string[]
  browserCall?: Payments['browserCall']
  close?: () => Promise<void>
}

/** The card provider Stripe. */
export function stripeProvider(options: StripeOptions): Payments {
  const stripe = stripeClient(options)
  return {
    provider: options.provider,
    mode: options.mode,
    publishableKey: options.publishableKey,
    ...stripePayments(stripe),
    ...stripePayouts(stripe),
    readWebhook: (body, signature, now) => {
      for (const secret of options.webhookSecrets) {
        const event = verified(stripe, body, signature, secret, now)
        if (event) return noticeOf(event)
      }
      return null
    },
    browserCall: options.browserCall ?? null,
    close: options.close ?? (async () => {}),
  }
}

function verified(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secret: string,
  now: Temporal.Instant,
): Stripe.Event | null {
  // The library refuses old ones only; one that is ahead of time could be kept and played later.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
  if (Math.abs(now.epochMilliseconds / 1000 - signedAt) > WEBHOOK_SECONDS) return null
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      WEBHOOK_SECONDS,
      undefined,
      now.epochMilliseconds,
    )
  } catch (error) {
    // Forged, or signed with another secret: the caller refuses it.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null
    throw error
  }
}

function noticeOf(event: Stripe.Event): ProviderNotice {
  const object = event.data.object as {
    id?: string
    object?: string
    payment_intent?: string | { id: string } | null
  }
  const intent = object.object === 'payment_intent' ? object.id : object.payment_intent
  return {
    eventId: event.id,
    type: event.type,
    objectId: object.id ?? '',
    account: event.account ?? null,
    paymentExternalId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    body: { ...event },
  }
}
