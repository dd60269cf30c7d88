import { inEachLanguage } from './addresses.ts'
import { html } from './html.ts'
import type { PublicPage } from './public-page.ts'
import type { Words } from './texts.ts'

/** The page of something that is not there: people are told so, crawlers by its status. */
export function missingPage(
  words: Words,
  told: { title: string; text: string },
  data: PublicPage['data'],
): PublicPage {
  return {
    status: 404,
    title: told.title,
    description: told.text,
    paths: inEachLanguage((language) => `/${language}`),
    isIndexed: false,
    image: null,
    cover: null,
    things: [],
    content: html`<h1>${told.title}</h1>
      <p>${told.text}</p>
      <p><a class="s-button" href="/${words.language}/search">${words.say('publicSearch', 'search')}</a></p>`,
    data,
  }
}
