import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedValue } from '../shared/debounce.ts'
import { useFormat } from '../shared/format.ts'
import { keptFor, useViewer, worksForLandlord } from '../shared/viewer.ts'
import { PALETTE_SECTIONS, type PaletteEntry, matchesWords } from './palette-entry.ts'
import { isSearched, searchOptions } from './palette-queries.ts'
import { readRecent } from './palette-recent.ts'
import { entryOf } from './result-entry.ts'
import { useAnswers, useExamples } from './use-answers.ts'
import { useMoneyEntries } from './use-money-entries.ts'
import { usePageEntries } from './use-page-entries.ts'

const DEBOUNCE_MILLISECONDS = 150

/** The entries for a text: without one those used last and all pages, else what has every word of it. */
export function usePaletteEntries(text: string) {
  const viewer = useViewer()
  const format = useFormat()
  const wanted = text.trim()
  const asked = useDebouncedValue(wanted, DEBOUNCE_MILLISECONDS)
  const searches = worksForLandlord(viewer)
  const pages = usePageEntries()
  const answers = useAnswers(asked)
  const money = useMoneyEntries(asked, answers.searched !== null)
  const searched = answers.searched ?? ''
  const query = useQuery(searchOptions(searched, searches))
  const examples = useExamples()
  const [recent] = useState(() => (viewer ? readRecent(keptFor(viewer)) : []))
  const found = searches && isSearched(wanted) && isSearched(searched) ? (query.data ?? []) : []
  const entries: PaletteEntry[] =
    wanted === ''
      ? [...recent, ...examples, ...pages]
      : [
          ...pages.filter((entry) => matchesWords(`${entry.name} ${entry.also ?? ''}`, wanted)),
          ...answers.entries,
          ...money.entries,
          ...found.map((result) => entryOf(result, format, viewer?.access === 'LIMITED')),
        ]
  const pending =
    (searches && isSearched(wanted) && (query.isFetching || asked !== wanted)) ||
    money.pending ||
    answers.pending
  // As they are shown, whatever the order of the answer.
  entries.sort((a, b) => PALETTE_SECTIONS.indexOf(a.section) - PALETTE_SECTIONS.indexOf(b.section))
  return {
    entries,
    understood: wanted === '' ? null : answers.understood,
    pending,
    error: query.error ?? answers.error,
    retry: () => {
      if (query.error) void query.refetch()
      if (answers.error) answers.retry()
    },
  }
}
