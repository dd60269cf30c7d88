import { useTranslations } from 'use-intl'
import { occupationOf } from '../../domain/rentals/booking-request-input-hints.ts'
import { EMPLOYMENTS, PAID_BY } from '../../domain/catalogue/tenants.ts'
import { REASONS_FOR_STAY } from '../../domain/catalogue/requests.ts'
import { SelectField, TextareaField, TextField } from '../ui/fields.tsx'
import { Hints, type HintedListing } from './hints.tsx'
import { Optional } from './people-fields.tsx'
import { capital, type PartProps } from './request-draft.ts'
import classes from './request-form.module.css'

/** Why the stay, what the person does, who pays, and a message to the landlord. */
export function ReasonFields(props: PartProps & { listing?: HintedListing; open?: boolean }) {
  const { values, change, errorOf, listing, open } = props
  const t = useTranslations('requestForm.about')
  const tPeople = useTranslations('requestForm.people')
  const tReason = useTranslations('reasonForStay')
  // A profile may leave open what a request has to answer.
  const choose = { value: '', label: tPeople(open ? 'notAnswered' : 'choose') }
  return (
    <fieldset className={classes.part}>
      <legend>{t('legend')}</legend>
      <div className={classes.pair}>
        <SelectField
          label={t('reasonForStay')}
          value={values.reasonForStay}
          required={!open}
          data={[choose, ...REASONS_FOR_STAY.map((value) => ({ value, label: tReason(value) }))]}
          onChange={(event) => change({ reasonForStay: event.currentTarget.value })}
          error={errorOf('reasonForStay')}
        />
        <SelectField
          label={t('paidBy')}
          value={values.paidBy}
          required={!open}
          data={[choose, ...PAID_BY.map((value) => ({ value, label: t(`payer.${value}`) }))]}
          onChange={(event) => change({ paidBy: event.currentTarget.value })}
          error={errorOf('paidBy')}
        />
      </div>
      {listing && <Hints values={values} listing={listing} of={['SCHOLARSHIP_WITHOUT_STUDIES']} />}
      <Work {...props} />
      {listing && <Hints values={values} listing={listing} of={['EMPLOYER_UNKNOWN']} />}
      <TextareaField
        label={<Optional label={t('notes')} />}
        description={t(occupationOf(values.reasonForStay) === 'REFUGEE' ? 'refugeeHint' : 'notesHint')}
        value={values.notes}
        rows={5}
        onChange={(event) => change({ notes: event.currentTarget.value })}
        error={errorOf('notes')}
      />
      {listing && <Hints values={values} listing={listing} of={['REASON_NEEDS_WORDS']} />}
    </fieldset>
  )
}

// Students (C3's subset) tell of their school and subject, everybody else of an employer.
function Work(props: PartProps) {
  const { values, change, errorOf } = props
  const t = useTranslations('requestForm.about')
  const tPeople = useTranslations('requestForm.people')
  const tEmployment = useTranslations('employment')
  const companyPays = values.paidBy === 'COMPANY'
  const isStudent = occupationOf(values.reasonForStay) === 'STUDENT'
  const company = isStudent && !companyPays ? t('school') : t('employer')
  return (
    <>
      <SelectField
        label={<Optional label={t('employment')} />}
        value={values.employment}
        data={[
          { value: '', label: tPeople('notAnswered') },
          ...EMPLOYMENTS.map((value) => ({ value, label: capital(tEmployment(value)) })),
        ]}
        onChange={(event) => change({ employment: event.currentTarget.value })}
        error={errorOf('employment')}
      />
      <div className={classes.pair}>
        <TextField
          label={companyPays ? company : <Optional label={company} />}
          value={values.companyName}
          autoComplete="organization"
          required={companyPays}
          onChange={(event) => change({ companyName: event.currentTarget.value })}
          error={errorOf('companyName')}
        />
        <TextField
          label={<Optional label={isStudent ? t('subject') : t('jobTitle')} />}
          value={values.jobTitle}
          autoComplete="organization-title"
          onChange={(event) => change({ jobTitle: event.currentTarget.value })}
          error={errorOf('jobTitle')}
        />
      </div>
    </>
  )
}
