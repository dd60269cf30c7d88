import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import type { PermissionChange } from '../../../domain/people/permission-rules.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { HolderRow } from './sql.ts'

/** What became of a permission. */
export interface PermissionNews {
  change: PermissionChange
  permission: Permission
  byName: string
  reason: string
  /** Until when a second person can confirm it; null where nobody has to. */
  confirmUntil: Temporal.Instant | null
}

/** Tells the person whom a permission is about, and everybody else who manages permissions. */
export async function tellOfPermission(
  trx: Db,
  ctx: Context,
  { person, managers }: { person: HolderRow; managers: readonly HolderRow[] },
  news: PermissionNews,
): Promise<void> {
  await mailTo(person, 'ownPermission', {})
  for (const manager of managers)
    if (manager.id !== person.id) await mailTo(manager, 'staffPermission', { personName: person.name })

  async function mailTo(
    to: HolderRow,
    template: 'ownPermission' | 'staffPermission',
    more: { personName?: string },
  ): Promise<void> {
    const language = mailLanguage(to.language)
    const { firstName, email, id: recipientId } = to
    const data = { firstName, ...news, personName: '', ...more, path: `/${language}/staff/permissions` }
    await queueMail(trx, ctx, { to: email, recipientId, language, template, data })
  }
}
