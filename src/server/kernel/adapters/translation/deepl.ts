import {
  AuthorizationError,
  QuotaExceededError,
  type TargetLanguageCode,
  TooManyRequestsError,
  Translator,
} from 'deepl-node'
import { z } from 'zod'
import type { Language } from '../../../../domain/catalogue/language.ts'
import { TRANSLATED_MAX, type TranslationProblem } from '../../../../domain/rentals/messages/translation.ts'
import type { DeepLAccess } from '../../config/deepl-access.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { type Outbound, postOutbound } from '../../outbound/fetch-outbound.ts'
import { outboundLimit } from '../../outbound/outbound-limit.ts'
import { type TextTranslator, TranslationError } from './translation.ts'

/** Largest answer, in bytes: a message is far smaller. */
const largestAnswer = 200_000

/** DeepL has no target that is English alone. */
const TARGETS: Readonly<Record<Language, TargetLanguageCode>> = { en: 'en-GB', de: 'de', fr: 'fr' }

// The SDK passes on what came: nothing of it is believed.
const translated = z.object({
  text: z.string().min(1).max(TRANSLATED_MAX),
  detectedSourceLang: z.string().regex(/^[a-z]{2,3}(-[a-z]{2,8})?$/i),
})

/** Translations by DeepL's SDK, whose every request goes through the guard of outgoing links, once and no more. */
export function deeplTranslator(
  outbound: Outbound,
  access: DeepLAccess & { url: string },
  within = outboundLimit(),
): TextTranslator {
  const client = new Translator(access.key, { serverUrl: access.url, sendPlatformInfo: false })
  // It asks by a client of its own, which would follow redirects, wait for minutes and try five times.
  Object.assign(client, { httpClient: guardedClient(outbound, access, within) })
  return {
    async translate({ text, to }) {
      try {
        const options = { preserveFormatting: true }
        const answer = translated.parse(await client.translateText(text, null, TARGETS[to], options))
        return { text: answer.text, from: answer.detectedSourceLang.toLowerCase() }
      } catch (error) {
        throw new TranslationError(problemOf(error), withoutText(error))
      }
    },
  }
}

function guardedClient(outbound: Outbound, { url, key }: { url: string; key: string }, within: number) {
  return {
    async sendRequestWithBackoff(method: string, path: string, { data }: { data: URLSearchParams }) {
      if (method !== 'POST') throw new Error('The SDK asks for what is not meant.')
      const { status, body } = await postOutbound(outbound, {
        url: `${url}${path}`,
        headers: {
          authorization: `DeepL-Auth-Key ${key}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: Buffer.from(data.toString()),
        within,
        maxBytes: largestAnswer,
      })
      return { statusCode: isRedirect(status) ? 502 : status, content: Buffer.from(body).toString() }
    },
  }
}

// The SDK takes a redirect for an answer.
function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

function problemOf(error: unknown): TranslationProblem {
  if (error instanceof TooManyRequestsError) return 'BUSY'
  if (error instanceof QuotaExceededError) return 'QUOTA_USED_UP'
  return error instanceof AuthorizationError ? 'KEY_REFUSED' : 'UNREACHABLE'
}

/** An answer that is none may repeat what was asked for: the log gets what the guard says alone. */
function withoutText(error: unknown): unknown {
  if (error instanceof OutboundError) return error
  return new Error(error instanceof Error ? `DeepL failed with ${error.name}.` : 'DeepL failed.')
}
