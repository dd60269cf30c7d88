import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import {
  correctionErrors,
  IDENTITY_CORRECTION_REASON_LENGTH,
  IDENTITY_FIELDS,
  type IdentityField,
} from '../../domain/people/identity-review.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { TextareaField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type Correction, correctIdentity, type VerifiedIdentity } from './identities-queries.ts'
import classes from './staff-page.module.css'

/** Corrects one field of a verified identity, with the reason that stands in the log. */
export function CorrectIdentityDialog(props: { identity: VerifiedIdentity | null; onClose: () => void }) {
  const { identity, onClose } = props
  const t = useTranslations('staff.identities')
  const queryClient = useQueryClient()
  const [field, setField] = useState<IdentityField>('lastName')
  const [value, setValue] = useState<string>(identity?.lastName ?? '')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const once = useOnce<Correction, unknown>({
    send: correctIdentity,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['staff', 'verified'] })
      showToast({ text: t('done') })
      onClose()
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) setWrong(error.fields)
    },
  })
  const submit = () => {
    const found = correctionErrors(reason)
    setWrong(found)
    if (identity && Object.keys(found).length === 0)
      once.run({ id: identity._id, field, value: value.trim(), reason: reason.trim() })
  }
  const choose = (next: IdentityField) => {
    setField(next)
    setValue(identity?.[next] ?? '')
    setWrong({})
  }
  const text = (name: string) => wrong[name] && t(`errors.${wrong[name]}`)
  const isDay = field === 'birthDate' || field === 'expiresOn'
  return (
    <AnswerDialog
      opened={identity !== null}
      onClose={onClose}
      busy={once.busy}
      onSubmit={submit}
      title={t('dialogTitle')}
      description={identity ? `${identity.firstName} ${identity.lastName}` : undefined}
      submit={t('submit')}
      cancel={t('cancel')}
      error={!(once.error instanceof ValidationError) && once.error}
    >
      <div className={classes.choose}>
        <ChoiceField
          legend={t('field')}
          value={field}
          onChange={choose}
          choices={IDENTITY_FIELDS.map((name) => ({ value: name, label: t(`fields.${name}`) }))}
        />
        {isDay ? (
          <DayField
            label={t(`fields.${field}`)}
            description={field === 'expiresOn' ? t('emptyEnd') : undefined}
            value={value}
            onChange={setValue}
            error={text('value')}
          />
        ) : (
          <TextField
            label={t(`fields.${field}`)}
            autoComplete="off"
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            error={text('value')}
          />
        )}
        <TextareaField
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={IDENTITY_CORRECTION_REASON_LENGTH.max}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={text('reason')}
        />
      </div>
    </AnswerDialog>
  )
}
