import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { UnpublishReason } from '../../../domain/catalogue/unpublish-reason.ts'
import { findUser } from '../../people/accounts/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { GroupRow } from '../listings/sql.ts'
import { queueMail } from '../../kernel/mail/queue.ts'

/** Tells a landlord that sales took their listing out, and why. */
export async function tellLandlordOfUnpublishing(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  reason: UnpublishReason,
  explanation: string,
): Promise<void> {
  const { data, ...to } = await landlordOf(trx, group)
  const isExplained = explanation !== ''
  await queueMail(trx, ctx, {
    ...to,
    template: 'listingUnpublished',
    data: { ...data, unpublishReason: reason.value, explanation, isExplained },
  })
}

/** Tells a landlord that staff changed what one of their listings accepts by itself or asks of tenants, and why. */
export async function tellLandlordOfPreferences(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  reason: string,
): Promise<void> {
  const { data, ...to } = await landlordOf(trx, group)
  await queueMail(trx, ctx, { ...to, template: 'bookingPreferencesChanged', data: { ...data, reason } })
}

/** To whom a mail about a listing goes, and what each of them says. */
async function landlordOf(trx: Db, group: GroupRow) {
  const landlord = await findUser(trx, group.landlordId)
  if (!landlord) throw new Error(`The landlord of the group ${group.groupId} is gone.`)
  const language = mailLanguage(landlord.language)
  return {
    to: landlord.email,
    recipientId: landlord.id,
    language,
    data: {
      firstName: landlord.first_name,
      listingName: group.name,
      path: `/${language}/dashboard?q=${encodeURIComponent(group.name)}`,
    },
  }
}
