import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useViewer, worksForLandlord } from '../shared/viewer.ts'
import { entryOfAnswer } from './answer-entry.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { questionOptions } from './palette-queries.ts'
import { understoodAs } from './understood.ts'

/** Questions that show what can be asked. */
const EXAMPLES = ['free', 'tenant', 'unpaid', 'month'] as const

/** What answers a question, and how it was understood; null for a text that is none. */
export function useAnswers(asked: string): {
  entries: PaletteEntry[]
  understood: string | null
  pending: boolean
  error: Error | null
  retry: () => void
} {
  const t = useTranslations('palette')
  const format = useFormat()
  const enabled = worksForLandlord(useViewer())
  const query = useQuery(questionOptions(asked, enabled))
  const question = query.data ?? null
  const more = question ? question.total - question.answers.length : 0
  const sentence = question && understoodAs(question, t, format)
  return {
    entries: question?.answers.map((answer) => entryOfAnswer(answer, t, format)) ?? [],
    understood:
      sentence &&
      (question.answers.length === 0
        ? t('understoodNone', { question: sentence })
        : more > 0
          ? t('understoodMore', { question: sentence, total: question.total })
          : t('understood', { question: sentence })),
    pending: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  }
}

/** Questions for an empty palette; choosing one asks it. People with limited access may ask none of them. */
export function useExamples(): PaletteEntry[] {
  const t = useTranslations('palette')
  const viewer = useViewer()
  if (!worksForLandlord(viewer) || viewer?.access === 'LIMITED') return []
  return EXAMPLES.map((example) => ({
    key: `EXAMPLE/${example}`,
    section: 'EXAMPLE',
    kind: 'EXAMPLE',
    name: t(`examples.${example}`),
    fill: t(`examples.${example}`),
  }))
}
