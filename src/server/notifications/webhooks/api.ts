import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type GivenWebhook,
  pauseWebhook,
  resendWebhookDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from './actions.ts'
import { findWebhookDelivery, listWebhookDeliveries, type WebhookDeliveryRow } from './deliveries-sql.ts'
import { listWebhookEndpoints, type WebhookEndpointRow } from './endpoints-sql.ts'

const endpointType = builder.objectRef<WebhookEndpointRow>('WebhookEndpoint').implement({
  description: 'A program of the landlord’s that is told what happens.',
  policy: 'owner',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    events: t.field({ type: [catalogueEnum('webhookEvent')], resolve: ({ events }) => events }),
    state: t.expose('state', { type: catalogueEnum('webhookState') }),
    createdAt: t.expose('created_at', { type: 'Instant' }),
    lastSuccessAt: t.expose('last_success_at', { type: 'Instant', nullable: true }),
    failingSince: t.expose('failing_since', {
      type: 'Instant',
      nullable: true,
      description: 'Since when every attempt has failed; null: the last one did not.',
    }),
    formerSecretUntil: t.field({
      type: 'Instant',
      nullable: true,
      description: 'Until when the secret before the present one signs, too; null: it doesn’t.',
      resolve: ({ former_secret_until: until }, _, ctx) =>
        until && Temporal.Instant.compare(ctx.now(), until) < 0 ? until : null,
    }),
  }),
})

const deliveryType = builder.objectRef<WebhookDeliveryRow>('WebhookDelivery').implement({
  description: 'An event that was or is sent to a webhook.',
  policy: 'owner',
  fields: (t) => ({
    id: t.exposeID('id'),
    eventId: t.exposeID('event_id', { description: 'The header webhook-id: the same each time it is sent.' }),
    event: t.expose('event', { type: catalogueEnum('webhookEvent') }),
    occurredAt: t.expose('occurred_at', { type: 'Instant' }),
    state: t.expose('state', { type: catalogueEnum('webhookDeliveryState') }),
    attempts: t.exposeInt('attempts'),
    attemptedAt: t.expose('attempted_at', { type: 'Instant', nullable: true }),
    nextAttemptAt: t.expose('next_attempt_at', { type: 'Instant', nullable: true }),
    failure: t.expose('failure', { type: catalogueEnum('webhookFailure'), nullable: true }),
    statusCode: t.exposeInt('status_code', { nullable: true }),
    answer: t.exposeString('answer', { description: 'The first signs of what the receiver answered last.' }),
    milliseconds: t.exposeInt('milliseconds', { nullable: true }),
    body: t.exposeString('body', { nullable: true, description: 'What was sent; null: nothing yet.' }),
  }),
})

builder.queryField('webhookEndpoints', (t) =>
  t.field({
    type: [endpointType],
    policy: 'owner',
    scope: 'none',
    resolve: (_, __, ctx) => endpointsOf(ctx),
  }),
)

builder.queryField('webhookDeliveries', (t) =>
  t.field({
    type: [deliveryType],
    policy: 'owner',
    scope: 'none',
    description: 'What was sent to a webhook within 30 days, the newest first, at most 50.',
    args: {
      endpointId: t.arg.id({ required: true }),
      offset: t.arg.int({ required: true, defaultValue: 0 }),
      limit: t.arg.int({ required: true, defaultValue: 20 }),
    },
    resolve: (_, { endpointId, offset, limit }, ctx) => {
      const part = { offset: Math.max(0, offset), limit: Math.min(50, Math.max(0, limit)) }
      return listWebhookDeliveries(ctx.db, { landlordId: landlordOf(ctx), endpointId }, part)
    },
  }),
)

const endpointPayload = payloadType('WebhookEndpointPayload', 'webhook', endpointType)
const deliveryPayload = payloadType('WebhookDeliveryPayload', 'delivery', deliveryType)

const givenType = builder.objectRef<GivenWebhook>('GivenWebhook').implement({
  policy: 'owner',
  fields: (t) => ({
    secret: t.exposeString('secret', {
      description: 'Shown only now, and to a repetition with the same idempotencyKey: whsec_ and base64.',
    }),
    webhook: t.field({ type: endpointType, resolve: ({ id }, _, ctx) => endpointOf(ctx, id) }),
  }),
})
const givenPayload = payloadType('GivenWebhookPayload', 'given', givenType)

const input = builder.inputType('WebhookInput', {
  fields: (t) => ({
    url: t.string({ required: true, description: 'An https address that answers POST.' }),
    events: t.field({ type: [catalogueEnum('webhookEvent')], required: true }),
  }),
})

builder.mutationField('createWebhook', (t) =>
  t.field({
    type: givenPayload,
    policy: 'owner',
    scope: 'none',
    args: { input: t.arg({ type: input, required: true }), idempotencyKey: t.arg.id() },
    resolve: (_, args, ctx) => payload(() => createWebhook(ctx, args.input, args.idempotencyKey ?? null)),
  }),
)

builder.mutationField('changeWebhook', (t) =>
  t.field({
    type: endpointPayload,
    policy: 'owner',
    scope: 'none',
    args: { webhookId: t.arg.id({ required: true }), input: t.arg({ type: input, required: true }) },
    resolve: (_, args, ctx) =>
      payload(async () => endpointOf(ctx, await changeWebhook(ctx, args.webhookId, args.input))),
  }),
)

builder.mutationField('rotateWebhookSecret', (t) =>
  t.field({
    type: givenPayload,
    policy: 'owner',
    scope: 'none',
    description: 'For a day everything is signed with the former secret, too.',
    args: { webhookId: t.arg.id({ required: true }) },
    resolve: (_, { webhookId }, ctx) => payload(() => rotateWebhookSecret(ctx, webhookId)),
  }),
)

builder.mutationField('pauseWebhook', (t) =>
  t.field({
    type: endpointPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Sends nothing more; what happens meanwhile waits.',
    args: { webhookId: t.arg.id({ required: true }) },
    resolve: (_, { webhookId }, ctx) =>
      payload(async () => endpointOf(ctx, await pauseWebhook(ctx, webhookId))),
  }),
)

builder.mutationField('resumeWebhook', (t) =>
  t.field({
    type: endpointPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Sends again, first what has waited.',
    args: { webhookId: t.arg.id({ required: true }) },
    resolve: (_, { webhookId }, ctx) =>
      payload(async () => endpointOf(ctx, await resumeWebhook(ctx, webhookId))),
  }),
)

builder.mutationField('deleteWebhook', (t) =>
  t.field({
    type: endpointPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Deletes a webhook and what is known of what was sent to it.',
    args: { webhookId: t.arg.id({ required: true }) },
    resolve: (_, { webhookId }, ctx) => payload(() => deleteWebhook(ctx, webhookId)),
  }),
)

builder.mutationField('testWebhook', (t) =>
  t.field({
    type: deliveryPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Sends a test, once.',
    args: { webhookId: t.arg.id({ required: true }) },
    resolve: (_, { webhookId }, ctx) =>
      payload(async () => deliveryOf(ctx, await testWebhook(ctx, webhookId))),
  }),
)

builder.mutationField('resendWebhookDelivery', (t) =>
  t.field({
    type: deliveryPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Sends something again, with the same id and content.',
    args: { deliveryId: t.arg.id({ required: true }) },
    resolve: (_, { deliveryId }, ctx) =>
      payload(async () => deliveryOf(ctx, await resendWebhookDelivery(ctx, deliveryId))),
  }),
)

async function endpointsOf(ctx: Context): Promise<WebhookEndpointRow[]> {
  return listWebhookEndpoints(ctx.db, landlordOf(ctx))
}

async function endpointOf(ctx: Context, id: string): Promise<WebhookEndpointRow> {
  const found = (await endpointsOf(ctx)).find((endpoint) => endpoint.id === id)
  if (!found) throw new ResourceNotFoundError()
  return found
}

async function deliveryOf(ctx: Context, id: string): Promise<WebhookDeliveryRow> {
  const found = await findWebhookDelivery(ctx.db, landlordOf(ctx), id)
  if (!found) throw new ResourceNotFoundError()
  return found
}

function landlordOf(ctx: Context): string {
  const landlordId = ctx.viewer?.landlordId
  if (!landlordId) throw new ResourceNotFoundError()
  return landlordId
}
