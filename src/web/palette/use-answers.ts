import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { mayAskAbout, MOST_COUNTED, type Question, readQuestion } from '../../domain/public/question.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useViewer, worksForLandlord } from '../shared/viewer.ts'
import { entryOfAnswer } from './answer-entry.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { type AnsweredQuestion, questionOptions } from './palette-queries.ts'
import { countOf, understoodAs } from './understood.ts'

/** Questions that show what can be asked. */
const EXAMPLES = ['free', 'tenant', 'unpaid', 'month'] as const

/** A question's answers, how it was understood, and what is still to be searched for. */
export interface Answers {
  entries: PaletteEntry[]
  /** Null where the text is no question. */
  understood: string | null
  /** Null while the answer is awaited: it doesn't wait for the search. */
  searched: string | null
  pending: boolean
  error: Error | null
  retry: () => void
}

/** What answers a question; a text that is none is searched for as it is. */
export function useAnswers(asked: string): Answers {
  const t = useTranslations('palette')
  const format = useFormat()
  const mayAsk = useMayAsk()
  const typed = readQuestion(asked, utcToday())
  const read = typed && mayAsk(typed) ? typed : null
  const query = useQuery(questionOptions(asked, read !== null))
  const question = (read && query.data) ?? null
  const count = question && countOf(question)
  const sentence = question && understoodAs(question, t, format)
  return {
    entries: question?.answers.map((answer) => entryOfAnswer(answer, t, format)) ?? [],
    understood:
      sentence &&
      (question.answers.length === 0
        ? t('understoodNone', { question: sentence })
        : count?.isMore
          ? t('understoodMore', {
              question: sentence,
              total: question.total,
              what: count.what,
              most: MOST_COUNTED,
            })
          : t('understood', { question: sentence })),
    searched: read === null || query.error ? asked : query.isPending ? null : leftToSearch(asked, question),
    pending: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  }
}

/**
 * What is searched for beside an answer: the names in it, a word that may be a name as well ('Frei', 'May'), or all of what
 * turned out to be no question.
 */
function leftToSearch(asked: string, question: AnsweredQuestion | null): string {
  if (!question || question.topic === 'STATE') return asked
  return question.names || (/\s/.test(asked) ? '' : asked)
}

/** Questions for an empty palette that the viewer may ask; choosing one asks it. */
export function useExamples(): PaletteEntry[] {
  const t = useTranslations('palette')
  const mayAsk = useMayAsk()
  return EXAMPLES.map((example) => ({ example, name: t(`examples.${example}`) }))
    .filter(({ name }) => {
      const question = readQuestion(name, utcToday())
      return question !== null && mayAsk(question)
    })
    .map(({ example, name }) => ({
      key: `EXAMPLE/${example}`,
      section: 'EXAMPLE',
      kind: 'EXAMPLE',
      name,
      fill: name,
    }))
}

function useMayAsk(): (question: Question) => boolean {
  const viewer = useViewer()
  return ({ topic }) => mayAskAbout(topic, { hasLandlord: worksForLandlord(viewer), access: viewer?.access })
}
