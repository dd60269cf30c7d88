import type { FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '../../../domain/catalogue/language.ts'

/** The language chosen before, else the first one that the browser wishes and we have, else English. */
export function wishedLanguage(request: FastifyRequest): Language {
  return (
    knownLanguage(request.cookies.language) ?? acceptedLanguage(request.headers['accept-language']) ?? 'en'
  )
}

/** The language of the interface that a text names. */
export function knownLanguage(text: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null
}

function acceptedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';')
      return { tag: tag.slice(0, 2).toLowerCase(), quality: Number(quality.trim().replace('q=', '')) || 0 }
    })
    .sort((one, other) => other.quality - one.quality)
  for (const { tag, quality } of wishes) {
    const language = knownLanguage(tag)
    if (language && quality > 0) return language
  }
  return null
}
