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
import { useLocale, useTranslations } from 'use-intl'
import { AMENITIES } from '../../domain/catalogue/listings.ts'
import { useFormat } from '../shared/format.ts'
import { listingText } from '../shared/listing-words.ts'
import classes from './listing-page.module.css'
import type { PublicListing } from './listing-queries.ts'

/** Kind, size, people and furniture of an apartment, each with its icon. */
export function ListingFacts(props: { listing: PublicListing }) {
  const { listing } = props
  const t = useTranslations('publicListing')
  const tHomeType = useTranslations('homeType')
  const tFurniture = useTranslations('furnitureStandard')
  const format = useFormat()
  return (
    <ul className={classes.facts} aria-label={t('facts')}>
      {listing.isForUkrainians && (
        <Fact icon={<IconHeartHandshake aria-hidden />}>{t('isForUkrainians')}</Fact>
      )}
      <Fact icon={<IconHome aria-hidden />}>{tHomeType(listing.homeType)}</Fact>
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

/** What is in the apartment, in the catalogue's order; where, if its landlord said so. */
export function Amenities(props: {
  amenities: readonly string[]
  places: PublicListing['amenitiesAvailability']
}) {
  const t = useTranslations('amenity')
  const tPlace = useTranslations('catalogue.amenitiesAvailability')
  const placeOf = (amenity: string) =>
    props.places.find((place) => place.amenity === amenity && SHOWN_PLACES.includes(place.availability))
  const known = AMENITIES.filter((amenity) => props.amenities.includes(amenity))
  return (
    <ul className={classes.amenities}>
      {known.map((amenity) => {
        const place = placeOf(amenity)
        return (
          <li key={amenity}>
            <IconCheck size={18} aria-hidden />
            <span>
              {t(amenity)}
              {place && <small className={classes.place}>{tPlace(place.availability)}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** That something is there says its own line. */
const SHOWN_PLACES: readonly string[] = [
  'AVAILABLE_IN_APARTMENT',
  'AVAILABLE_IN_BUILDING',
  'AVAILABLE_NEAR_BUILDING',
]

/** Pets and smoking, each with the conditions that its landlord wrote. */
export function HouseRules(props: { listing: PublicListing }) {
  const { petRule, smokingRule } = props.listing
  const t = useTranslations('publicListing')
  const isConditional = (rule: string) => rule === 'ALLOWED_WITH_CONDITIONS'
  return (
    <ul className={classes.rules}>
      <Fact icon={petRule === 'NOT_ALLOWED' ? <IconPawOff aria-hidden /> : <IconPaw aria-hidden />}>
        <span>
          {t(`petRule.${petRule}`)}
          {isConditional(petRule) && <Conditions texts={props.listing.petRules.conditions} />}
        </span>
      </Fact>
      <Fact
        icon={smokingRule === 'NOT_ALLOWED' ? <IconSmokingNo aria-hidden /> : <IconSmoking aria-hidden />}
      >
        <span>
          {t(`smokingRule.${smokingRule}`)}
          {isConditional(smokingRule) && <Conditions texts={props.listing.smokingRules.conditions} />}
        </span>
      </Fact>
    </ul>
  )
}

function Conditions(props: { texts: unknown }) {
  const conditions = listingText(props.texts, useLocale())
  if (!conditions.text) return null
  return (
    <small className={classes.place} lang={conditions.otherLanguage ?? undefined}>
      {conditions.text}
    </small>
  )
}
