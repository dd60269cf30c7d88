import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../page-link.tsx'
import { useCatalogueText } from '../status-text.ts'
import classes from './publishing.module.css'
import type { ManagedListing, Situation } from './publishing-queries.ts'

/** What is missing before it may be published, each with the way to where it is told. */
export function PublishGaps(props: { gaps: Situation['gaps']; listing: ManagedListing }) {
  const { listing } = props
  const t = useTranslations('publishing')
  const gapText = useCatalogueText('catalogue.listingGap')
  const steps = new Map(props.gaps.map(({ gap, step }) => [gap, step]))
  return (
    <div className={classes.gaps}>
      <h3>{t('missing', { count: steps.size })}</h3>
      <ul>
        {[...steps].map(([gap, stepId]) => (
          <li key={gap}>
            <PageLink
              page={listing.partOfGroup ? 'groupEdit' : 'listingEdit'}
              params={{ groupId: listing.groupId, listingId: listing._id, stepId }}
            >
              {gapText(gap)} <IconArrowRight size={16} aria-hidden />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
