import { useTranslations } from 'use-intl'
import { boxAround } from '../shared/map/map-box.ts'
import { MapFrame } from '../shared/map/map-frame.tsx'
import { useFormat } from '../shared/format.ts'
import { Section } from '../ui/section.tsx'
import type { PublicListing } from './listing-queries.ts'
import classes from './listing-page.module.css'

/** The circle in which a home is, never its street; the map comes once it is nearly in sight. */
export function District(props: { area: PublicListing['placeArea']; city: string }) {
  const { area, city } = props
  const t = useTranslations('listingMore')
  const format = useFormat()
  if (!area) return null
  const kilometres = Math.round((area.radius * 2) / 100) / 10
  return (
    <Section title={t('district')}>
      <p>{t('districtText', { city, distance: `${format.number(kilometres)} km` })}</p>
      <div className={classes.district}>
        <MapFrame
          isLazy
          label={t('districtMap', { city })}
          fallback={t('districtFallback', { city })}
          box={boxAround(area, area.radius, 1.5)}
          circle={area}
        />
      </div>
    </Section>
  )
}
