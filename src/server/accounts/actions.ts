import { LANGUAGES, type Language } from '../../domain/catalogue/language.ts'
import { AuthenticationRequiredError, ValidationError } from '../../domain/errors.ts'
import { audit } from '../audit/audit.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { saveLanguage, type UserRow } from './sql.ts'

/** Changes the language in which the viewer reads Mezzo and gets mail. */
export async function updateLanguage(ctx: Context, language: string): Promise<UserRow> {
  const viewer = ctx.viewer
  if (!viewer) throw new AuthenticationRequiredError()
  if (!isLanguage(language)) throw new ValidationError({ language: 'languageUnknown' })
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

function isLanguage(language: string): language is Language {
  return (LANGUAGES as readonly string[]).includes(language)
}
