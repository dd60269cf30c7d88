import type { Language } from '../../../domain/catalogue/language.ts'
import type { EventType } from '../../../domain/catalogue/metrics.ts'
import type { PictureUrls } from '../../../domain/listings/pictures.ts'
import { inEachLanguage } from './addresses.ts'

/** What a crawler, a link's preview and the browser are told of a public page, besides what stands in it. */
export interface PublicPage {
  status: 200 | 404
  /** Without the product's name. */
  title: string
  description: string
  /** The same page in each language, as paths; that of its own language is the address it is to be known by. */
  paths: Record<Language, string>
  isIndexed: boolean
  /** The path of the picture that links to it show; null for the product's own. */
  image: string | null
  /** What is shown first and largest. */
  cover: { urls: PictureUrls; sizes: string } | null
  /** Structured data (schema.org). */
  things: object[]
  /** What a visitor sees of listings by being here, which is counted. */
  seen: SeenPage[]
  /** What the page's queries would ask for: key and answer. */
  data: [readonly unknown[], unknown][]
}

/** Listings that are shown, and how. */
export interface SeenPage {
  type: EventType
  groupIds: string[]
}

/** The page of something that is not there: people are told so, crawlers by its status. */
export function missingPage(texts: { title: string; text: string }, data: PublicPage['data']): PublicPage {
  return {
    status: 404,
    title: texts.title,
    description: texts.text,
    paths: inEachLanguage((language) => `/${language}`),
    isIndexed: false,
    image: null,
    cover: null,
    things: [],
    seen: [],
    data,
  }
}
