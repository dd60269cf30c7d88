import { useTranslations } from 'use-intl'
import {
  AMENITIES_AVAILABILITIES,
  LISTING_PARKING_OPTIONS,
  SERVICES_AVAILABILITIES,
} from '../../../domain/catalogue/listings.ts'
import type { ListingServices } from '../../../domain/listings/listing-details.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { CheckField, SelectField } from '../../ui/fields.tsx'
import classes from '../listing-edit.module.css'
import { IntegerField } from '../number-fields.tsx'
import type { StepProps } from '../step-values.ts'

const CHOICES = {
  parkingV2: LISTING_PARKING_OPTIONS,
  cleaningV2: SERVICES_AVAILABILITIES,
  conciergeV2: SERVICES_AVAILABILITIES,
  fitnessV2: AMENITIES_AVAILABILITIES,
} as const
const CHECKS = [
  'isServiced',
  'garage',
  'broadcastingFeeIncludedInRent',
  'cityRegistrationDocuments',
  'tenantCanChangeThePostBoxName',
] as const

/** What the landlord does for tenants beside letting: parking, cleaning, internet, papers. */
export function ServicesStep(props: StepProps<'services'>) {
  const { services } = props.values
  const t = useTranslations('listingEdit.services')
  const serviceText = useCatalogueText('catalogue.listingService')
  const optionText = {
    parkingV2: useCatalogueText('catalogue.parkingOption'),
    cleaningV2: useCatalogueText('catalogue.servicesAvailability'),
    conciergeV2: useCatalogueText('catalogue.servicesAvailability'),
    fitnessV2: useCatalogueText('catalogue.amenitiesAvailability'),
  }
  if (!services) return null
  const change = (changes: Partial<ListingServices>) =>
    props.change({ services: { ...services, ...changes } })
  return (
    <>
      <div className={classes.pair}>
        {(['parkingV2', 'cleaningV2', 'conciergeV2', 'fitnessV2'] as const).map((service) => (
          <SelectField
            key={service}
            label={serviceText(service)}
            value={services[service]}
            data={CHOICES[service].map((value) => ({
              value: value as string,
              label: optionText[service](value),
            }))}
            onChange={(event) => change({ [service]: event.currentTarget.value })}
            error={props.errorOf(`services.${service}`)}
          />
        ))}
      </div>
      <IntegerField
        label={serviceText('internetConnectionSpeedMbps')}
        description={t('speedHint')}
        unit="Mbit/s"
        value={services.internetConnectionSpeedMbps}
        onChange={(internetConnectionSpeedMbps) => change({ internetConnectionSpeedMbps })}
        error={props.errorOf('services.internetConnectionSpeedMbps')}
      />
      <div className={classes.checks}>
        {CHECKS.map((service) => (
          <CheckField
            key={service}
            label={serviceText(service)}
            description={t(`hints.${service}`)}
            checked={services[service]}
            onChange={(event) => change({ [service]: event.currentTarget.checked })}
            error={props.errorOf(`services.${service}`)}
          />
        ))}
      </div>
    </>
  )
}
