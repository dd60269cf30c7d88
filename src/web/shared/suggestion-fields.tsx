import { useTranslations } from 'use-intl'
import { durationOf, isDay, parseDay } from '../../domain/kernel/day.ts'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { DayField } from '../ui/day-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { useFormat } from './format.ts'
import type { SuggestionDraft } from './suggestion-draft.ts'
import classes from './suggestion-fields.module.css'

/** The dates that are suggested, and a message to the tenant; an extension keeps its first day. */
export function SuggestionFields(props: {
  listingRequest: { type: string; tenantInformation: { firstName: string } }
  draft: SuggestionDraft
  onChange: (changes: Partial<SuggestionDraft>) => void
}) {
  const { listingRequest, draft, onChange } = props
  const t = useTranslations('request.suggestDialog')
  const format = useFormat()
  const extends_ = listingRequest.type === 'EXTENSION'
  const stay = isDay(draft.from) && isDay(draft.to) && draft.to > draft.from
  const duration = stay
    ? format.duration(durationOf({ from: parseDay(draft.from), to: parseDay(draft.to) }))
    : undefined
  return (
    <>
      <div className={classes.days}>
        <DayField
          label={t('from')}
          value={draft.from}
          disabled={extends_}
          description={extends_ ? t('fromFixed') : undefined}
          onChange={(from) => onChange({ from })}
          data-autofocus={extends_ ? undefined : true}
        />
        <DayField
          label={t('to')}
          value={draft.to}
          min={draft.from || undefined}
          description={duration}
          onChange={(to) => onChange({ to })}
        />
      </div>
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
