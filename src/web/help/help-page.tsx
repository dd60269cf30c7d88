import { useTranslations } from 'use-intl'
import { linkTo } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/no-results.tsx'
import { Section } from '../ui/section.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { answersWith, HELP_QUESTIONS, type HelpAnswer, type HelpTopic } from './help-questions.ts'
import classes from './help-page.module.css'

const TOPICS = Object.keys(HELP_QUESTIONS) as HelpTopic[]

/** Questions and answers by topic, searchable; the search and an opened answer have URLs of their own. */
export function HelpPage() {
  const t = useTranslations('help')
  const [search] = useSearch()
  const wanted = search.q ?? ''
  const topics = useAnswers(wanted)
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <div className={classes.column}>
        <SearchField param="q" label={t('search')} placeholder={t('placeholder')} />
        <VisuallyHidden role="status">{wanted && t('found', { count })}</VisuallyHidden>
        {count === 0 && (
          <EmptyState illustration={<NoResultsIllustration />} title={t('nothing')} text={t('nothingText')} />
        )}
        {topics.map(({ topic, answers }) => (
          <Section key={topic} title={t(`sections.${topic}.title`)}>
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} opened={wanted !== '' && count <= 3} />
            ))}
          </Section>
        ))}
        <p className={classes.contact}>{t.rich('contact', { link: linkTo('imprint') })}</p>
      </div>
    </Page>
  )
}

function useAnswers(wanted: string): { topic: HelpTopic; answers: HelpAnswer[] }[] {
  const t = useTranslations('help')
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
  const isMeant = window.location.hash === `#${id}`
  return (
    <details id={id} className={classes.answer} open={props.opened || isMeant || undefined}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  )
}
