import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { useDebouncedValue } from './debounce.ts'
import type { DeclinedPerson } from './declined-people.tsx'
import { useReasonText } from './reason-text.ts'
import classes from './suggestion-verdict.module.css'
import type { SuggestionDraft } from './suggestion-draft.ts'

const TYPING_MILLISECONDS = 250

const verdictQuery = graphql(`
  query CheckSuggestedDates($listingRequestId: ID!, $from: Day!, $to: Day!) {
    checkSuggestedDates(listingRequestId: $listingRequestId, from: $from, to: $to) {
      ...Verdict
    }
    datesWillDeclineListingRequests(listingRequestId: $listingRequestId, from: $from, to: $to) {
      ...DeclinedPerson
    }
  }
`)

/** What is known about dates that somebody would like to suggest. */
export type SuggestionState =
  | { kind: 'INCOMPLETE' }
  | { kind: 'WRONG_ORDER' }
  | { kind: 'CHECKING' }
  /** No connection: the server checks them when it gets them. */
  | { kind: 'UNKNOWN' }
  /** With whom it declines if they are taken. */
  | { kind: 'POSSIBLE'; declined: readonly DeclinedPerson[] }
  | { kind: 'REFUSED'; reason: string | null }

/** Asks the server about the dates as they are chosen; its rule is the one that also guards the suggestion (D5). */
export function useSuggestionVerdict(
  listingRequest: { id: string } | undefined,
  draft: SuggestionDraft | null,
): SuggestionState {
  const days = draft && isDay(draft.from) && isDay(draft.to) ? `${draft.from}/${draft.to}` : null
  const settled = useDebouncedValue(days, TYPING_MILLISECONDS)
  const [from = '', to = ''] = settled?.split('/') ?? []
  const isOrdered = from < to
  const verdict = useQuery({
    ...suggestionVerdictOptions({ listingRequestId: listingRequest?.id ?? '', from, to }),
    enabled: listingRequest !== undefined && settled !== null && isOrdered,
  })
  if (!days) return { kind: 'INCOMPLETE' }
  if (days !== settled) return { kind: 'CHECKING' }
  if (!isOrdered) return { kind: 'WRONG_ORDER' }
  if (verdict.data) {
    const { checkSuggestedDates, datesWillDeclineListingRequests: declined } = verdict.data
    return checkSuggestedDates.value
      ? { kind: 'POSSIBLE', declined }
      : { kind: 'REFUSED', reason: checkSuggestedDates.reason ?? null }
  }
  return { kind: verdict.error ? 'UNKNOWN' : 'CHECKING' }
}

/** Whether dates can be suggested, with the first reason why not, and whom they decline if they are taken. */
export function suggestionVerdictOptions(dates: { listingRequestId: string; from: string; to: string }) {
  return queryOptions({
    queryKey: ['suggestionVerdict', dates],
    queryFn: () => request(verdictQuery, dates),
  })
}

/** The verdict in a sentence, told to screen readers as it changes. */
export function SuggestionVerdict(props: { verdict: SuggestionState }) {
  const { verdict } = props
  const t = useTranslations('request.suggestDialog')
  const reasonText = useReasonText()
  // Where the dialog opens nothing has changed yet: that is no mistake.
  const kind = verdict.kind === 'REFUSED' && verdict.reason === 'UNCHANGED' ? 'INCOMPLETE' : verdict.kind
  const Icon = ICONS[kind]
  return (
    <p role="status" className={classes.verdict} data-kind={kind}>
      <Icon size={18} aria-hidden />
      <span>{verdict.kind === 'REFUSED' ? reasonText(verdict.reason) : t(`verdict.${verdict.kind}`)}</span>
    </p>
  )
}

const ICONS = {
  INCOMPLETE: IconClockHour4,
  WRONG_ORDER: IconX,
  CHECKING: IconClockHour4,
  UNKNOWN: IconClockHour4,
  POSSIBLE: IconCheck,
  REFUSED: IconX,
}
