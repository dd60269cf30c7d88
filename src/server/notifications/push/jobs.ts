import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetPushDeliveries, pushToPerson, sendDelivery } from './send-actions.ts'

registerJob<{ userId: string }>({
  name: 'pushToPerson',
  handler: (ctx, { userId }) => pushToPerson(ctx, userId),
})
registerJob<{ deliveryId: string }>({
  name: 'sendPush',
  handler: (ctx, { deliveryId }) => sendDelivery(ctx, deliveryId),
})
registerJob({ name: 'forgetPushDeliveries', schedule: '47 3 * * *', handler: forgetPushDeliveries })
