import { randomUUID } from 'node:crypto'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import {
  FORMER_SECRET_HOURS,
  MOST_WEBHOOKS,
  webhookEventsOf,
  webhookProblems,
  type WebhookWish,
} from '../../../domain/notifications/webhook.ts'
import { decryptText, encryptText } from '../../kernel/adapters/secret-text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { isAllowedHost } from '../../kernel/config/allowed-hosts.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { outboundOf } from '../../kernel/outbound/fetch-outbound.ts'
import { OutboundError } from '../../kernel/outbound/outbound-error.ts'
import { checkLink } from '../../kernel/outbound/outbound-policy.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { mailLoginChange } from '../../people/accounts/mails.ts'
import { requireFreshLogin, requirePerson } from '../../people/accounts/password.ts'
import { findWebhookDelivery, insertWebhookTest, saveWebhookResent } from './deliveries-sql.ts'
import {
  deleteWebhookEndpoint,
  insertWebhookEndpoint,
  listWebhookEndpoints,
  lockWebhookEndpoint,
  lockWebhooksOf,
  saveWebhookSecret,
  saveWebhookState,
  saveWebhookWish,
  type WebhookEndpointRow,
} from './endpoints-sql.ts'
import { createWebhookSecret } from './sign-webhook.ts'

/** A webhook as it is given out: its secret is known only now. */
export interface GivenWebhook {
  id: string
  secret: string
}

/**
 * Sets up a webhook of the landlord; the login must be fresh, since it hands data out. A repetition with the same key is
 * given the same one: the stored answer has its secret as the webhook has it, encrypted.
 */
export async function createWebhook(
  ctx: Context,
  asked: WebhookWish,
  key: string | null,
): Promise<GivenWebhook> {
  const { person, landlordId } = requireOwner(ctx)
  const wish = checkWish(ctx, asked)
  await requireFreshLogin(ctx)
  const setUp = async (trx: Db): Promise<GivenWebhook> => {
    const secret = encryptText(ctx.config, 'webhook', createWebhookSecret())
    await lockWebhooksOf(trx, landlordId)
    if ((await listWebhookEndpoints(trx, landlordId)).length >= MOST_WEBHOOKS)
      throw new ConditionNotMetError('TOO_MANY_WEBHOOKS')
    const id = await insertWebhookEndpoint(trx, { landlordId, ...wish, secret, now: ctx.now() })
    await mailLoginChange(trx, ctx, person, 'webhook')
    await auditWebhook(trx, ctx, { id, landlordId }, 'createWebhook', described(wish))
    return { id, secret }
  }
  const call = { key, operation: 'createWebhook', body: { landlordId, ...wish } }
  const { id, secret } = await inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => setUp(trx)))
  return { id, secret: decryptText(ctx.config, 'webhook', secret) }
}

/** Changes where a webhook is and what it is told of; another address needs a fresh login, too. */
export async function changeWebhook(ctx: Context, id: string, asked: WebhookWish): Promise<string> {
  const { person, landlordId } = requireOwner(ctx)
  const wish = checkWish(ctx, asked)
  const [before] = (await listWebhookEndpoints(ctx.db, landlordId)).filter((own) => own.id === id)
  if (before && before.url !== wish.url) await requireFreshLogin(ctx)
  return inTransaction(ctx, async (trx) => {
    const endpoint = await lockOwn(trx, landlordId, id)
    const isMoved = endpoint.url !== wish.url
    // Somebody else has moved it meanwhile.
    if (isMoved && endpoint.url !== before?.url) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
    await saveWebhookWish(trx, id, { ...wish, isMoved })
    if (isMoved) await mailLoginChange(trx, ctx, person, 'webhook')
    await auditWebhook(trx, ctx, { id, landlordId }, 'changeWebhook', described(wish))
    return id
  })
}

/** Gives a webhook a new secret; what is sent within a day is signed with the former one, too. */
export async function rotateWebhookSecret(ctx: Context, id: string): Promise<GivenWebhook> {
  const { person, landlordId } = requireOwner(ctx)
  await requireFreshLogin(ctx)
  const secret = createWebhookSecret()
  return inTransaction(ctx, async (trx) => {
    await lockOwn(trx, landlordId, id)
    const until = ctx.now().add({ hours: FORMER_SECRET_HOURS })
    await saveWebhookSecret(trx, id, encryptText(ctx.config, 'webhook', secret), until)
    await mailLoginChange(trx, ctx, person, 'webhook')
    await auditWebhook(trx, ctx, { id, landlordId }, 'rotateWebhookSecret')
    return { id, secret }
  })
}

/** Stops a webhook; what happens meanwhile waits for it. */
export async function pauseWebhook(ctx: Context, id: string): Promise<string> {
  return withOwn(ctx, id, async (trx, endpoint) => {
    if (endpoint.state !== 'ACTIVE') return
    await saveWebhookState(trx, id, 'PAUSED')
    await auditWebhook(trx, ctx, { id, landlordId: endpoint.landlord_id }, 'pauseWebhook')
  })
}

/** Lets a webhook go on that was stopped or switched off, with what has waited for it. */
export async function resumeWebhook(ctx: Context, id: string): Promise<string> {
  return withOwn(ctx, id, async (trx, endpoint) => {
    if (endpoint.state === 'ACTIVE') return
    await saveWebhookState(trx, id, 'ACTIVE')
    await ctx.enqueue(trx, 'sendWaitingWebhooks', { endpointId: id }, { singletonKey: id })
    await auditWebhook(trx, ctx, { id, landlordId: endpoint.landlord_id }, 'resumeWebhook')
  })
}

/** Deletes a webhook with its log; answers it as it was. */
export async function deleteWebhook(ctx: Context, id: string): Promise<WebhookEndpointRow> {
  const { landlordId } = requireOwner(ctx)
  return inTransaction(ctx, async (trx) => {
    const endpoint = await lockOwn(trx, landlordId, id)
    await deleteWebhookEndpoint(trx, id)
    await auditWebhook(trx, ctx, { id, landlordId }, 'deleteWebhook')
    return endpoint
  })
}

/** Sends a test to a webhook that isn't stopped, once; answers the id of the delivery. */
export async function testWebhook(ctx: Context, id: string): Promise<string> {
  const { landlordId } = requireOwner(ctx)
  return inTransaction(ctx, async (trx) => {
    const endpoint = await lockOwn(trx, landlordId, id)
    requireActive(endpoint)
    const test = { endpointId: id, landlordId, eventId: randomUUID(), at: ctx.now() }
    const deliveryId = await insertWebhookTest(trx, test)
    await ctx.enqueue(trx, 'sendWebhook', { deliveryId, attempts: 0 })
    await auditWebhook(trx, ctx, { id, landlordId }, 'testWebhook')
    return deliveryId
  })
}

/** Sends something again that was sent or given up, with the same id and the same content; answers its id. */
export async function resendWebhookDelivery(ctx: Context, deliveryId: string): Promise<string> {
  const { landlordId } = requireOwner(ctx)
  return inTransaction(ctx, async (trx) => {
    const seen = await findWebhookDelivery(trx, landlordId, deliveryId)
    if (!seen) throw new ResourceNotFoundError()
    requireActive(await lockOwn(trx, landlordId, seen.endpoint_id))
    const delivery = await findWebhookDelivery(trx, landlordId, deliveryId)
    if (!delivery) throw new ResourceNotFoundError()
    await saveWebhookResent(trx, deliveryId)
    await ctx.enqueue(trx, 'sendWebhook', { deliveryId, attempts: delivery.attempts })
    const about = { id: seen.endpoint_id, landlordId }
    await auditWebhook(trx, ctx, about, 'resendWebhookDelivery', { deliveryId })
    return deliveryId
  })
}

function requireOwner(ctx: Context): { person: Viewer; landlordId: string } {
  const person = requirePerson(ctx)
  if (!person.landlordId) throw new ResourceNotFoundError()
  return { person, landlordId: person.landlordId }
}

async function withOwn(
  ctx: Context,
  id: string,
  change: (trx: Db, endpoint: WebhookEndpointRow) => Promise<void>,
): Promise<string> {
  const { landlordId } = requireOwner(ctx)
  return inTransaction(ctx, async (trx) => {
    await change(trx, await lockOwn(trx, landlordId, id))
    return id
  })
}

async function lockOwn(trx: Db, landlordId: string, id: string): Promise<WebhookEndpointRow> {
  const endpoint = await lockWebhookEndpoint(trx, landlordId, id)
  if (!endpoint) throw new ResourceNotFoundError()
  return endpoint
}

function requireActive({ state }: WebhookEndpointRow): void {
  if (state !== 'ACTIVE') throw new ConditionNotMetError('WEBHOOK_STOPPED')
}

function checkWish(ctx: Context, asked: WebhookWish): WebhookWish {
  const wish = { url: asked.url.trim(), events: webhookEventsOf(asked.events) }
  const { policy } = outboundOf(ctx.config)
  const url = URL.parse(wish.url)
  const mayBeOpen = url !== null && isAllowedHost(url, policy.allowedHosts)
  const problems = webhookProblems(wish, mayBeOpen)
  // Where it leads is looked at again whenever something is sent.
  if (!problems.url && !leadsOutside(wish.url, ctx)) problems.url = 'private'
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  return wish
}

function leadsOutside(url: string, ctx: Context): boolean {
  try {
    checkLink(url, outboundOf(ctx.config).policy)
    return true
  } catch (error) {
    if (error instanceof OutboundError) return false
    throw error
  }
}

// The address may hold a secret of the receiver's; the log is read by others, too.
function described({ url, events }: WebhookWish) {
  return { host: new URL(url).host, events: [...events] }
}

async function auditWebhook(
  trx: Db,
  ctx: Context,
  { id, landlordId }: { id: string; landlordId: string },
  action: string,
  data: { host?: string; events?: string[]; deliveryId?: string } = {},
): Promise<void> {
  await audit(trx, ctx, { action, entityType: 'webhook_endpoint', entityId: id, landlordId, data })
}
