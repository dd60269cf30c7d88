import { useTranslations } from 'use-intl'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { useCatalogueText } from './status-text.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { SpanField } from '../ui/span-field.tsx'
import type { OfferedReason, RejectDraft, RejectErrors } from './reject-draft.ts'
import classes from './reject-fields.module.css'

/** Why a request is declined, with the explanation or the period that the reason asks for (C5). */
export function RejectFields(props: {
  draft: RejectDraft
  offered: readonly OfferedReason[]
  errors: RejectErrors
  name: string
  onChange: (changes: Partial<RejectDraft>) => void
}) {
  const { draft, offered, errors, onChange } = props
  const t = useTranslations('request.rejectDialog')
  const declineReason = useCatalogueText('declineReason')
  const chosen = offered.find((reason) => reason.value === draft.reason)
  return (
    <>
      <ChoiceField
        legend={t('reason')}
        choices={offered.map((reason) => ({ value: reason.value, label: declineReason(reason.value) }))}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={errors.reason && t(errors.reason)}
      />
      {chosen?.blocksRequired && (
        <fieldset className={classes.period}>
          <legend>{t('period')}</legend>
          <SpanField
            value={{ from: draft.blockFrom, to: draft.blockTo }}
            onChange={({ from = draft.blockFrom, to = draft.blockTo }) =>
              onChange({ blockFrom: from, blockTo: to })
            }
            first={{ label: t('blockFrom'), error: errors.blockFrom && t(errors.blockFrom) }}
            last={{ label: t('blockTo'), error: errors.blockTo && t(errors.blockTo) }}
          />
        </fieldset>
      )}
      {chosen?.explanationRequired && (
        <TextareaField
          label={t('explanation')}
          description={t('explanationHint', { name: props.name })}
          value={draft.explanation}
          maxLength={EXPLANATION_MAX_LENGTH}
          required
          onChange={(event) => onChange({ explanation: event.currentTarget.value })}
          error={errors.explanation && t(errors.explanation)}
        />
      )}
    </>
  )
}
