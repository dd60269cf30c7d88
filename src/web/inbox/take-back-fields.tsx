import { useTranslations } from 'use-intl'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import type { DeclinedOthers } from '../shared/declined-others.ts'
import { fullName } from '../shared/format.ts'
import { RejectFields } from '../shared/reject-fields.tsx'
import type { RejectForm } from '../shared/use-reject-form.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { DialogPoints } from './dialog-points.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import { useRejectPoints } from './reject-points.tsx'

/** What an accept is taken back for: to look at the request once more, or to decline it. */
export type TakeBackChoice = 'again' | 'decline'

/** Asks what an accept is taken back for and what the tenant is told, and says what that does. */
export function TakeBackFields(props: {
  listingRequest: InboxRequest
  what: TakeBackChoice | null
  onWhat: (what: TakeBackChoice) => void
  form: RejectForm
  others: DeclinedOthers
}) {
  const { listingRequest, what, others } = props
  const { draft, tried, errors, change } = props.form
  const t = useTranslations('request.takeBackDialog')
  const rejectPoints = useRejectPoints(listingRequest, draft, others)
  const name = fullName(listingRequest.tenantInformation)
  return (
    <>
      <ChoiceField
        legend={t('what')}
        choices={[
          { value: 'again', label: t('again') },
          { value: 'decline', label: t('decline') },
        ]}
        value={what}
        onChange={props.onWhat}
        error={tried && !what && t('whatMissing')}
      />
      {what === 'again' && (
        <TextareaField
          label={t('explanation')}
          description={t('explanationHint', { name })}
          value={draft.explanation}
          maxLength={EXPLANATION_MAX_LENGTH}
          required
          onChange={(event) => change({ explanation: event.currentTarget.value })}
          error={tried && !draft.explanation.trim() && t('explanationMissing', { name })}
        />
      )}
      {what === 'decline' && (
        <RejectFields
          draft={draft}
          offered={listingRequest.declineReasons}
          errors={errors}
          name={name}
          onChange={change}
        />
      )}
      <DialogPoints
        label={t('happens')}
        points={[
          { key: 'noYes', text: t('noYes', { name }), harm: true },
          ...(what === 'again'
            ? [
                { key: 'notified', text: t('notified', { name }) },
                { key: 'hours', text: t('hours') },
              ]
            : []),
          ...(what === 'decline' ? rejectPoints : []),
        ]}
      />
    </>
  )
}
