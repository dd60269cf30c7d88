import type { Language } from '../../../domain/catalogue/language.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { isRecoveryOpen } from '../../people/recovery/sql.ts'
import { stopToken } from '../../people/recovery/stop-token.ts'
import { type PushWords, recoveryWords } from './push-texts.ts'

/** What a message about a recovery says and opens; null once that has ended. */
export async function recoveryMessage(
  ctx: Context,
  recoveryId: string,
  language: Language,
): Promise<(PushWords & { navigate: string }) | null> {
  if (!(await isRecoveryOpen(ctx.db, recoveryId))) return null
  const token = stopToken(ctx.config.secret, recoveryId)
  return {
    ...recoveryWords(language),
    navigate: `${ctx.config.origin}/${language}/recover/stop?token=${token}`,
  }
}
