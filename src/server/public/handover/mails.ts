import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { HandoverNotice } from '../../../domain/people/handover.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser, findUserByEmail, listUsers } from '../../people/accounts/sql.ts'
import { listHandoverTenants } from './move-sql.ts'
import type { GoingStays } from './rows-sql.ts'
import type { HandoverRow } from './sql.ts'

/** Tells both of a step of a handover, each in their words; nobody whose account was erased. */
export async function tellOfHandover(
  trx: Db,
  ctx: Context,
  handover: HandoverRow,
  handoverNotice: HandoverNotice,
): Promise<void> {
  const landlord = await findUser(trx, handover.landlordId)
  const receiver = handover.receiverId
    ? await findUser(trx, handover.receiverId)
    : await findUserByEmail(trx, handover.receiverEmail)
  // Whose account an address belongs to is told once that person has answered.
  const hasAnswered = handover.receiverId !== null || handoverNotice === 'DECLINED'
  const counted = (kind: string) => handover.counts.find((one) => one.kind === kind)?.goes ?? 0
  const said = {
    handoverNotice,
    landlordName: handover.landlordName,
    receiverName:
      receiver && hasAnswered ? `${receiver.first_name} ${receiver.last_name}` : handover.receiverEmail,
    endsAt: handover.endsAt,
    homes: counted('HOMES'),
    stays: counted('STAYS'),
    requests: counted('REQUESTS'),
  }
  if (landlord && !landlord.erased_at) {
    const language = mailLanguage(landlord.language)
    await queueMail(trx, ctx, {
      to: landlord.email,
      recipientId: landlord.id,
      language,
      template: 'handover',
      data: { ...said, firstName: landlord.first_name, isReceiver: false, path: pathTo(language) },
    })
  }
  if (receiver?.erased_at) return
  const language = receiver ? mailLanguage(receiver.language) : ctx.language
  await queueMail(trx, ctx, {
    to: receiver?.email ?? handover.receiverEmail,
    recipientId: receiver?.id ?? null,
    language,
    template: 'handover',
    data: {
      ...said,
      firstName: receiver?.first_name || handover.receiverEmail,
      isReceiver: true,
      path: pathTo(language),
    },
  })
}

function pathTo(language: string): string {
  return `/${language}/my/account/handover`
}

/** Tells the tenants of what went who their landlord is from now on, or who answers them. */
export async function tellTenantsOfHandover(
  trx: Db,
  ctx: Context,
  handover: HandoverRow,
  going: Pick<GoingStays, 'bookings' | 'requests'>,
): Promise<void> {
  const concerned = await listHandoverTenants(trx, going)
  if (concerned.length === 0) return
  const receiver = handover.receiverId ? await findUser(trx, handover.receiverId) : null
  const people = new Map(
    (
      await listUsers(
        trx,
        concerned.map(({ tenantId }) => tenantId),
      )
    ).map((person) => [person.id, person]),
  )
  for (const { tenantId, homes, hasStay } of concerned) {
    const tenant = people.get(tenantId)
    if (!tenant || tenant.erased_at) continue
    const language = mailLanguage(tenant.language)
    await queueMail(trx, ctx, {
      to: tenant.email,
      recipientId: tenant.id,
      language,
      template: 'newLandlord',
      data: {
        firstName: tenant.first_name,
        landlordName: handover.landlordName,
        receiverName: handover.receiverName ?? '',
        receiverEmail: hasStay ? (receiver?.email ?? '') : '',
        listingName: homes,
        hasStay,
        path: `/${language}/requests`,
      },
    })
  }
}
