import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import type { PublicListing } from './listing-queries.ts'

/** The rooms with their beds. */
export function Rooms(props: { listing: PublicListing }) {
  const t = useTranslations('listingMore')
  const tRoom = useTranslations('catalogue.roomType')
  const tBed = useTranslations('catalogue.bedType')
  const format = useFormat()
  const rooms = props.listing.roomsInformation
  if (rooms.length === 0) return null
  return (
    <Section title={t('rooms')}>
      <DefinitionList
        items={rooms.map((room) => {
          const beds = [
            ['single', room.singleBedsCount],
            ['double', room.doubleBedsCount],
            ['guest', room.guestBedsCount],
            ['couch', room.couchBedsCount],
          ] as const
          const words = beds
            .filter(([, count]) => count > 0)
            .map(([bed, count]) => t('bed', { bed: tBed(bed), count }))
          return { term: tRoom(room.roomType), value: words.length > 0 ? format.list(words) : '–' }
        })}
      />
    </Section>
  )
}

/** The services that go with an apartment; what is not there is not named. */
export function Services(props: { listing: PublicListing }) {
  const t = useTranslations('listingMore')
  const tService = useTranslations('catalogue.listingService')
  const tHow = useTranslations('catalogue.servicesAvailability')
  const tParking = useTranslations('catalogue.parkingOption')
  const tWhere = useTranslations('catalogue.amenitiesAvailability')
  const format = useFormat()
  const { services } = props.listing
  const yes = (is: boolean) => (is ? t('yes') : null)
  const speed = services.internetConnectionSpeedMbps
  const none = 'NOT_AVAILABLE'
  const items = [
    { term: tService('isServiced'), value: yes(services.isServiced) },
    {
      term: tService('cleaningV2'),
      value: services.cleaningV2 === none ? null : tHow(services.cleaningV2),
    },
    {
      term: tService('parkingV2'),
      value: services.parkingV2 === none ? null : tParking(services.parkingV2),
    },
    { term: tService('garage'), value: yes(services.garage) },
    { term: tService('fitnessV2'), value: services.fitnessV2 === none ? null : tWhere(services.fitnessV2) },
    {
      term: tService('conciergeV2'),
      value: services.conciergeV2 === none ? null : tHow(services.conciergeV2),
    },
    {
      term: tService('internetConnectionSpeedMbps'),
      value: speed ? t('speed', { speed: format.number(speed) }) : null,
    },
    { term: tService('cityRegistrationDocuments'), value: yes(services.cityRegistrationDocuments) },
    { term: tService('tenantCanChangeThePostBoxName'), value: yes(services.tenantCanChangeThePostBoxName) },
    { term: tService('broadcastingFeeIncludedInRent'), value: yes(services.broadcastingFeeIncludedInRent) },
  ]
  if (items.every(({ value }) => !value)) return null
  return (
    <Section title={t('services')}>
      <DefinitionList items={items} />
    </Section>
  )
}

/** What the law wants told in an advertisement about energy (§ 87 GEG). */
export function Energy(props: { listing: PublicListing }) {
  const t = useTranslations('listingMore')
  const tAvailability = useTranslations('catalogue.energyCertificateAvailability')
  const tType = useTranslations('catalogue.energyCertificateType')
  const tClass = useTranslations('catalogue.energyEfficiencyClass')
  const tSource = useTranslations('catalogue.mainEnergySource')
  const tHeating = useTranslations('catalogue.heatingMethod')
  const format = useFormat()
  const { energyCertificate: energy } = props.listing
  const perYear = (value: number | null | undefined) =>
    typeof value === 'number' ? t('perYear', { value: format.number(value) }) : null
  const items = [
    { term: t('certificate'), value: energy && tAvailability(energy.availability) },
    { term: t('certificateType'), value: energy?.certificateType && tType(energy.certificateType) },
    { term: t('energyConsumption'), value: perYear(energy?.energyConsumption) },
    { term: t('heatingConsumption'), value: perYear(energy?.heatingConsumption) },
    { term: t('electricityConsumption'), value: perYear(energy?.electricityConsumption) },
    { term: t('mainEnergySource'), value: energy?.mainEnergySource && tSource(energy.mainEnergySource) },
    { term: t('efficiencyClass'), value: energy?.efficiencyClass && tClass(energy.efficiencyClass) },
    {
      term: t('yearOfConstruction'),
      value: energy?.isYearOfConstructionUnknown ? t('unknownYear') : energy?.yearOfConstruction,
    },
    { term: t('heatingMethod'), value: energy?.heatingMethod && tHeating(energy.heatingMethod) },
    { term: t('issueDate'), value: energy?.issueDate && format.day(energy.issueDate) },
  ]
  if (items.every(({ value }) => !value)) return null
  return (
    <Section title={t('energy')}>
      <DefinitionList items={items} />
    </Section>
  )
}

/** The condition of the apartment, and the number under which some cities register it. */
export function Details(props: { listing: PublicListing }) {
  const t = useTranslations('listingMore')
  const tState = useTranslations('catalogue.apartmentState')
  const { apartmentState, registrationNumber } = props.listing
  if (!apartmentState && !registrationNumber) return null
  return (
    <Section title={t('details')}>
      <DefinitionList
        items={[
          { term: t('apartmentState'), value: apartmentState && tState(apartmentState) },
          { term: t('registrationNumber'), value: registrationNumber },
        ]}
      />
    </Section>
  )
}
