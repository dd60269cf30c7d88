import { useTranslations } from 'use-intl'
import { METHODS_OF_BOOKING } from '../../../domain/catalogue/requests.ts'
import { LANDLORD_LABELS } from '../../../domain/listings/listing-labels.ts'
import { UKRAINE_LABEL } from '../../../domain/listings/listing-purpose.ts'
import {
  contractOfListing,
  contractsOf,
  isStudentContract,
} from '../../../domain/rentals/supported-contracts.ts'
import { useContractName } from '../../shared/contract-name.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { useFeatureFlag } from '../../shared/viewer.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { CheckField, SelectField } from '../../ui/fields.tsx'
import classes from '../listing-edit.module.css'
import type { StepProps } from '../step-values.ts'

// What stands below 'what happens by itself'; for whom a listing is, stands alone.
const BY_ITSELF = LANDLORD_LABELS.filter((label) => label !== UKRAINE_LABEL)

/** How a request becomes a booking: what settles it, with which contract, and what happens by itself. */
export function BookingStep(props: StepProps<'booking'>) {
  const { values, change, errorOf } = props
  const t = useTranslations('listingEdit.booking')
  const methodText = useCatalogueText('methodOfBooking')
  const labels = values.labels ?? []
  const labelField = (label: (typeof LANDLORD_LABELS)[number]) => (
    <CheckField
      key={label}
      label={t(`labels.${label}`)}
      description={t(`labelHints.${label}`)}
      checked={labels.includes(label)}
      onChange={(event) =>
        change({
          labels: LANDLORD_LABELS.filter((known) =>
            known === label ? event.currentTarget.checked : labels.includes(known),
          ),
        })
      }
    />
  )
  return (
    <>
      {values.methodOfBooking !== undefined && (
        <ChoiceField
          legend={t('methodOfBooking')}
          value={values.methodOfBooking}
          onChange={(methodOfBooking) => change({ methodOfBooking })}
          error={errorOf('methodOfBooking')}
          choices={METHODS_OF_BOOKING.map((value) => ({
            value: value as string,
            label: capital(methodText(value)),
          }))}
        />
      )}
      {values.contractName !== undefined && <ContractField {...props} />}
      {values.isOnlineSigning !== undefined && (
        <CheckField
          label={t('isOnlineSigning')}
          description={t('onlineSigningHint')}
          checked={values.isOnlineSigning}
          onChange={(event) => change({ isOnlineSigning: event.currentTarget.checked })}
          error={errorOf('isOnlineSigning')}
        />
      )}
      {values.isFirstMonthRent !== undefined && (
        <CheckField
          label={t('isFirstMonthRent')}
          description={t('firstMonthRentHint')}
          checked={values.isFirstMonthRent}
          onChange={(event) => change({ isFirstMonthRent: event.currentTarget.checked })}
          error={errorOf('isFirstMonthRent')}
        />
      )}
      {values.labels !== undefined && (
        <fieldset className={classes.group}>
          <legend>{t('byItself')}</legend>
          {BY_ITSELF.map(labelField)}
          {errorOf('labels') && <p className={classes.error}>{errorOf('labels')}</p>}
        </fieldset>
      )}
      {values.labels !== undefined && (
        <fieldset className={classes.group}>
          <legend>{t('forWhom')}</legend>
          {labelField(UKRAINE_LABEL)}
        </fieldset>
      )}
    </>
  )
}

function ContractField(props: StepProps<'booking'>) {
  const { values, change, errorOf, listing } = props
  const t = useTranslations('listingEdit.booking')
  const contractName = useContractName()
  const country = listing.address?.country ?? ''
  const hasStudents = useFeatureFlag('STUDENT_HOUSING')
  const chosen = contractOfListing(values.contractName, country)
  const names = contractsOf(country).filter(
    (name) => name === chosen || hasStudents || !isStudentContract(name),
  )
  return (
    <SelectField
      label={t('contractName')}
      description={t('contractHint')}
      value={chosen}
      data={names.map((name) => ({ value: name, label: contractName(name, country) }))}
      onChange={(event) => change({ contractName: event.currentTarget.value })}
      error={errorOf('contractName')}
    />
  )
}

// The catalogue's words are written for the middle of a sentence.
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
