import type { PublicPage } from './public-page.ts'
import { shortened } from './describe-listing.ts'
import type { Words } from './texts.ts'

type TextPageParts = Pick<PublicPage, 'title' | 'paths'> & { lead: string } & Partial<
    Pick<PublicPage, 'isIndexed' | 'things' | 'data'>
  >

/** A page of texts: heading, lead and what is to be read below. */
export function textPage({ title, lead, ...more }: TextPageParts): PublicPage {
  return {
    status: 200,
    isIndexed: true,
    image: null,
    cover: null,
    things: [],
    data: [],
    ...more,
    title,
    description: shortened(lead),
    seen: [],
  }
}

/** Questions with their answers as structured data (schema.org FAQPage). */
export function questionsThing(
  { language }: Words,
  questions: readonly { question: string; answer: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
