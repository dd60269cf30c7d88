import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { periodOf, periodText } from '../../domain/money/period.ts'
import { withoutAccents } from '../../domain/kernel/text.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useViewer, worksForLandlord } from '../shared/viewer.ts'
import { matchesWords, type PaletteEntry } from './palette-entry.ts'
import { MOST_FOUND, searchOptions, type SearchResult } from './palette-queries.ts'
import { type MonthQuestion, readMonthQuestion } from '../../domain/money/month-question.ts'
import { readQuestion } from '../../domain/public/question.ts'
import type { Day } from '../../domain/kernel/day.ts'

/** More are looked through than shown, since '12' is in many names and is one of them. */
const LOOKED_THROUGH = 20

/** For 'flat 12 march' the money of that flat in that month, once flats are searched for; for a month alone that of all. */
export function useMoneyEntries(
  asked: string,
  isSearching: boolean,
): { entries: PaletteEntry[]; pending: boolean } {
  const t = useTranslations('palette')
  const format = useFormat()
  const viewer = useViewer()
  // The flag of D2 is the menu's; whoever asks for a month's money finds it.
  const isOpen = worksForLandlord(viewer) && viewer?.access !== 'LIMITED'
  const question = isOpen ? readMoneyQuestion(asked, utcToday()) : null
  const text = question?.text ?? ''
  const query = useQuery(searchOptions(text, isSearching && question !== null, LOOKED_THROUGH))
  if (!question) return { entries: [], pending: false }
  const period = periodText(periodOf('month', question.month))
  const month = format.month(question.month, 'year')
  const entry = (key: string, name: string, detail: string | undefined, search: Record<string, string>) => ({
    key: `MONEY/${key}/${period}`,
    section: 'MONEY' as const,
    kind: 'MONEY' as const,
    name,
    detail,
    target: { page: 'payments' as const, search: { period, ...search } },
  })
  if (text === '')
    return { entries: [entry('all', t('moneyOfAll', { month }), undefined, {})], pending: false }
  const places = (query.data ?? []).filter(({ kind }) => kind === 'LISTING' || kind === 'GROUP')
  return {
    entries: places
      .toSorted((a, b) => Number(isCalled(b, text)) - Number(isCalled(a, text)))
      .slice(0, MOST_FOUND)
      .map(({ id, kind, name, listingName }) =>
        entry(
          id,
          t('moneyOf', { name, month }),
          listingName === name ? undefined : (listingName ?? undefined),
          {
            [kind === 'GROUP' ? 'group' : 'unit']: id,
          },
        ),
      ),
    pending: query.isFetching,
  }
}

/** Whether the words are in the name as whole words: 12 is not 112. */
function isCalled({ name }: SearchResult, text: string): boolean {
  const words = withoutAccents(name).split(/[^\p{L}\p{N}]+/u)
  return (
    matchesWords(name, text) &&
    withoutAccents(text)
      .split(/\s+/)
      .every((word) => words.includes(word))
  )
}

/** Whose money of which month is asked for; null where the text asks for something else, such as what is free in May. */
export function readMoneyQuestion(text: string, today: Day): MonthQuestion | null {
  const question = readQuestion(text, today)
  if (question && question.topic !== 'STATE') return null
  const asked = readMonthQuestion(text, today)
  return asked && question ? { ...asked, text: question.names.join(' ') } : asked
}
