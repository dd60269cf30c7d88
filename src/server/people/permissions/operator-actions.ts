import type { Permission } from '../../../domain/catalogue/people.ts'
import { findUserByEmail } from '../accounts/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { tellOfPermission } from './mails.ts'
import { note } from './scene.ts'
import { lockHolder, lockManagers, savePermissions } from './sql.ts'

/** Why it was given, in the log and in the mails. */
const reason = 'Given by the operator on the machine of the installation.'

/** Gives a permission to whoever has signed up with an address: how the first of the staff come about (decision 100). */
export async function grantByOperator(
  ctx: Context,
  email: string,
  permission: Permission,
): Promise<'GIVEN' | 'HELD' | 'UNKNOWN'> {
  return inTransaction(ctx, async (trx) => {
    await lockManagers(trx)
    const user = await findUserByEmail(trx, email)
    const person = user && (await lockHolder(trx, user.id))
    if (!person) return 'UNKNOWN'
    if (person.permissions.includes(permission)) return 'HELD'
    await savePermissions(trx, person.id, [...person.permissions, permission])
    await note(trx, ctx, 'givePermission', { userId: person.id, permission, reason })
    // Whoever becomes one of them now is told as the person.
    const managers = await lockManagers(trx)
    const news = { change: 'GIVEN', permission, reason, byName: 'Mezzo', confirmUntil: null } as const
    await tellOfPermission(trx, ctx, { person, managers }, news)
    return 'GIVEN'
  })
}
