import { paragraphsOf } from '../../domain/content/legal-sections.ts'
import { html, type Html } from './html.ts'
import type { PublicPage } from './public-page.ts'
import { shortened } from './summary.ts'
import type { Words } from './texts.ts'

type Told = Pick<PublicPage, 'title' | 'paths' | 'content'> & { lead: string } & Partial<
    Pick<PublicPage, 'isIndexed' | 'things' | 'data'>
  >

/** A page of texts: heading, lead and what is to be read below, which needs no script. */
export function textPage({ title, lead, content, ...more }: Told): PublicPage {
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
    content: html`<h1>${title}</h1>
      <p class="s-muted">${lead}</p>
      <div class="s-read">${content}</div>`,
  }
}

/** A section's heading and its paragraphs. */
export function textSection(title: string, text: string): Html {
  return html`<section>
    <h2>${title}</h2>
    ${paragraphsOf(text).map((paragraph) => html`<p>${paragraph}</p>`)}
  </section>`
}

/** Steps in their order, each with a heading. */
export function stepList(steps: readonly { title: string; text: string }[]): Html {
  return html`<ol>
    ${steps.map(
      ({ title, text }) =>
        html`<li>
          <h2>${title}</h2>
          <p>${text}</p>
        </li>`,
    )}
  </ol>`
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
