import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../page-link.tsx'
import { useGapText } from '../use-gap-text.ts'
import classes from './publishing.module.css'
import type { ManagedListing, Situation } from './publishing-queries.ts'

/** What is missing before it may be published, each with the way to where it is told. */
export function PublishGaps(props: { gaps: Situation['gaps']; listing: ManagedListing }) {
  const { listing } = props
  const t = useTranslations('publishing')
  const gapText = useGapText()
  return (
    <div className={classes.gaps}>
      <h3>{t('missing', { count: props.gaps.length })}</h3>
      <ul>
        {props.gaps.map((gap) => (
          <li key={`${gap.gap} ${gap.field}`}>
            <PageLink
              page={listing.partOfGroup ? 'groupEdit' : 'listingEdit'}
              params={{ groupId: listing.groupId, listingId: listing._id, stepId: gap.step }}
              search={{ field: gap.field }}
            >
              {gapText(gap)} <IconArrowRight size={16} aria-hidden />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
