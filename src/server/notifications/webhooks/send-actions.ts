import { webhookType } from '../../../domain/notifications/webhook-events.ts'
import {
  isFailingTooLong,
  nextWebhookAttempt,
  WEBHOOK_DAYS_KEPT,
  WEBHOOK_DAYS_OF_FAILURE,
  WEBHOOK_REST,
} from '../../../domain/notifications/webhook.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachInParts } from '../../kernel/jobs/for-each-alone.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  deleteWebhookDeliveries,
  deleteWebhookDelivery,
  findWebhookDeliveryForSystem,
  listWaitingDeliveries,
  lockWebhookDelivery,
  saveWebhookAttempt,
  saveWebhookBody,
  type WebhookAttempt,
  type WebhookDeliveryRow,
} from './deliveries-sql.ts'
import {
  findWebhookEndpointForSystem,
  lockWebhookEndpointForSystem,
  saveWebhookFailure,
  saveWebhookState,
  saveWebhookSuccess,
  type WebhookEndpointRow,
} from './endpoints-sql.ts'
import { postWebhook } from './post-webhook.ts'
import { findWebhookOwner, findWebhookSubject, isWebhookOwnerFrozen } from './subject-sql.ts'

const batchSize = 200

/** A delivery, and after how many attempts this one is: of two jobs for the same attempt one has nothing to do. */
export interface WebhookTurn {
  deliveryId: string
  attempts: number
}

/** Sends an event to a webhook, and orders the next attempt where it fails. At least once: whoever is told twice sees it by the id. */
export async function sendWebhook(ctx: Context, turn: WebhookTurn): Promise<void> {
  const delivery = await findWebhookDeliveryForSystem(ctx.db, turn.deliveryId)
  if (!delivery || !isItsTurn(delivery, turn)) return
  const endpoint = await findWebhookEndpointForSystem(ctx.db, delivery.endpoint_id)
  // What is for a webhook that is paused waits until it goes on.
  if (!endpoint || endpoint.state !== 'ACTIVE') return
  // The same for a landlord whose account is on hold: it is sent when that ends (decision 107).
  if (await isWebhookOwnerFrozen(ctx.db, endpoint.landlord_id)) return
  const { rests_until: restsUntil } = endpoint
  if (restsUntil && Temporal.Instant.compare(ctx.now(), restsUntil) < 0)
    return inTransaction(ctx, (trx) => ctx.enqueue(trx, 'sendWebhook', turn, { startAfter: restsUntil }))
  const body = await bodyOf(ctx, delivery)
  if (body === null) return deleteWebhookDelivery(ctx.db, delivery.id)
  const attempt = await postWebhook(ctx, {
    url: endpoint.url,
    secrets: secretsOf(ctx, endpoint),
    id: delivery.event_id,
    body,
  })
  await inTransaction(ctx, (trx) => settle(trx, ctx, turn, endpoint.id, attempt))
}

function isItsTurn(delivery: WebhookDeliveryRow, { attempts }: WebhookTurn): boolean {
  return delivery.state === 'WAITING' && delivery.attempts === attempts
}

/** What is sent: written when it is first sent, so that it says how things are once the change is done, and kept. */
async function bodyOf(ctx: Context, delivery: WebhookDeliveryRow): Promise<string | null> {
  if (delivery.body !== null) return delivery.body
  const content = await contentOf(ctx, delivery)
  if (!content) return null
  const said = {
    type: webhookType(delivery.event),
    timestamp: delivery.occurred_at.toString(),
    data: content,
  }
  return saveWebhookBody(ctx.db, delivery.id, JSON.stringify(said))
}

async function contentOf(
  ctx: Context,
  { event, subject_id: subjectId, landlord_id: landlordId }: WebhookDeliveryRow,
): Promise<object | null> {
  if (subjectId === null) return {}
  const subject = await findWebhookSubject(ctx.db, landlordId, event, subjectId)
  const owner = await findWebhookOwner(ctx.db, landlordId)
  if (!subject || !owner) return null
  return { ...subject.data, url: `${ctx.config.origin}/${owner.language}/${subject.page}` }
}

function secretsOf(ctx: Context, endpoint: WebhookEndpointRow): string[] {
  const { secret, former_secret: former, former_secret_until: until } = endpoint
  const counts = former !== null && until !== null && Temporal.Instant.compare(ctx.now(), until) < 0
  return [secret, ...(counts ? [former] : [])].map((text) => decryptText(ctx.config, 'webhook', text))
}

async function settle(
  trx: Db,
  ctx: Context,
  turn: WebhookTurn,
  endpointId: string,
  attempt: WebhookAttempt,
): Promise<void> {
  const endpoint = await lockWebhookEndpointForSystem(trx, endpointId)
  const delivery = await lockWebhookDelivery(trx, turn.deliveryId)
  if (!endpoint || !delivery || !isItsTurn(delivery, turn)) return
  const now = ctx.now()
  const failed = delivery.attempts + 1 - delivery.attempts_before
  const next = attempt.failure && !isSentOnce(delivery) ? nextWebhookAttempt(failed, now) : null
  await saveWebhookAttempt(trx, delivery.id, attempt, { now, next })
  if (next) {
    const again = { deliveryId: delivery.id, attempts: delivery.attempts + 1 }
    await ctx.enqueue(trx, 'sendWebhook', again, { startAfter: next })
  }
  if (!attempt.failure) return saveWebhookSuccess(trx, endpoint.id, now)
  const failingSince = endpoint.failing_since ?? now
  const rests = attempt.failure === 'TIMED_OUT' ? now.add({ seconds: WEBHOOK_REST }) : null
  await saveWebhookFailure(trx, endpoint.id, failingSince, rests)
  // By 410 a receiver says that it is gone for good (Standard Webhooks).
  const isOver = attempt.statusCode === 410 || isFailingTooLong(failingSince, now)
  if (isOver && endpoint.state === 'ACTIVE') await disable(trx, ctx, endpoint)
}

// Whoever waits for a test wants to know at once.
function isSentOnce({ event }: WebhookDeliveryRow): boolean {
  return event === 'WEBHOOK_TEST'
}

async function disable(trx: Db, ctx: Context, { id, landlord_id, url }: WebhookEndpointRow): Promise<void> {
  await saveWebhookState(trx, id, 'DISABLED')
  await audit(trx, ctx, {
    action: 'disableWebhook',
    entityType: 'webhook_endpoint',
    entityId: id,
    landlordId: landlord_id,
  })
  const owner = await findWebhookOwner(trx, landlord_id)
  if (!owner) return
  await queueMail(trx, ctx, {
    to: owner.email,
    recipientId: owner.id,
    language: owner.language,
    template: 'webhookDisabled',
    data: {
      firstName: owner.firstName,
      path: `/${owner.language}/my/account/webhooks`,
      host: new URL(url).host,
      days: WEBHOOK_DAYS_OF_FAILURE,
    },
  })
}

/** Orders what has waited for a webhook to go on. */
export async function sendWaitingWebhooks(ctx: Context, endpointId: string): Promise<void> {
  const read = (after: { id: string } | null) =>
    listWaitingDeliveries(ctx.db, endpointId, after?.id ?? null, batchSize)
  await forEachInParts(read, 'webhooks', ({ id, attempts }) =>
    inTransaction(ctx, (trx) => ctx.enqueue(trx, 'sendWebhook', { deliveryId: id, attempts })),
  )
}

/** Deletes what is known of events that were told a while ago; running it twice changes nothing more. */
export async function forgetWebhookDeliveries(ctx: Context): Promise<void> {
  const count = await deleteWebhookDeliveries(ctx.db, ctx.now().subtract({ hours: 24 * WEBHOOK_DAYS_KEPT }))
  ctx.log.info({ count }, 'forgot sent webhooks')
}
