import { createECDH, randomBytes } from 'node:crypto'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import type { MailDigest } from '../../../domain/notifications/mail-digest.ts'
import {
  LONGEST_DEVICE_NAME,
  MOST_PUSH_DEVICES,
  type PushSubscriptionKeys,
  subscriptionProblem,
} from '../../../domain/notifications/push-endpoint.ts'
import { isTimeOfDay, isTimeZone } from '../../../domain/notifications/quiet-hours.ts'
import { pushKeysOf } from '../../kernel/adapters/push/push-keys.ts'
import { isPushAddress } from '../../kernel/adapters/push/send-push.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { saveSettings } from '../notifications/settings-sql.ts'
import { saveReceipt } from './deliveries-sql.ts'
import {
  deleteDevice,
  deleteSurplusDevices,
  listDevices,
  saveDevice,
  saveRenewedDevice,
} from './devices-sql.ts'
import { orderDelivery } from './send-actions.ts'

/** Stores the browser that somebody has subscribed as a device of theirs; answers its id. */
export async function subscribeDevice(
  ctx: Context,
  { name, ...keys }: PushSubscriptionKeys & { name: string },
): Promise<string> {
  const { id: userId } = requireViewer(ctx)
  const called = name.trim()
  if (called === '' || called.length > LONGEST_DEVICE_NAME)
    throw new ValidationError({ name: 'push.device.name' })
  checkSubscription(ctx, keys)
  const { publicKey: serverKey } = await pushKeysOf(ctx.config)
  return inTransaction(ctx, async (trx) => {
    const id = await saveDevice(trx, userId, { ...keys, name: called, serverKey }, ctx.now())
    await deleteSurplusDevices(trx, userId, MOST_PUSH_DEVICES)
    return id
  })
}

/** Sends nothing more to a device of the person. */
export async function removeDevice(ctx: Context, id: string): Promise<void> {
  const { id: userId } = requireViewer(ctx)
  await inTransaction(ctx, async (trx) => {
    if (!(await deleteDevice(trx, userId, id))) throw new ResourceNotFoundError()
  })
}

/** The browser has a new subscription instead of a former one, which it alone knows; a foreign one changes nothing. */
export async function renewDevice(
  ctx: Context,
  former: Pick<PushSubscriptionKeys, 'endpoint' | 'auth'>,
  renewed: PushSubscriptionKeys,
): Promise<void> {
  checkSubscription(ctx, renewed)
  await inTransaction(ctx, (trx) => saveRenewedDevice(trx, former, renewed))
}

function checkSubscription(ctx: Context, keys: PushSubscriptionKeys): void {
  const problem = subscriptionProblem(keys)
  if (problem) throw new ValidationError({ [problem]: 'push.device.unreadable' })
  if (!isPushAddress(ctx.config, keys.endpoint))
    throw new ValidationError({ endpoint: 'push.device.address' })
  if (!isPoint(keys.p256dh)) throw new ValidationError({ p256dh: 'push.device.unreadable' })
}

function isPoint(p256dh: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    // Nothing could be encrypted for it.
    return false
  }
}

/** Sends a test to a device of the person; answers the id by which it is followed. */
export async function testDevice(ctx: Context, deviceId: string): Promise<string> {
  const { id: userId } = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const devices = await listDevices(trx, userId)
    if (!devices.some(({ id }) => id === deviceId)) throw new ResourceNotFoundError()
    const receipt = randomBytes(24).toString('base64url')
    return orderDelivery(trx, ctx, { userId, deviceId, now: ctx.now() }, { receipt })
  })
}

/** Notes that a test has arrived; of unknown ones nothing. */
export async function takeReceipt(ctx: Context, receipt: string): Promise<void> {
  await inTransaction(ctx, (trx) => saveReceipt(trx, receipt, ctx.now()))
}

/** Stores when the person's devices are silent, and how often mails that may wait come. */
export async function changeSettings(
  ctx: Context,
  settings: { timeZone: string; quietFrom: string | null; quietTo: string | null; mailDigest: MailDigest },
): Promise<void> {
  const { id: userId } = requireViewer(ctx)
  const { timeZone, quietFrom, quietTo } = settings
  if (!isTimeZone(timeZone)) throw new ValidationError({ timeZone: 'push.timeZone' })
  if ((quietFrom === null) !== (quietTo === null)) throw new ValidationError({ quietTo: 'push.quiet.both' })
  if (quietFrom !== null && !isTimeOfDay(quietFrom))
    throw new ValidationError({ quietFrom: 'push.quiet.time' })
  if (quietTo !== null && !isTimeOfDay(quietTo)) throw new ValidationError({ quietTo: 'push.quiet.time' })
  await inTransaction(ctx, (trx) => saveSettings(trx, userId, settings, ctx.now()))
}
