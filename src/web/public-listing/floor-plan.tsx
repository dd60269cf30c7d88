import { IconFileDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import classes from './listing-page.module.css'
import type { PublicListing } from './listing-queries.ts'

const MEGABYTE = 1024 * 1024

/** The floor plan: an image, loaded when it comes into sight, or a PDF to take along. */
export function FloorPlan(props: { plan: PublicListing['floorPlan']; title: string }) {
  const { plan, title } = props
  const t = useTranslations('listingMore')
  const format = useFormat()
  if (!plan) return null
  const size = format.number(Math.max(0.1, Math.round((plan.size / MEGABYTE) * 10) / 10))
  return (
    <Section title={t('floorPlan')}>
      {plan.isImage ? (
        <a
          className={classes.plan}
          href={plan.downloadUrl}
          target="_blank"
          rel="noopener"
          aria-label={t('floorPlanOpen')}
        >
          <img src={plan.downloadUrl} alt={t('floorPlanAlt', { title })} loading="lazy" decoding="async" />
        </a>
      ) : (
        <Button
          component="a"
          href={plan.downloadUrl}
          download
          icon={<IconFileDownload size={18} aria-hidden />}
        >
          {t('floorPlanPdf', { size })}
        </Button>
      )}
    </Section>
  )
}
