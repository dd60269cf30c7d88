import { useTranslations } from 'use-intl'
import { durationOf, isDay, parseDay } from '../../domain/kernel/day.ts'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { TextareaField } from '../ui/fields.tsx'
import { SpanField } from '../ui/span-field.tsx'
import { useFormat } from './format.ts'
import type { SuggestionDraft } from './suggestion-draft.ts'
import { useTakenDays } from './taken-days.ts'

/** The dates that are suggested, and a message to the tenant; an extension keeps its first day. */
export function SuggestionFields(props: {
  listingRequest: { type: string; listing: { groupId: string }; tenantInformation: { firstName: string } }
  draft: SuggestionDraft
  onChange: (changes: Partial<SuggestionDraft>) => void
}) {
  const { listingRequest, draft, onChange } = props
  const t = useTranslations('request.suggestDialog')
  const format = useFormat()
  // What is possible says the verdict below, which knows holds that end and whose days they are.
  const taken = useTakenDays({ groupId: listingRequest.listing.groupId })
  const extends_ = listingRequest.type === 'EXTENSION'
  const stay = isDay(draft.from) && isDay(draft.to) && draft.to > draft.from
  const duration = stay
    ? format.duration(durationOf({ from: parseDay(draft.from), to: parseDay(draft.to) }))
    : undefined
  return (
    <>
      <SpanField
        value={draft}
        onChange={onChange}
        marked={taken}
        first={{
          label: t('from'),
          disabled: extends_,
          description: extends_ ? t('fromFixed') : undefined,
          'data-autofocus': !extends_,
        }}
        last={{ label: t('to'), description: duration }}
      />
      <TextareaField
        label={t('message')}
        description={t('messageHint', { name: listingRequest.tenantInformation.firstName })}
        value={draft.message}
        maxLength={EXPLANATION_MAX_LENGTH}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
    </>
  )
}
