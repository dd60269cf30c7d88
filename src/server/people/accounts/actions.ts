import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import { AuthenticationRequiredError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { saveLanguage, type UserRow } from './sql.ts'

/** Changes the language of the viewer's profile (C1); where there are no texts in it, mails come in English. */
export async function updateLanguage(ctx: Context, language: ProfileLanguage): Promise<UserRow> {
  const viewer = ctx.viewer
  if (!viewer) throw new AuthenticationRequiredError()
  return await inTransaction(ctx, async (trx) => {
    const user = await saveLanguage(trx, viewer.id, language, ctx.now())
    await audit(trx, ctx, {
      action: 'updateLanguage',
      entityType: 'user',
      entityId: viewer.id,
      landlordId: viewer.landlord ? viewer.id : null,
      data: { language },
    })
    return user
  })
}
