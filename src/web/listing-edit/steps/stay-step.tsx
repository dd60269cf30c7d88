import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DayField } from '../../ui/day-field.tsx'
import { CheckField, SelectField, TextField } from '../../ui/fields.tsx'
import { MAX_VACANCY_UNITS } from '../../../domain/catalogue/listings.ts'
import { regionRulesOptions } from '../edit-queries.ts'
import classes from '../listing-edit.module.css'
import { IntegerField } from '../number-fields.tsx'
import type { StepProps } from '../step-values.ts'

/** When the apartment can be had, and for how long at least and at most, with what the city asks for. */
export function StayStep(props: StepProps<'stay'>) {
  const { values, change, errorOf } = props
  const t = useTranslations('listingEdit.stay')
  return (
    <>
      {values.availableFrom !== undefined && (
        <fieldset className={classes.group}>
          <legend>{t('window')}</legend>
          <div className={classes.pair}>
            <DayField
              label={t('availableFrom')}
              data-field="availableFrom"
              value={values.availableFrom ?? ''}
              onChange={(day) => change({ availableFrom: day || null })}
              error={errorOf('availableFrom')}
            />
            <DayField
              label={t('availableTo')}
              description={t('availableToHint')}
              value={values.availableTo ?? ''}
              min={values.availableFrom ?? undefined}
              onChange={(day) => change({ availableTo: day || null })}
              error={errorOf('availableTo')}
            />
          </div>
        </fieldset>
      )}
      {values.minBookingDuration !== undefined && <Durations {...props} />}
      {values.maxVacancy !== undefined && <Vacancy {...props} />}
    </>
  )
}

function Durations(props: StepProps<'stay'>) {
  const { values, change, errorOf } = props
  const t = useTranslations('listingEdit.stay')
  return (
    <fieldset className={classes.group}>
      <legend>{t('durations')}</legend>
      <RegionRules {...props} />
      <div className={classes.pair}>
        <IntegerField
          label={t('minBookingDuration')}
          unit={t('months')}
          value={values.minBookingDuration ?? null}
          onChange={(minBookingDuration) => change({ minBookingDuration })}
          error={errorOf('minBookingDuration')}
        />
        <IntegerField
          label={t('maxBookingDuration')}
          unit={t('months')}
          value={values.maxBookingDuration ?? null}
          onChange={(maxBookingDuration) => change({ maxBookingDuration })}
          error={errorOf('maxBookingDuration')}
        />
      </div>
      <TextField
        label={t('permit')}
        data-field="minBookingDurationPermitId"
        description={t('permitHint')}
        value={values.minBookingDurationPermitId ?? ''}
        onChange={(event) => change({ minBookingDurationPermitId: event.currentTarget.value || null })}
        error={errorOf('minBookingDurationPermitId')}
      />
      <CheckField
        label={t('exemption')}
        description={t('exemptionHint')}
        checked={values.minBookingDurationExemption ?? false}
        onChange={(event) => change({ minBookingDurationExemption: event.currentTarget.checked })}
        error={errorOf('minBookingDurationExemption')}
      />
    </fieldset>
  )
}

/** How long the apartment may stand empty before a stay; requests that leave more say so. */
function Vacancy({ values, change, errorOf }: StepProps<'stay'>) {
  const t = useTranslations('listingEdit.stay.vacancy')
  return (
    <fieldset className={classes.group}>
      <legend>{t('title')}</legend>
      <p className={classes.note}>{t('hint')}</p>
      <div className={classes.pair}>
        <IntegerField
          label={t('length')}
          description={t('lengthHint')}
          data-field="maxVacancy"
          value={values.maxVacancy ?? null}
          onChange={(maxVacancy) => change({ maxVacancy })}
          error={errorOf('maxVacancy')}
        />
        <SelectField
          label={t('unit')}
          value={values.maxVacancyUnit ?? 'DAY'}
          data={MAX_VACANCY_UNITS.map((unit) => ({ value: unit as string, label: t(`units.${unit}`) }))}
          onChange={(event) => change({ maxVacancyUnit: event.currentTarget.value })}
          error={errorOf('maxVacancyUnit')}
        />
      </div>
    </fieldset>
  )
}

/** What the city where the apartment is says about the length of stays. */
function RegionRules(props: StepProps<'stay'>) {
  const { address } = props.listing
  const t = useTranslations('listingEdit.stay.region')
  const { data } = useQuery(regionRulesOptions(address))
  if (!data || (data.minBookingDuration === null && data.maxBookingDuration === null)) return null
  const isLifted = props.values.minBookingDurationPermitId || props.values.minBookingDurationExemption
  const city = address?.city ?? ''
  return (
    <div className={classes.hint}>
      {data.minBookingDuration !== null && <p>{t('minimum', { city, months: data.minBookingDuration })}</p>}
      {data.minBookingDuration !== null && <p>{isLifted ? t('lifted') : t('canBeLifted')}</p>}
      {data.maxBookingDuration !== null && <p>{t('maximum', { city, months: data.maxBookingDuration })}</p>}
      {data.region === 'VIENNA' && <p>{t('vienna')}</p>}
      {data.source && <small>{t('source', { source: data.source })}</small>}
    </div>
  )
}
