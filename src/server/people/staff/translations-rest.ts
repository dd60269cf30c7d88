import type { Language } from '../../../domain/catalogue/language.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { readTexts, type Texts } from '../../kernel/http/interface-texts.ts'
import { knownLanguage } from '../../kernel/http/language.ts'
import { sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import { mailTextsDe } from '../../kernel/mail/templates/de.ts'
import { mailTextsEn } from '../../kernel/mail/templates/en.ts'
import { mailTextsFr } from '../../kernel/mail/templates/fr.ts'
import type { MailTexts } from '../../kernel/mail/templates/template.ts'

const mails: Record<Language, MailTexts> = { en: mailTextsEn, de: mailTextsDe, fr: mailTextsFr }

/** A text in English and in another language, by its key. */
export interface Translation {
  key: string
  english: string
  translation: string
}

/** Every text of the interface and of the mails in a language, beside the English one. */
export function listTranslations(language: Language): Translation[] {
  const translated = flatTexts({ interface: readTexts(language), mails: mails[language] })
  const english = flatTexts({ interface: readTexts('en'), mails: mails.en })
  return [...english].map(([key, text]) => ({ key, english: text, translation: translated.get(key) ?? '' }))
}

function flatTexts(texts: object, prefix = '', found = new Map<string, string>()): Map<string, string> {
  for (const [name, value] of Object.entries(texts) as [string, string | Texts][]) {
    const key = prefix ? `${prefix}.${name}` : name
    if (typeof value === 'string') found.set(key, value)
    else flatTexts(value, key, found)
  }
  return found
}

/** What translators take along. */
export const translationRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/translations/:language',
    policy: 'LOCALISATION',
    scope: 'none',
    perMinute: 30,
    description: 'All texts of the interface and of the mails in a language, each beside the English one.',
    answers: '{ language, texts: [{ key, english, translation }] }',
    handler: async (ctx, request, reply) => {
      const { language: given } = request.params as { language: string }
      const language = knownLanguage(given)
      if (!language) throw new ResourceNotFoundError()
      const file = {
        type: 'application/json; charset=utf-8',
        name: `mezzo-texts-${language}-${ctx.today()}.json`,
      }
      return sendFile(reply, file, JSON.stringify({ language, texts: listTranslations(language) }))
    },
  },
]
