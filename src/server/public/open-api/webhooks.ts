import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../domain/catalogue/webhooks.ts'
import { webhookSubjectKind } from '../../../domain/notifications/webhook-content.ts'
import { webhookType } from '../../../domain/notifications/webhook-events.ts'
import { instant, type JsonSchema, named, shape, text } from './schemas.ts'

/** What a program of a landlord's is sent, by the word of the event on the wire (OpenAPI 3.1, `webhooks`). */
export function openApiWebhooks(): JsonSchema {
  return Object.fromEntries(WEBHOOK_EVENTS.map((event) => [webhookType(event), { post: describe(event) }]))
}

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: text,
}))

const SCHEMA_OF = {
  REQUEST: 'WebhookOfRequest',
  INVOICE: 'WebhookOfInvoice',
  PAYMENT: 'WebhookOfPayment',
  UNIT: 'WebhookOfUnit',
  NOTHING: 'WebhookTest',
} as const

function describe(event: WebhookEvent): JsonSchema {
  const data = named(SCHEMA_OF[webhookSubjectKind(event)])
  const message = shape({ type: { const: webhookType(event) }, timestamp: instant, data })
  return {
    operationId: `told-${webhookType(event)}`,
    tags: ['webhooks'],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema: message } } },
    responses: { '2XX': { description: 'Taken.' }, 410: { description: 'The webhook is switched off.' } },
  }
}
