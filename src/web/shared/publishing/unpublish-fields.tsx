import { useTranslations } from 'use-intl'
import { listUnpublishReasons } from '../../../domain/catalogue/unpublish-reason.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { findOfferedReason, type UnpublishProblems } from '../../../domain/listings/unpublish.ts'
import { CheckField, SelectField, TextareaField } from '../../ui/fields.tsx'
import { SpanField } from '../../ui/span-field.tsx'
import { useCatalogueText } from '../status-text.ts'
import classes from './publishing.module.css'
import type { UnpublishDraft } from './unpublish-draft.ts'

/** Why a listing is taken out, with the explanation and the days that the reason asks for (C5, C6). */
export function UnpublishFields(props: {
  draft: UnpublishDraft
  problems: UnpublishProblems
  today: string
  onChange: (changes: Partial<UnpublishDraft>) => void
}) {
  const { draft, problems, onChange } = props
  const t = useTranslations('publishing')
  const reasonText = useCatalogueText('catalogue.unpublishReason')
  const reason = findOfferedReason(draft.reasonKey, draft.scope)
  const reasons = listUnpublishReasons('ACTIVE', draft.scope)
  return (
    <>
      <SelectField
        label={t('reason')}
        value={draft.reasonKey}
        required
        data-autofocus
        error={problems.reasonKey && t('problems.reason')}
        data={[
          { value: '', label: t('chooseReason') },
          ...reasons.map(({ key, value }) => ({ value: key, label: reasonText(value) })),
        ]}
        onChange={(event) => onChange({ reasonKey: event.currentTarget.value })}
      />
      {reason?.explanationRequired && (
        <TextareaField
          label={t('explanation')}
          description={draft.scope === 'SALES' ? t('explanationForLandlord') : t('explanationHint')}
          value={draft.explanation}
          maxLength={EXPLANATION_MAX_LENGTH}
          required
          error={problems.explanation && t('problems.explanation')}
          onChange={(event) => onChange({ explanation: event.currentTarget.value })}
        />
      )}
      {reason?.suggestBlockCreation && (
        <fieldset className={classes.block}>
          <legend>{t('blockTitle')}</legend>
          <CheckField
            label={t('withBlock')}
            description={t('withBlockHint')}
            checked={draft.withBlock}
            onChange={(event) => onChange({ withBlock: event.currentTarget.checked })}
          />
          {draft.withBlock && (
            <SpanField
              value={{ from: draft.blockFrom, to: draft.blockTo }}
              onChange={({ from = draft.blockFrom, to = draft.blockTo }) =>
                onChange({ blockFrom: from, blockTo: to })
              }
              first={{ label: t('blockFrom'), error: problems.blockFrom && t('problems.blockFrom') }}
              last={{ label: t('blockTo'), error: problems.blockTo && t('problems.blockTo') }}
              min={props.today}
            />
          )}
        </fieldset>
      )}
    </>
  )
}
