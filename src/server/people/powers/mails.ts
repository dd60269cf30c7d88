import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { PowerNotice } from '../../../domain/people/power-of-attorney.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser, listUsers } from '../accounts/sql.ts'
import type { PowerRow } from './sql.ts'

/** Tells the landlord and whoever signs for them what became of a power of attorney; nobody whose account was erased. */
export async function tellOfPower(
  trx: Db,
  ctx: Context,
  power: PowerRow,
  powerNotice: PowerNotice,
): Promise<void> {
  const { landlordId, agentId, landlordName, agentName, from, to } = power
  for (const person of await listUsers(trx, [landlordId, agentId])) {
    if (person.erased_at) continue
    const language = mailLanguage(person.language)
    const isAgent = person.id === agentId
    await queueMail(trx, ctx, {
      to: person.email,
      recipientId: person.id,
      language,
      template: 'powerOfAttorney',
      data: {
        firstName: person.first_name,
        isAgent,
        powerNotice,
        landlordName,
        agentName,
        from,
        to,
        withdrawalReason: power.withdrawalReason ?? '',
        path: isAgent ? `/${language}/my/account/teams` : `/${language}/dashboard/team`,
      },
    })
  }
}

/** Tells the landlord that a contract was signed for them. */
export async function tellOfSignatureByPower(
  trx: Db,
  ctx: Context,
  power: PowerRow,
  contract: { offerId: string; tenantName: string; listingName: string },
): Promise<void> {
  const landlord = await findUser(trx, power.landlordId)
  if (!landlord) return
  const language = mailLanguage(landlord.language)
  await queueMail(trx, ctx, {
    to: landlord.email,
    recipientId: landlord.id,
    language,
    template: 'signedByPower',
    data: {
      firstName: landlord.first_name,
      agentName: power.agentName,
      otherName: contract.tenantName,
      listingName: contract.listingName,
      path: `/${language}/dashboard/contracts/${contract.offerId}`,
    },
  })
}
