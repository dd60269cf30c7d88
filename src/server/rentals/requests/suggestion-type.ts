import { builder } from '../../kernel/graphql/builder.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

interface SuggestionRow {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  message: string
  suggestedAt: Temporal.Instant
}

/** GraphQL SuggestedDates. */
export const suggestionType = builder.objectRef<SuggestionRow>('SuggestedDates').implement({
  policy: 'visible',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    message: t.exposeString('message'),
    suggestedAt: t.expose('suggestedAt', { type: 'Instant' }),
  }),
})

/** The dates that wait for the tenant's answer, or null. */
export function suggestionOf(row: RequestRow): SuggestionRow | null {
  const { suggestedFrom: from, suggestedTo: to, suggestionMessage: message, suggestedAt } = row
  return from && to && suggestedAt ? { from, to, message, suggestedAt } : null
}
