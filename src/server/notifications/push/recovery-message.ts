import type { RecoveryTold } from '../../people/recovery/told.ts'
import { listDevices } from './devices-sql.ts'
import { orderDelivery } from './send-actions.ts'

/** Tells of a recovery by a message to each device: whoever is asleep must know, too, so quiet hours don't count. */
export const toldByPush: RecoveryTold = {
  async pushRecovery(trx, ctx, { id: recoveryId, userId }) {
    for (const { id: deviceId } of await listDevices(trx, userId))
      await orderDelivery(trx, ctx, { userId, deviceId, now: ctx.now() }, { recoveryId })
  },
}
