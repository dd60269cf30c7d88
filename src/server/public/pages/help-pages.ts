import { findArticle } from '../../../domain/public/help-articles.ts'
import { helpNamesBy } from '../../../domain/public/help-names.ts'
import { HELP_QUESTIONS, type HelpAnswer, type HelpTopic } from '../../../domain/public/help-questions.ts'
import { helpPath, inEachLanguage } from './addresses.ts'
import { breadcrumbs } from './listing-things.ts'
import { missingPage, type PublicPage } from './public-page.ts'
import { questionsThing, textPage } from './text-page.ts'
import type { Words } from './texts.ts'

const TOPICS = Object.keys(HELP_QUESTIONS) as HelpTopic[]

/** The help; what is looked for there isn't to be found by crawlers. */
export function helpPage(words: Words, wanted: string): PublicPage {
  const say = (key: string) => words.say('help', key)
  return textPage({
    title: say('title'),
    lead: say('lead'),
    paths: inEachLanguage((language) => helpPath(language)),
    isIndexed: wanted === '',
    things:
      wanted === ''
        ? [
            questionsThing(
              words,
              TOPICS.flatMap((topic) => answersOf(words, topic)),
            ),
          ]
        : [],
  })
}

/** One article of the help. */
export function helpArticlePage(words: Words, origin: string, name: string): PublicPage {
  const { language } = words
  const say = (key: string) => words.say('help', key)
  const article = findArticle(name)
  if (!article) return missingPage({ title: say('missingTitle'), text: say('missingText') }, [])
  const title = say(`articles.${article}.title`)
  const lead = words.say('help', `articles.${article}.summary`, helpNamesBy(words.say))
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
  })
}

function answersOf({ say }: Words, topic: HelpTopic): HelpAnswer[] {
  const names = helpNamesBy(say)
  return HELP_QUESTIONS[topic].map((key) => ({
    id: `${topic}-${key}`,
    question: say('help', `sections.${topic}.questions.${key}.question`),
    answer: say('help', `sections.${topic}.questions.${key}.answer`, names),
  }))
}
