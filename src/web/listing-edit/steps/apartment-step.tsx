import { useTranslations } from 'use-intl'
import { APARTMENT_STATES, FURNITURE_STANDARDS, HOME_TYPES } from '../../../domain/catalogue/listings.ts'
import { MAX_GUESTS, MIN_AREA } from '../../../domain/kernel/constants.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import classes from '../listing-edit.module.css'
import { CountField, IntegerField } from '../number-fields.tsx'
import type { StepProps } from '../step-values.ts'

/** What kind of apartment it is, how large, and for how many. */
export function ApartmentStep(props: StepProps<'apartment'>) {
  const { values, change, errorOf } = props
  const t = useTranslations('listingEdit.apartment')
  const tType = useTranslations('homeType')
  const tFurniture = useTranslations('furnitureStandard')
  const stateText = useCatalogueText('catalogue.apartmentState')
  return (
    <>
      <Names {...props} />
      {values.homeType !== undefined && (
        <ChoiceField
          legend={t('homeType')}
          value={values.homeType}
          onChange={(homeType) => change({ homeType })}
          error={errorOf('homeType')}
          choices={HOME_TYPES.map((value) => ({ value: value as string, label: tType(value) }))}
        />
      )}
      <div className={classes.pair}>
        {values.area !== undefined && (
          <IntegerField
            label={t('area')}
            data-field="area"
            description={t('areaHint', { minimum: MIN_AREA })}
            unit="m²"
            value={values.area}
            onChange={(area) => change({ area })}
            error={errorOf('area')}
          />
        )}
        {values.floor !== undefined && (
          <IntegerField
            label={t('floor')}
            description={t('floorHint')}
            value={values.floor}
            onChange={(floor) => change({ floor })}
            error={errorOf('floor')}
          />
        )}
      </div>
      {values.accommodates !== undefined && (
        <CountField
          label={t('accommodates')}
          value={values.accommodates}
          minimum={1}
          maximum={MAX_GUESTS}
          onChange={(accommodates) => change({ accommodates })}
          error={errorOf('accommodates')}
        />
      )}
      {values.furnitureStandard !== undefined && (
        <ChoiceField
          legend={t('furnitureStandard')}
          value={values.furnitureStandard}
          onChange={(furnitureStandard) => change({ furnitureStandard })}
          error={errorOf('furnitureStandard')}
          choices={FURNITURE_STANDARDS.map((value) => ({
            value: value as string,
            label: tFurniture(value),
            detail: t(`furniture.${value}`),
          }))}
        />
      )}
      {values.apartmentState !== undefined && (
        <SelectField
          label={t('apartmentState')}
          value={values.apartmentState ?? ''}
          data={[
            { value: '', label: t('notStated') },
            ...APARTMENT_STATES.map((value) => ({ value: value as string, label: stateText(value) })),
          ]}
          onChange={(event) => change({ apartmentState: event.currentTarget.value || null })}
          error={errorOf('apartmentState')}
        />
      )}
    </>
  )
}

function Names(props: StepProps<'apartment'>) {
  const { values, change, errorOf } = props
  const t = useTranslations('listingEdit.apartment')
  return (
    <>
      {values.name !== undefined && (
        <TextField
          label={t('name')}
          description={t('nameHint')}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={errorOf('name')}
        />
      )}
      {values.apartmentName !== undefined && (
        <TextField
          label={t('apartmentName')}
          value={values.apartmentName}
          onChange={(event) => change({ apartmentName: event.currentTarget.value })}
          error={errorOf('apartmentName')}
        />
      )}
      {values.externalId !== undefined && (
        <TextField
          label={t('externalId')}
          description={t('externalIdHint')}
          value={values.externalId ?? ''}
          onChange={(event) => change({ externalId: event.currentTarget.value || null })}
          error={errorOf('externalId')}
        />
      )}
    </>
  )
}
