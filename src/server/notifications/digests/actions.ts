import { isDigestDue } from '../../../domain/notifications/mail-digest.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { listViewers } from '../../people/accounts/sql.ts'
import { listNotifications } from '../notifications/sql.ts'
import { noticeWords, worldToName } from '../push/push-texts.ts'
import { listDigests, lockDigest, takeToMail, type DigestRow } from './sql.ts'

/** Most notices that one mail names; the others are counted, and read in the app. */
const MOST_NAMED = 50

/** Sends the mails that tell of several to whoever is due one; running it twice sends none twice. */
export async function sendDigests(ctx: Context): Promise<void> {
  const due = (await listDigests(ctx.db)).filter((row) => isDue(ctx, row))
  await forEachAlone(due, 'mails of several', ({ userId }) =>
    inTransaction(ctx, async (trx) => {
      const waiting = await lockDigest(trx, userId)
      if (waiting && isDue(ctx, waiting)) await sendDigest(trx, ctx, userId)
    }),
  )
}

function isDue(ctx: Context, waiting: DigestRow): boolean {
  return isDigestDue(waiting, waiting.lastAt, ctx.now())
}

/** What the person has read meanwhile, or may not see any more, is not told. */
async function sendDigest(trx: Db, ctx: Context, userId: string): Promise<void> {
  const ids = await takeToMail(trx, userId, ctx.now())
  const [viewer, ...others] = ids.length > 0 ? await listViewers(trx, userId) : []
  if (!viewer) return
  const language = viewer.language ?? 'en'
  const visible = await listNotifications(trx, viewer, { ids }, { offset: 0, limit: ids.length }, others)
  const unread = visible.filter(({ readAt }) => !readAt).toReversed()
  if (unread.length === 0) return
  const lines = unread.slice(0, MOST_NAMED).map((notice) => {
    const world = worldToName(notice, [viewer, ...others])
    return `– ${noticeWords(notice, language, world?.name).body}`
  })
  await queueMail(trx, ctx, {
    to: viewer.email,
    recipientId: userId,
    language,
    template: 'digest',
    data: {
      firstName: viewer.firstName,
      count: unread.length,
      items: [...lines, ...(unread.length > MOST_NAMED ? ['…'] : [])].join('\n'),
      path: `/${language}/dashboard/notifications`,
    },
  })
}
