import { useTranslations } from 'use-intl'
import {
  ENERGY_CERTIFICATE_AVAILABILITIES,
  ENERGY_CERTIFICATE_TYPES,
  ENERGY_EFFICIENCY_CLASSES,
  HEATING_METHODS,
  MAIN_ENERGY_SOURCES,
} from '../../../domain/catalogue/energy-certificate.ts'
import { type EnergyCertificate, NO_CERTIFICATE } from '../../../domain/listings/listing-details.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { CheckField, SelectField } from '../../ui/fields.tsx'
import classes from '../listing-edit.module.css'
import { DecimalField, IntegerField } from '../number-fields.tsx'
import type { StepProps } from '../step-values.ts'

/** The energy certificate, which the law of some countries wants in every advertisement. */
export function EnergyStep(props: StepProps<'energy'>) {
  const { values, listing } = props
  const t = useTranslations('listingEdit.energy')
  const availabilityText = useCatalogueText('catalogue.energyCertificateAvailability')
  const certificate = values.energyCertificate ?? null
  const country = listing.address?.country
  return (
    <>
      {(country === 'DE' || country === 'FR') && <p className={classes.hint}>{t(`duty.${country}`)}</p>}
      <div data-field="energyCertificate.availability">
        <ChoiceField
          legend={t('availability')}
          value={certificate?.availability ?? null}
          onChange={(availability) =>
            props.change({ energyCertificate: { ...NO_CERTIFICATE, ...certificate, availability } })
          }
          error={props.errorOf('energyCertificate.availability') ?? props.errorOf('energyCertificate')}
          choices={ENERGY_CERTIFICATE_AVAILABILITIES.map((value) => ({
            value,
            label: availabilityText(value),
            detail: t(`availabilities.${value}`),
          }))}
        />
      </div>
      {certificate && certificate.availability !== 'NOT_NEEDED' && (
        <Details {...props} certificate={certificate} />
      )}
    </>
  )
}

function Details(props: StepProps<'energy'> & { certificate: EnergyCertificate }) {
  const { certificate } = props
  const t = useTranslations('listingEdit.energy')
  const typeText = useCatalogueText('catalogue.energyCertificateType')
  const classText = useCatalogueText('catalogue.energyEfficiencyClass')
  const change = (changes: Partial<EnergyCertificate>) =>
    props.change({ energyCertificate: { ...certificate, ...changes } })
  const errorOf = (field: keyof EnergyCertificate) => props.errorOf(`energyCertificate.${field}`)
  return (
    <>
      <div className={classes.pair}>
        <Choice
          label={t('certificateType')}
          data-field="energyCertificate.certificateType"
          value={certificate.certificateType}
          values={ENERGY_CERTIFICATE_TYPES}
          text={typeText}
          onChange={(certificateType) => change({ certificateType })}
          error={errorOf('certificateType')}
        />
        <DayField
          label={t('issueDate')}
          data-field="energyCertificate.issueDate"
          value={certificate.issueDate ?? ''}
          onChange={(day) => change({ issueDate: day || null })}
          error={errorOf('issueDate')}
        />
        <Choice
          label={t('efficiencyClass')}
          data-field="energyCertificate.efficiencyClass"
          value={certificate.efficiencyClass}
          values={ENERGY_EFFICIENCY_CLASSES}
          text={classText}
          onChange={(efficiencyClass) => change({ efficiencyClass })}
          error={errorOf('efficiencyClass')}
        />
        <DecimalField
          label={t('energyConsumption')}
          data-field="energyCertificate.energyConsumption"
          unit="kWh/(m²·a)"
          value={certificate.energyConsumption}
          onChange={(energyConsumption) => change({ energyConsumption })}
          error={errorOf('energyConsumption')}
        />
        <DecimalField
          label={t('heatingConsumption')}
          data-field="energyCertificate.heatingConsumption"
          unit="kWh/(m²·a)"
          value={certificate.heatingConsumption}
          onChange={(heatingConsumption) => change({ heatingConsumption })}
          error={errorOf('heatingConsumption')}
        />
        <DecimalField
          label={t('electricityConsumption')}
          data-field="energyCertificate.electricityConsumption"
          unit="kWh/(m²·a)"
          value={certificate.electricityConsumption}
          onChange={(electricityConsumption) => change({ electricityConsumption })}
          error={errorOf('electricityConsumption')}
        />
      </div>
      <Building {...props} changeCertificate={change} errorOfField={errorOf} />
    </>
  )
}

function Building(props: {
  certificate: EnergyCertificate
  changeCertificate: (changes: Partial<EnergyCertificate>) => void
  errorOfField: (field: keyof EnergyCertificate) => string | undefined
}) {
  const { certificate, changeCertificate: change, errorOfField: errorOf } = props
  const t = useTranslations('listingEdit.energy')
  const sourceText = useCatalogueText('catalogue.mainEnergySource')
  const heatingText = useCatalogueText('catalogue.heatingMethod')
  return (
    <>
      <div className={classes.pair}>
        <Choice
          label={t('mainEnergySource')}
          data-field="energyCertificate.mainEnergySource"
          value={certificate.mainEnergySource}
          values={MAIN_ENERGY_SOURCES}
          text={sourceText}
          onChange={(mainEnergySource) => change({ mainEnergySource })}
          error={errorOf('mainEnergySource')}
        />
        <Choice
          label={t('heatingMethod')}
          data-field="energyCertificate.heatingMethod"
          value={certificate.heatingMethod}
          values={HEATING_METHODS}
          text={heatingText}
          onChange={(heatingMethod) => change({ heatingMethod })}
          error={errorOf('heatingMethod')}
        />
      </div>
      <IntegerField
        label={t('yearOfConstruction')}
        data-field="energyCertificate.yearOfConstruction"
        disabled={certificate.isYearOfConstructionUnknown}
        value={certificate.yearOfConstruction}
        onChange={(yearOfConstruction) => change({ yearOfConstruction })}
        error={errorOf('yearOfConstruction')}
      />
      <CheckField
        label={t('isYearOfConstructionUnknown')}
        checked={certificate.isYearOfConstructionUnknown}
        onChange={(event) =>
          change({
            isYearOfConstructionUnknown: event.currentTarget.checked,
            ...(event.currentTarget.checked && { yearOfConstruction: null }),
          })
        }
        error={errorOf('isYearOfConstructionUnknown')}
      />
    </>
  )
}

function Choice<Value extends string>(props: {
  label: string
  value: Value | null
  values: readonly Value[]
  text: (value: string) => string
  onChange: (value: Value | null) => void
  error?: string
  'data-field': string
}) {
  const t = useTranslations('listingEdit.energy')
  return (
    <SelectField
      label={props.label}
      data-field={props['data-field']}
      value={props.value ?? ''}
      data={[
        { value: '', label: t('notStated') },
        ...props.values.map((value) => ({ value: value as string, label: props.text(value) })),
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        props.onChange(props.values.find((value) => value === chosen) ?? null)
      }}
      error={props.error}
    />
  )
}
