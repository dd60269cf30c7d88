import { WORLD_PARAMETER } from '../../../domain/catalogue/interface.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { nextPushAttempt } from '../../../domain/notifications/push-answer.ts'
import {
  declarativePush,
  isSummedUp,
  PUSH_DAYS_KEPT,
  pushActionOf,
  type PushContent,
} from '../../../domain/notifications/push-message.ts'
import { type QuietHours, quietUntil } from '../../../domain/notifications/quiet-hours.ts'
import { type PushAnswer, sendPush } from '../../kernel/adapters/push/send-push.ts'
import { pushKeysOf } from '../../kernel/adapters/push/push-keys.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { listViewers } from '../../people/accounts/sql.ts'
import type { RecoveryTold } from '../../people/recovery/mails.ts'
import { isRecoveryOpen } from '../../people/recovery/sql.ts'
import { stopToken } from '../../people/recovery/stop-token.ts'
import { findSettings } from '../notifications/settings-sql.ts'
import { countUnread, countUnreadPushed, listNotifications } from '../notifications/sql.ts'
import {
  deleteDeliveries,
  type Delivered,
  type DeliveryRow,
  findDelivery,
  insertDelivery,
  saveAttempt,
  saveReached,
  takeToPush,
} from './deliveries-sql.ts'
import { deleteDevice, listDevices } from './devices-sql.ts'
import {
  actionWord,
  noticeWords,
  type PushWords,
  recoveryWords,
  summaryWords,
  testWords,
  worldToName,
} from './push-texts.ts'

/**
 * Hands what waits for a person to each of their devices, as one message where it has become several; in quiet hours at
 * their end. What the person may not see any more, or has read meanwhile, is not sent. Running it twice sends none twice.
 */
export async function pushToPerson(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const now = ctx.now()
    const end = quietUntil(now, await quietHoursOf(trx, userId))
    if (end) {
      const options = { startAfter: end, singletonKey: `quiet/${userId}/${end.toString()}` }
      return ctx.enqueue(trx, 'pushToPerson', { userId }, options)
    }
    const taken = await takeToPush(trx, userId, now)
    const [viewer, ...others] = taken.length > 0 ? await listViewers(trx, userId) : []
    if (!viewer) return
    const ids = taken.map(({ id }) => id)
    const visible = await listNotifications(trx, viewer, { ids }, { offset: 0, limit: ids.length }, others)
    const unread = visible.filter(({ readAt }) => !readAt).toReversed()
    const created = unread.map(({ createdAt }) => createdAt)
    const messages: Delivered[] = isSummedUp(created, now)
      ? [{ summedUp: unread.length }]
      : unread.map(({ id }) => ({ notificationId: id }))
    for (const { id: deviceId } of await listDevices(trx, userId))
      for (const message of messages) await orderDelivery(trx, ctx, { userId, deviceId, now }, message)
  })
}

async function quietHoursOf(db: Db, userId: string): Promise<QuietHours | null> {
  const settings = await findSettings(db, userId)
  if (!settings?.quietFrom || !settings.quietTo) return null
  return { from: settings.quietFrom, to: settings.quietTo, timeZone: settings.timeZone }
}

/** Stores a message to a device and orders its sending; answers its id. */
export async function orderDelivery(
  trx: Db,
  ctx: Context,
  { userId, deviceId, now }: { userId: string; deviceId: string; now: Temporal.Instant },
  what: Delivered,
): Promise<string> {
  const deliveryId = await insertDelivery(trx, userId, deviceId, what, now)
  await ctx.enqueue(trx, 'sendPush', { deliveryId })
  return deliveryId
}

/**
 * Sends a message to a device. A device whose push service knows it no more is forgotten, as is one whose address leads
 * to where nothing of ours may go; a busy service is asked again a few times, and not before it wants that.
 */
export async function sendDelivery(ctx: Context, deliveryId: string): Promise<void> {
  const delivery = await findDelivery(ctx.db, deliveryId)
  const [viewer, ...others] = delivery ? await listViewers(ctx.db, delivery.userId) : []
  if (!delivery || !viewer) return
  const content = await contentOf(ctx, [viewer, ...others], delivery)
  if (!content) return settle(ctx, delivery, { failure: null, status: null, retryAfter: null }, false)
  const keys = await pushKeysOf(ctx.config)
  // Sent with other keys it would be refused, and the device would have to be subscribed anew all the same.
  if (keys.publicKey !== delivery.serverKey)
    return settle(ctx, delivery, { failure: 'KEYS', status: null, retryAfter: null }, false)
  const answer = await send(ctx, delivery, content, 'WHOLE')
  const last = answer.failure === 'TOO_LARGE' ? await send(ctx, delivery, content, 'SMALL') : answer
  await settle(ctx, delivery, last, last.failure === null)
}

function send(ctx: Context, delivery: DeliveryRow, content: PushContent, size: 'WHOLE' | 'SMALL') {
  const isUrgent = content.action || content.receipt !== null || delivery.recoveryId !== null
  const urgency = isUrgent ? 'high' : 'normal'
  return sendPush(ctx.config, delivery, { payload: JSON.stringify(declarativePush(content, size)), urgency })
}

async function settle(
  ctx: Context,
  delivery: DeliveryRow,
  { failure, status, retryAfter }: PushAnswer,
  sent: boolean,
): Promise<void> {
  const { id, deviceId, userId, attempts, receipt } = delivery
  const now = ctx.now()
  // Whoever waits for a test wants to know at once.
  const mayRetry = receipt === null && (failure === 'LATER' || failure === 'UNREACHABLE')
  const next = mayRetry ? nextPushAttempt(attempts + 1, retryAfter, now) : null
  await inTransaction(ctx, async (trx) => {
    await saveAttempt(trx, id, { failure, status, sent, ended: next === null }, now)
    if (sent) await saveReached(trx, deviceId, now)
    if (failure === 'GONE' || failure === 'LINK') await deleteDevice(trx, userId, deviceId)
    if (next) {
      const startAfter = quietUntil(next, await quietHoursOf(trx, userId)) ?? next
      await ctx.enqueue(trx, 'sendPush', { deliveryId: id }, { startAfter })
    }
  })
  if (failure)
    ctx.log.warn({ failure, status, again: next?.toString() ?? null }, 'a push message was not taken')
}

/** What a message says today; null where there is nothing to say any more. */
async function contentOf(
  ctx: Context,
  viewers: readonly [Viewer, ...Viewer[]],
  delivery: DeliveryRow,
): Promise<PushContent | null> {
  const [viewer, ...others] = viewers
  const language = viewer.language ?? 'en'
  const badge = await countUnread(ctx.db, viewer, others)
  const page = (path: string) => `${ctx.config.origin}/${language}/dashboard/${path}`
  const all = { language, badge, action: null, receipt: delivery.receipt }
  if (delivery.receipt !== null)
    return { ...all, ...testWords(language), tag: 'test', navigate: page('notifications?view=settings') }
  if (delivery.recoveryId !== null) {
    const words = await recoveryMessage(ctx, delivery.recoveryId, language)
    return words && { ...all, ...words, tag: 'recovery' }
  }
  if (delivery.notificationId === null) {
    const { unread, listed } = await countUnreadPushed(ctx.db, viewer, delivery.createdAt, others)
    if (unread === 0) return null
    // What the app doesn't list would be looked for in vain.
    const view = listed > 0 ? 'unread' : 'settings'
    const words = summaryWords(unread, language)
    return { ...all, ...words, tag: 'summary', navigate: page(`notifications?view=${view}`) }
  }
  const { notificationId: id } = delivery
  const [notice] = await listNotifications(ctx.db, viewer, { id }, { offset: 0, limit: 1 }, others)
  if (!notice || notice.readAt) return null
  const world = worldToName(notice, viewers)
  return {
    ...all,
    ...noticeWords(notice, language, world?.name),
    action: buttonOf(notice, language),
    tag: notice.id,
    navigate: page(`notifications/${notice.id}${world ? `?${WORLD_PARAMETER}=${world.id}` : ''}`),
  }
}

function buttonOf({ event }: Parameters<typeof noticeWords>[0], language: Language): PushContent['action'] {
  const name = pushActionOf(event)
  return name && { name, title: actionWord(name, language) }
}

/** Deletes what is known of messages sent a while ago; running it twice changes nothing more. */
export async function forgetPushDeliveries(ctx: Context): Promise<void> {
  const count = await deleteDeliveries(ctx.db, ctx.now().subtract({ hours: 24 * PUSH_DAYS_KEPT }))
  ctx.log.info({ count }, 'forgot push messages')
}

/** Tells of a recovery by a message to each device: whoever is asleep must know, too, so quiet hours don't count. */
export const toldByPush: RecoveryTold = {
  async pushRecovery(trx, ctx, { id: recoveryId, userId }) {
    for (const { id: deviceId } of await listDevices(trx, userId))
      await orderDelivery(trx, ctx, { userId, deviceId, now: ctx.now() }, { recoveryId })
  },
}

// What a message about a recovery says and opens; null once that has ended.
async function recoveryMessage(
  ctx: Context,
  recoveryId: string,
  language: Language,
): Promise<(PushWords & { navigate: string }) | null> {
  if (!(await isRecoveryOpen(ctx.db, recoveryId))) return null
  const token = stopToken(ctx.config.secret, recoveryId)
  return {
    ...recoveryWords(language),
    navigate: `${ctx.config.origin}/${language}/recover/stop?token=${token}`,
  }
}
