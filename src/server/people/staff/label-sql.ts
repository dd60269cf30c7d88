import type { PersonLabel, Tag } from '../../../domain/catalogue/flags.ts'
import type { Db } from '../../kernel/db/database.ts'

/** The labels of a person, whose row is locked with it, and whether they are a landlord. */
export async function lockLabelsOf(
  trx: Db,
  userId: string,
): Promise<{ labels: Tag[]; landlord: boolean } | undefined> {
  return trx
    .selectFrom('users')
    .select(['labels', 'landlord'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Stores the labels of a person. */
export async function savePersonLabels(
  trx: Db,
  userId: string,
  labels: readonly PersonLabel[],
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ labels: [...labels] })
    .where('id', '=', userId)
    .execute()
}
