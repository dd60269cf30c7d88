import { inEachLanguage } from './addresses.ts'
import type { PublicPage } from './public-page.ts'

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
