import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingPayload } from '../../domain/listings/listing-content.ts'
import { LONGEST_ADVERT, readAdvert } from '../../domain/listings/adverts/advert.ts'
import {
  ADVERT_PARTS,
  type AdvertPart as Part,
  contentOfAdvert,
  isTold,
} from '../../domain/listings/adverts/advert-content.ts'
import type { Advert } from '../../domain/listings/adverts/found-advert.ts'
import type { PlaceOfAdvert } from '../../domain/listings/adverts/told-place.ts'
import { parseDay } from '../../domain/kernel/day.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { CheckField, TextareaField } from '../ui/fields.tsx'
import classes from './listing-edit.module.css'

/** What somebody has confirmed of an advert: the content at the place that the form names. */
export interface ToldAdvert extends PlaceOfAdvert {
  contentAt: (place: { city: string; country: string }) => ListingPayload
}

/** Reads the pasted text of an advert, and shows each thing that it understood to be confirmed, with the words that say it. */
export function AdvertPart(props: { onTold: (told: ToldAdvert | null) => void }) {
  const t = useTranslations('advert')
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<ReadonlySet<Part>>(new Set())
  const advert = readAdvert(text, parseDay(utcToday()))
  const parts = advert ? ADVERT_PARTS.filter((part) => isTold(advert, part)) : []
  const tell = (read: Advert | null, without: ReadonlySet<Part>) => {
    if (!read) return props.onTold(null)
    const kept = new Set(ADVERT_PARTS.filter((part) => isTold(read, part) && !without.has(part)))
    props.onTold({
      city: read.city?.value ?? null,
      country: read.country?.value ?? null,
      contentAt: (place) => contentOfAdvert(read, kept, place),
    })
  }
  const toggle = (part: Part, isKept: boolean) => {
    const without = new Set([...refused].filter((one) => one !== part))
    if (!isKept) without.add(part)
    setRefused(without)
    tell(advert, without)
  }
  return (
    <div className={classes.group}>
      <TextareaField
        label={t('text')}
        description={t('hint')}
        rows={8}
        maxLength={LONGEST_ADVERT}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setRefused(new Set())
          tell(readAdvert(value, parseDay(utcToday())), new Set())
        }}
      />
      <p role="status" className={classes.note}>
        {advert && t('understood', { count: parts.length })}
      </p>
      {advert && (
        <ul className={classes.told} aria-label={t('list')}>
          {parts.map((part) => (
            <ToldPart
              key={part}
              advert={advert}
              part={part}
              isKept={!refused.has(part)}
              onToggle={(isKept) => toggle(part, isKept)}
            />
          ))}
        </ul>
      )}
      {advert?.furnished?.value === false && <p className={classes.note}>{t('unfurnished')}</p>}
    </div>
  )
}

function ToldPart(props: {
  advert: Advert
  part: Part
  isKept: boolean
  onToggle: (isKept: boolean) => void
}) {
  const { advert, part } = props
  const t = useTranslations('advert')
  const say = useValueText(advert)
  const found = advert[part]
  const words = typeof found === 'object' && found !== null && 'words' in found ? found.words : null
  return (
    <li>
      <CheckField
        label={t('part', { name: t(`parts.${part}`), value: say(part) })}
        description={words && part !== 'title' ? t('saidBy', { words }) : undefined}
        checked={props.isKept}
        onChange={(event) => props.onToggle(event.currentTarget.checked)}
      />
    </li>
  )
}

/** What each part says, in the words of the interface. */
function useValueText(advert: Advert): (part: Part) => string {
  const t = useTranslations('advert')
  const format = useFormat()
  const tAmenity = useTranslations('amenity')
  const tHomeType = useTranslations('homeType')
  const money = (found: Advert['price']) => (found ? format.money(found.value, advert.currency, 'auto') : '')
  const texts: Record<Part, () => string> = {
    title: () => advert.title?.value ?? '',
    street: () => {
      const { street = '', streetNumber = '' } = advert.street?.value ?? {}
      return `${street} ${streetNumber}`.trim()
    },
    zipCode: () => advert.zipCode?.value ?? '',
    homeType: () => (advert.homeType ? tHomeType(advert.homeType.value) : ''),
    area: () => t('area', { area: advert.area?.value ?? 0 }),
    rooms: () => t('rooms', { bedrooms: 0, livingRooms: 0, ...advert.rooms?.value }),
    floor: () => t('floor', { floor: advert.floor?.value ?? 0 }),
    price: () => money(advert.price),
    deposit: () => money(advert.deposit),
    finalCleaningFee: () => money(advert.finalCleaningFee),
    availableFrom: () => format.day(advert.availableFrom?.value ?? utcToday()),
    minBookingDuration: () => format.duration({ months: advert.minBookingDuration?.value ?? 0, days: 0 }),
    amenities: () => format.list(advert.amenities.map(({ value }) => tAmenity(value))),
    description: () => t('description', { count: advert.description.length }),
  }
  return (part) => texts[part]()
}
