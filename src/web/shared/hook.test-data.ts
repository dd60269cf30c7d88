import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { allTexts } from '../i18n/all-texts.test-data.ts'

/** What a hook answers on a page in English; for tests. */
export function answerOf<Answer>(useIt: () => Answer): Answer {
  const answers: Answer[] = []
  const Page = () => {
    answers.push(useIt())
    return null
  }
  const words = {
    locale: 'en' as const,
    messages: allTexts.en,
    timeZone: 'UTC',
    children: createElement(Page),
  }
  const page = createElement(IntlProvider, words)
  renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, page))
  const [answer] = answers
  if (answer === undefined) throw new Error('The page was not drawn.')
  return answer
}
