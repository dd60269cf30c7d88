import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '../../../domain/catalogue/language.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import {
  isTranslatable,
  isTranslationOver,
  TRANSLATION_SECONDS,
  TRANSLATIONS_PER_HOUR,
  type TranslationProblem,
  translationAsKept,
  variantOf,
} from '../../../domain/rentals/messages/translation.ts'
import { translatorOf } from '../../kernel/adapters/translation/open-translation.ts'
import { TranslationError } from '../../kernel/adapters/translation/translation.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { readMessage } from './read-text.ts'
import {
  claimTranslation,
  countTranslationsSince,
  findMessageAt,
  findTranslation,
  saveTranslation,
  saveTranslationFailed,
  type TranslationKey,
} from './translations-sql.ts'

/** How often somebody who waits for another's translation looks for it, in milliseconds. */
const LOOK_EVERY = 200

/** Which message somebody wants to read, and in which language. */
export interface TranslationOrder {
  requestId: string
  position: number
  to: Language
}

/**
 * Has a message of the other side translated as the viewer may read it now, and kept: each of its texts once for each
 * language, whoever asks and however many at once. Answers the translation's id.
 */
export async function translateMessage(
  ctx: Context,
  side: MessageSide,
  order: TranslationOrder,
): Promise<string> {
  const { row, text, key } = await readable(ctx, side, order)
  for (let waited = 0; waited < TRANSLATION_SECONDS * 1000; waited += LOOK_EVERY) {
    const found = await findTranslation(ctx.db, key)
    if (found?.text) return found.id
    const askedAt = ctx.now()
    const isInHand = found && !isTranslationOver(found, askedAt)
    const id = isInHand ? null : await takeOn(ctx, side, { row, key, askedAt, position: order.position })
    if (id) return ask(ctx, { id, askedAt }, key, text)
    // Somebody else has it in hand: it comes, or it is theirs no more.
    await wait(LOOK_EVERY)
  }
  throw new ConditionNotMetError('TRANSLATION_UNAVAILABLE')
}

/** The message as the viewer reads it; a foreign one, one's own, or one without anything to translate looks missing. */
async function readable(ctx: Context, side: MessageSide, { requestId, position, to }: TranslationOrder) {
  const viewer = requireViewer(ctx)
  const row = await findRequest(ctx.db, viewer, side === 'LANDLORD' ? 'landlord' : 'tenant', requestId)
  // Behind a link is nobody who could be told how much they have asked for.
  if (!row || viewer.accessLinkId) throw new ResourceNotFoundError()
  const message = await findMessageAt(ctx.db, requestId, position)
  if (!message) throw new ResourceNotFoundError()
  const { text } = readMessage(ctx, row, side, message)
  if (!isTranslatable({ isMine: message.side === side, text }, to)) throw new ResourceNotFoundError()
  const { deepl } = ctx.config
  if (!deepl) throw new ConditionNotMetError('TRANSLATION_UNAVAILABLE')
  const key = {
    messageId: message.id,
    language: to,
    variant: variantOf(message, text),
    isTest: deepl.isTest,
  }
  return { row, text, key }
}

interface Claim {
  row: RequestRow
  key: TranslationKey
  askedAt: Temporal.Instant
  position: number
}

/** Takes a translation on, with an entry in the log of what leaves the house; null where somebody else has it in hand. */
async function takeOn(
  ctx: Context,
  side: MessageSide,
  { row, key, askedAt: now, position }: Claim,
): Promise<string | null> {
  const { id: userId } = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const asked = await countTranslationsSince(trx, userId, now.subtract({ hours: 1 }))
    const stale = now.subtract({ seconds: TRANSLATION_SECONDS })
    const id = await claimTranslation(trx, key, { userId, now, stale })
    if (!id) return null
    if (asked >= TRANSLATIONS_PER_HOUR) throw new ConditionNotMetError('TOO_MANY_TRANSLATIONS')
    await audit(trx, ctx, {
      action: 'translateMessage',
      entityType: 'message_thread',
      entityId: row.id,
      // What a tenant reads in which language stands in no log that the landlord reads.
      landlordId: side === 'LANDLORD' ? row.landlordId : null,
      data: { side, position, to: key.language },
    })
    return id
  })
}

/** What somebody is told of a provider's refusal. */
const REASON_OF: Readonly<Record<TranslationProblem, string>> = {
  BUSY: 'TRANSLATION_BUSY',
  QUOTA_USED_UP: 'TRANSLATION_UNAVAILABLE',
  KEY_REFUSED: 'TRANSLATION_UNAVAILABLE',
  UNREACHABLE: 'TRANSLATION_UNAVAILABLE',
}

async function ask(
  ctx: Context,
  claim: { id: string; askedAt: Temporal.Instant },
  { language: to, variant }: TranslationKey,
  text: string,
): Promise<string> {
  try {
    const translator = await translatorOf(ctx.config)
    if (!translator) throw new TranslationError('UNREACHABLE')
    const { text: translated, from: fromLanguage } = await translator.translate({ text, to })
    const done = { text: translationAsKept(translated, variant), fromLanguage }
    // Whoever wrote or held it is gone meanwhile, and the message with them.
    if (!(await saveTranslation(ctx.db, claim, done))) throw new ResourceNotFoundError()
    return claim.id
  } catch (error) {
    await saveTranslationFailed(ctx.db, claim, ctx.now())
    if (!(error instanceof TranslationError)) throw error
    // Two of them last until the operator does something.
    const isOurs = error.problem === 'KEY_REFUSED' || error.problem === 'QUOTA_USED_UP'
    const note = { problem: error.problem, err: error.cause }
    if (isOurs) ctx.log.error(note, 'messages are not translated')
    else ctx.log.warn(note, 'a message was not translated')
    throw new ConditionNotMetError(REASON_OF[error.problem])
  }
}
