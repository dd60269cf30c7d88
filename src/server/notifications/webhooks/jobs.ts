import { registerJob } from '../../kernel/jobs/registry.ts'
import {
  forgetWebhookDeliveries,
  sendWaitingWebhooks,
  sendWebhook,
  type WebhookTurn,
} from './send-actions.ts'

registerJob<WebhookTurn>({ name: 'sendWebhook', handler: sendWebhook })
registerJob<{ endpointId: string }>({
  name: 'sendWaitingWebhooks',
  handler: (ctx, { endpointId }) => sendWaitingWebhooks(ctx, endpointId),
})
registerJob({ name: 'forgetWebhookDeliveries', schedule: '35 3 * * *', handler: forgetWebhookDeliveries })
