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
  const landlord = await findUser(trx, group.landlordId)
  if (!landlord) throw new Error(`The landlord of the group ${group.groupId} is gone.`)
  const language = mailLanguage(landlord.language)
  await queueMail(trx, ctx, {
    to: landlord.email,
    recipientId: landlord.id,
    language,
    template: 'listingUnpublished',
    data: {
      firstName: landlord.first_name,
      listingName: group.name,
      unpublishReason: reason.value,
      explanation,
      isExplained: explanation !== '',
      path: `/${language}/dashboard?q=${encodeURIComponent(group.name)}`,
    },
  })
}

/** Tells a landlord that staff changed what one of their listings accepts by itself or asks of tenants, and why. */
export async function tellLandlordOfPreferences(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  reason: string,
): Promise<void> {
  const landlord = await findUser(trx, group.landlordId)
  if (!landlord) throw new Error(`The landlord of the group ${group.groupId} is gone.`)
  const language = mailLanguage(landlord.language)
  await queueMail(trx, ctx, {
    to: landlord.email,
    recipientId: landlord.id,
    language,
    template: 'bookingPreferencesChanged',
    data: {
      firstName: landlord.first_name,
      listingName: group.name,
      reason,
      path: `/${language}/dashboard?q=${encodeURIComponent(group.name)}`,
    },
  })
}
