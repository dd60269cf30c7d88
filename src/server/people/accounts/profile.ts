import { isPhone } from '../../../domain/people/contact-person.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { personNameProblem } from '../../../domain/kernel/person-name.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { requirePerson } from './password.ts'
import { findUser, saveProfile, type UserRow } from './sql.ts'

/** What a person may say about themselves; what is undefined stays, an empty phone is none. */
export interface ProfileInput {
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
}

/** Saves the viewer's names and phone number; the names have the form of names (C5). */
export async function updateProfile(ctx: Context, input: ProfileInput): Promise<UserRow> {
  const person = requirePerson(ctx)
  return await inTransaction(ctx, async (trx) => {
    const before = await findUser(trx, person.id)
    const firstName = (input.firstName ?? person.firstName).trim().normalize('NFC')
    const lastName = (input.lastName ?? person.lastName).trim().normalize('NFC')
    const phone = (input.phone === undefined ? before?.phone : input.phone)?.trim() || null
    const problems = {
      firstName: firstName === person.firstName ? null : personNameProblem(firstName),
      lastName: lastName === person.lastName ? null : personNameProblem(lastName),
      phone: phone === null || isPhone(phone) ? null : 'phoneWrong',
    }
    const fields = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null)
    if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields))
    const user = await saveProfile(trx, person.id, { firstName, lastName, phone }, ctx.now())
    const changed = (['first_name', 'last_name', 'phone'] as const).filter(
      (key) => before?.[key] !== user[key],
    )
    await audit(trx, ctx, {
      action: 'updateProfile',
      entityType: 'user',
      entityId: person.id,
      landlordId: person.landlord ? person.id : null,
      data: { changed },
    })
    return user
  })
}
