import { localize } from '../../domain/kernel/text.ts'
import { graphql } from '../gen/gql.ts'

// Where a listing is; its country is asked for where its law matters.
graphql(`
  fragment Address on Address {
    street
    streetNumber
    zipCode
    city
  }
`)

/** A text of a listing in the person's language or the one it falls back to, with that language. */
export interface ListingText {
  text: string
  /** Its language where it is not the person's own. */
  otherLanguage: string | null
}

/** The text in the language, else in English (D3), else in any it was written in, so that no page stays empty. */
export function listingText(texts: unknown, language: string): ListingText {
  const map = isTexts(texts) ? texts : {}
  const text = localize(map, language)
  if (text) return { text, otherLanguage: map[language] ? null : 'en' }
  const [other] = Object.entries(map).filter(([, written]) => written)
  return other ? { text: other[1], otherLanguage: other[0] } : { text: '', otherLanguage: null }
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((it) => typeof it === 'string')
  )
}
