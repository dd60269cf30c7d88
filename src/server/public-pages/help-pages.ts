import {
  articleAfter,
  findArticle,
  HELP_ARTICLES,
  type HelpArticleId,
  partsOf,
} from '../../domain/content/help-articles.ts'
import {
  answersWith,
  HELP_QUESTIONS,
  type HelpAnswer,
  type HelpTopic,
} from '../../domain/content/help-questions.ts'
import { helpPath, inEachLanguage } from './addresses.ts'
import { html, type Html } from './html.ts'
import { breadcrumbs } from './listing-things.ts'
import { missingPage } from './missing-page.ts'
import type { PublicPage } from './public-page.ts'
import { questionsThing, textPage } from './text-page.ts'
import type { Words } from './texts.ts'

const TOPICS = Object.keys(HELP_QUESTIONS) as HelpTopic[]

/** The help, or what of it has the words that are looked for; the search is a form of the address. */
export function helpPage(words: Words, wanted: string): PublicPage {
  const say = (key: string, values?: Record<string, number>) => words.say('help', key, values)
  const articles = HELP_ARTICLES.filter(
    (article) => answersWith([asAnswer(words, article)], wanted).length > 0,
  )
  const topics = TOPICS.map((topic) => ({ topic, answers: answersWith(answersOf(words, topic), wanted) }))
  const answers = topics.flatMap((found) => found.answers)
  const count = articles.length + answers.length
  return textPage({
    title: say('title'),
    lead: say('lead'),
    paths: inEachLanguage((language) => helpPath(language)),
    isIndexed: wanted === '',
    things: wanted === '' ? [questionsThing(words, answers)] : [],
    content: html`${helpSearch(words, wanted)}
      ${wanted && html`<p role="status">${say('found', { count })}</p>`}
      ${
        count === 0 &&
        html`<h2>${say('nothing')}</h2>
          <p>${say('nothingText')}</p>`
      }
      ${articles.length > 0 && articleList(words, articles)}
      ${topics
        .filter((found) => found.answers.length > 0)
        .map(
          (found) =>
            html`<section>
              <h2>${say(`sections.${found.topic}.title`)}</h2>
              ${found.answers.map((answer) => questionHtml(answer, wanted !== '' && answers.length <= 3))}
            </section>`,
        )}
      <p class="s-muted">
        ${words.sayWithLink('help', 'contact', (link) => html`<a href="/${words.language}/impressum">${link}</a>`)}
      </p>`,
  })
}

/** One article of the help, and the next one. */
export function helpArticlePage(words: Words, origin: string, name: string): PublicPage {
  const { language } = words
  const say = (key: string) => words.say('help', key)
  const article = findArticle(name)
  if (!article) return missingPage(words, { title: say('missingTitle'), text: say('missingText') }, [])
  const title = say(`articles.${article}.title`)
  const lead = say(`articles.${article}.summary`)
  const next = articleAfter(article)
  return textPage({
    title,
    lead,
    paths: inEachLanguage((one) => helpPath(one, article)),
    things: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: lead,
        inLanguage: language,
        mainEntityOfPage: origin + helpPath(language, article),
        publisher: { '@type': 'Organization', name: words.say('shell', 'productName'), url: origin },
      },
      breadcrumbs(origin, [
        { name: say('title'), path: helpPath(language) },
        { name: title, path: helpPath(language, article) },
      ]),
    ],
    content: html`<article>${articleBody(say(`articles.${article}.body`))}</article>
      <p>${say('next')} <a href="${helpPath(language, next)}">${say(`articles.${next}.title`)}</a></p>
      <p><a href="${helpPath(language)}">${say('back')}</a></p>`,
  })
}

function helpSearch({ say, language }: Words, wanted: string): Html {
  return html`<form method="get" action="${helpPath(language)}" role="search" class="s-card">
    <label
      >${say('help', 'search')}
      <input type="search" name="q" value="${wanted}" placeholder="${say('help', 'placeholder')}"
    /></label>
    <button class="s-button" type="submit">${say('publicSearch', 'search')}</button>
  </form>`
}

function articleList({ say, language }: Words, articles: readonly HelpArticleId[]): Html {
  return html`<section>
    <h2>${say('help', 'articlesTitle')}</h2>
    <ul>
      ${articles.map(
        (article) =>
          html`<li>
            <a href="${helpPath(language, article)}">${say('help', `articles.${article}.title`)}</a>
            <p>${say('help', `articles.${article}.summary`)}</p>
          </li>`,
      )}
    </ul>
  </section>`
}

// The answer carries the id: browsers open what hides the part that an address names.
function questionHtml({ id, question, answer }: HelpAnswer, opened: boolean): Html {
  return html`<details ${opened && html`open`}>
    <summary>${question}</summary>
    <p id="${id}">${answer}</p>
  </details>`
}

function articleBody(body: string): Html[] {
  return partsOf(body).map((part) =>
    'points' in part
      ? html`<ul>
          ${part.points.map((point) => html`<li>${point}</li>`)}
        </ul>`
      : html`<p>${part.text}</p>`,
  )
}

function asAnswer({ say }: Words, article: HelpArticleId): HelpAnswer {
  const text = (key: string) => say('help', `articles.${article}.${key}`)
  return { id: article, question: text('title'), answer: `${text('summary')} ${text('body')}` }
}

function answersOf({ say }: Words, topic: HelpTopic): HelpAnswer[] {
  return HELP_QUESTIONS[topic].map((key) => ({
    id: `${topic}-${key}`,
    question: say('help', `sections.${topic}.questions.${key}.question`),
    answer: say('help', `sections.${topic}.questions.${key}.answer`),
  }))
}
