import {
  IconArmchair,
  IconBuilding,
  IconCheck,
  IconHeartHandshake,
  IconHome,
  IconPaw,
  IconPawOff,
  IconRulerMeasure,
  IconSmoking,
  IconSmokingNo,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AMENITIES } from '../../domain/catalogue/amenity.ts'
import { useFormat } from '../shared/format.ts'
import classes from './listing-page.module.css'
import type { PublicListing } from './listing-queries.ts'

/** Kind, size, people and furniture of a home, each with its icon. */
export function ListingFacts(props: { listing: PublicListing }) {
  const { listing } = props
  const t = useTranslations('publicListing')
  const tHome = useTranslations('homeType')
  const tFurniture = useTranslations('furnitureStandard')
  const format = useFormat()
  return (
    <ul className={classes.facts} aria-label={t('facts')}>
      {listing.isForUkrainians && (
        <Fact icon={<IconHeartHandshake aria-hidden />}>{t('isForUkrainians')}</Fact>
      )}
      <Fact icon={<IconHome aria-hidden />}>{tHome(listing.homeType)}</Fact>
      <Fact icon={<IconRulerMeasure aria-hidden />}>{t('area', { area: format.number(listing.area) })}</Fact>
      <Fact icon={<IconUsers aria-hidden />}>{t('accommodates', { count: listing.accommodates })}</Fact>
      <Fact icon={<IconArmchair aria-hidden />}>{tFurniture(listing.furnitureStandard)}</Fact>
      {listing.partOfGroup && (
        <Fact icon={<IconBuilding aria-hidden />}>{t('units', { count: listing.unitCount })}</Fact>
      )}
    </ul>
  )
}

function Fact(props: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {props.icon}
      {props.children}
    </li>
  )
}

/** What is in the home, in the catalogue's order. */
export function Amenities(props: { amenities: readonly string[] }) {
  const t = useTranslations('amenity')
  const known = AMENITIES.filter((amenity) => props.amenities.includes(amenity))
  return (
    <ul className={classes.amenities}>
      {known.map((amenity) => (
        <li key={amenity}>
          <IconCheck size={18} aria-hidden />
          {t(amenity)}
        </li>
      ))}
    </ul>
  )
}

/** Pets and smoking. */
export function HouseRules(props: { listing: PublicListing }) {
  const { petRule, smokingRule } = props.listing
  const t = useTranslations('publicListing')
  return (
    <ul className={classes.facts}>
      <Fact icon={petRule === 'NOT_ALLOWED' ? <IconPawOff aria-hidden /> : <IconPaw aria-hidden />}>
        {t(`petRule.${petRule}`)}
      </Fact>
      <Fact
        icon={smokingRule === 'NOT_ALLOWED' ? <IconSmokingNo aria-hidden /> : <IconSmoking aria-hidden />}
      >
        {t(`smokingRule.${smokingRule}`)}
      </Fact>
    </ul>
  )
}
