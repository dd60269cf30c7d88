import { useTranslations } from 'use-intl'
import { EMPLOYMENTS } from '../../domain/catalogue/employment.ts'
import { PAID_BY } from '../../domain/catalogue/paid-by.ts'
import { REASONS_FOR_STAY } from '../../domain/catalogue/reason-for-stay.ts'
import { SelectField, TextareaField, TextField } from '../ui/fields.tsx'
import { capital, type PartProps } from './field-props.ts'
import { Optional } from './people-fields.tsx'
import classes from './request-form.module.css'

/** Why the stay, what the person does, who pays, and a message to the landlord. */
export function ReasonFields(props: PartProps) {
  const { values, change, errorOf } = props
  const t = useTranslations('requestForm.about')
  const tPeople = useTranslations('requestForm.people')
  const tReason = useTranslations('reasonForStay')
  const choose = { value: '', label: tPeople('choose') }
  return (
    <fieldset className={classes.part}>
      <legend>{t('legend')}</legend>
      <div className={classes.pair}>
        <SelectField
          label={t('reasonForStay')}
          value={values.reasonForStay}
          required
          data={[choose, ...REASONS_FOR_STAY.map((value) => ({ value, label: tReason(value) }))]}
          onChange={(event) => change({ reasonForStay: event.currentTarget.value })}
          error={errorOf('reasonForStay')}
        />
        <SelectField
          label={t('paidBy')}
          value={values.paidBy}
          required
          data={[choose, ...PAID_BY.map((value) => ({ value, label: t(`payer.${value}`) }))]}
          onChange={(event) => change({ paidBy: event.currentTarget.value })}
          error={errorOf('paidBy')}
        />
      </div>
      <Work {...props} />
      <TextareaField
        label={<Optional label={t('notes')} />}
        description={t('notesHint')}
        value={values.notes}
        rows={5}
        onChange={(event) => change({ notes: event.currentTarget.value })}
        error={errorOf('notes')}
      />
    </fieldset>
  )
}

function Work(props: PartProps) {
  const { values, change, errorOf } = props
  const t = useTranslations('requestForm.about')
  const tEmployment = useTranslations('employment')
  const companyPays = values.paidBy === 'COMPANY'
  return (
    <>
      <SelectField
        label={<Optional label={t('employment')} />}
        value={values.employment}
        data={[
          { value: '', label: t('notAnswered') },
          ...EMPLOYMENTS.map((value) => ({ value, label: capital(tEmployment(value)) })),
        ]}
        onChange={(event) => change({ employment: event.currentTarget.value })}
        error={errorOf('employment')}
      />
      <div className={classes.pair}>
        <TextField
          label={companyPays ? t('companyName') : <Optional label={t('companyName')} />}
          value={values.companyName}
          autoComplete="organization"
          required={companyPays}
          onChange={(event) => change({ companyName: event.currentTarget.value })}
          error={errorOf('companyName')}
        />
        <TextField
          label={<Optional label={t('jobTitle')} />}
          value={values.jobTitle}
          autoComplete="organization-title"
          onChange={(event) => change({ jobTitle: event.currentTarget.value })}
          error={errorOf('jobTitle')}
        />
      </div>
    </>
  )
}
