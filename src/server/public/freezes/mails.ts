import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { FreezeReason } from '../../../domain/catalogue/people.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { FreezeEvent } from '../../kernel/mail/templates/account/data.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser } from '../../people/accounts/sql.ts'
import { listFreezingStaff, listOtherSides, type LockedPersonRow } from './sql.ts'

/** Tells somebody that their account is on hold, stays so, or no longer is: why, and what they can do against it. */
export async function tellFrozenPerson(
  trx: Db,
  ctx: Context,
  userId: string,
  { event, reason, text }: { event: FreezeEvent; reason: FreezeReason; text: string },
): Promise<void> {
  const user = await findUser(trx, userId)
  if (!user) throw new Error(`The person ${userId} is gone.`)
  const language = mailLanguage(user.language)
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template: 'accountFrozen',
    data: {
      firstName: user.first_name,
      freezeEvent: event,
      freezeReason: reason,
      facts: text,
      path: event === 'LIFTED' ? `/${language}/dashboard` : `/${language}/my/hold`,
    },
  })
}

const PAGES = {
  TENANT: { STAY: 'requests', REQUEST: 'requests' },
  LANDLORD: { STAY: 'dashboard/bookings', REQUEST: 'dashboard/inbox' },
} as const

/** Tells whoever has a stay or a request with a person what holds for it now, and what to do; never why. */
export async function tellOtherSides(
  trx: Db,
  ctx: Context,
  person: Pick<LockedPersonRow, 'id' | 'name' | 'firstName'>,
  { isOver }: { isOver: boolean },
): Promise<void> {
  for (const side of await listOtherSides(trx, person.id, ctx.today())) {
    const language = mailLanguage(side.language)
    const pages = PAGES[side.isTenant ? 'TENANT' : 'LANDLORD']
    await queueMail(trx, ctx, {
      to: side.email,
      recipientId: side.id,
      language,
      template: 'otherSideFrozen',
      data: {
        firstName: side.firstName,
        // Whole names are told with a contract (decision 12).
        personName: side.hasStay ? person.name : person.firstName,
        isTenant: side.isTenant,
        hasStay: side.hasStay,
        isOver,
        path: `/${language}/${side.hasStay ? pages.STAY : pages.REQUEST}`,
      },
    })
  }
}

/** Tells those of the staff who can answer it that somebody objects to the hold on their account. */
export async function tellStaffOfObjection(
  trx: Db,
  ctx: Context,
  person: Pick<LockedPersonRow, 'id' | 'name'>,
  frozenBy: string | null,
): Promise<void> {
  const staff = await listFreezingStaff(trx)
  for (const one of staff.filter(({ id }) => id !== frozenBy && id !== person.id)) {
    const language = mailLanguage(one.language)
    await queueMail(trx, ctx, {
      to: one.email,
      recipientId: one.id,
      language,
      template: 'freezeObjection',
      data: { firstName: one.firstName, personName: person.name, path: `/${language}/staff/holds` },
    })
  }
}
