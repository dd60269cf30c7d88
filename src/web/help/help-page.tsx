import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { linkTo, PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { usePath } from '../shared/use-path.ts'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { Section } from '../ui/section.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { HelpArticle, MissingArticle } from './help-article.tsx'
import { useHelpText } from './use-help-text.ts'
import { findArticle, HELP_ARTICLES, type HelpArticleId } from '../../domain/public/help-articles.ts'
import {
  answersWith,
  HELP_QUESTIONS,
  type HelpAnswer,
  type HelpTopic,
} from '../../domain/public/help-questions.ts'
import classes from './help-page.module.css'

const TOPICS = Object.keys(HELP_QUESTIONS) as HelpTopic[]

/** The help: an article, or everything there is, searchable; each of it has an address of its own. */
export function HelpPage() {
  const { articleId } = useRouteParams('help')
  const article = findArticle(articleId)
  if (!articleId) return <Overview />
  return article ? <HelpArticle article={article} /> : <MissingArticle />
}

function Overview() {
  const t = useTranslations('help')
  const say = useHelpText()
  const [search] = useSearch()
  const toPath = usePath()
  const wanted = search.q ?? ''
  const articles = useArticles(wanted)
  const topics = useAnswers(wanted)
  const answerCount = topics.reduce((sum, { answers }) => sum + answers.length, 0)
  const count = articles.length + answerCount
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <div className={classes.column}>
        {/* A form of the address, so that it also works before any script has run. */}
        <form role="search" method="get" action={toPath('help')} onSubmit={(event) => event.preventDefault()}>
          <SearchField param="q" label={t('search')} placeholder={t('placeholder')} />
        </form>
        <VisuallyHidden role="status">{wanted && t('found', { count })}</VisuallyHidden>
        {count === 0 && (
          <EmptyState illustration={<NoResultsIllustration />} title={t('nothing')} text={t('nothingText')} />
        )}
        {articles.length > 0 && (
          <Section title={t('articlesTitle')}>
            <ul className={classes.articles}>
              {articles.map((article) => (
                <li key={article}>
                  <PageLink page="help" params={{ articleId: article }}>
                    {t(`articles.${article}.title`)}
                  </PageLink>
                  <p>{say(`articles.${article}.summary`)}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {topics.map(({ topic, answers }) => (
          <Section key={topic} title={t(`sections.${topic}.title`)}>
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} opened={wanted !== '' && answerCount <= 3} />
            ))}
          </Section>
        ))}
        <p className={classes.contact}>{t.rich('contact', { link: linkTo('imprint') })}</p>
      </div>
    </Page>
  )
}

function useArticles(wanted: string): HelpArticleId[] {
  const t = useHelpText()
  return HELP_ARTICLES.filter((article) => {
    const answer = `${t(`articles.${article}.summary`)} ${t(`articles.${article}.body`)}`
    return answersWith([{ id: article, question: t(`articles.${article}.title`), answer }], wanted).length > 0
  })
}

function useAnswers(wanted: string): { topic: HelpTopic; answers: HelpAnswer[] }[] {
  const t = useHelpText()
  const topics = TOPICS.map((topic) => {
    const answers = HELP_QUESTIONS[topic].map((key) => ({
      id: `${topic}-${key}`,
      question: t(`sections.${topic}.questions.${key}.question`),
      answer: t(`sections.${topic}.questions.${key}.answer`),
    }))
    return { topic, answers: answersWith(answers, wanted) }
  })
  return topics.filter(({ answers }) => answers.length > 0)
}

function Answer(props: { answer: HelpAnswer; opened: boolean }) {
  const { id, question, answer } = props.answer
  const isTarget = useLocation({ select: ({ hash }) => hash }) === id
  const details = useRef<HTMLDetailsElement>(null)
  // Browsers open by themselves what hides the part that an address names, but only where they load it.
  useEffect(() => {
    if (isTarget && details.current) details.current.open = true
  }, [isTarget])
  return (
    <Disclosure ref={details} summary={question} isOpen={props.opened}>
      <p id={id} className={classes.answer}>
        {answer}
      </p>
    </Disclosure>
  )
}
