import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './request-overlaps.module.css'

const SHOWN_FIRST = 5

/** Who else wants these days, and what accepting would do to them. */
export function RequestOverlaps(props: { request: InboxRequest }) {
  const t = useTranslations('request.overlaps')
  const format = useFormat()
  const landlordStatus = useCatalogueText('landlordStatus')
  const [all, setAll] = useState(false)
  const overlaps = props.request.overlappingListingRequests
  if (overlaps.length === 0) return null
  const shown = all ? overlaps : overlaps.slice(0, SHOWN_FIRST)
  const rest = overlaps.length - shown.length
  return (
    <Section title={t('title')} aside={<Pill>{overlaps.length}</Pill>}>
      <Card padded={false}>
        <ul>
          {shown.map((other) => (
            <li key={other.listingRequestId}>
              <PageLink
                page="inbox"
                params={{
                  bookingRequestId: other.bookingRequestId,
                  listingRequestId: other.listingRequestId,
                }}
                className={classes.row}
              >
                <span>
                  <strong>{`${other.firstName} ${other.lastName}`}</strong>
                  <small>{format.dayRange(other.from, other.to)}</small>
                </span>
                <span className={classes.state}>
                  <small>{t('status', { status: landlordStatus(other.landlordStatus) })}</small>
                  {other.wouldBeDeclined && <Pill tone="red">{t('wouldBeDeclined')}</Pill>}
                </span>
                <IconChevronRight size={17} aria-hidden />
              </PageLink>
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <Button variant="quiet" fullWidth onClick={() => setAll(true)}>
            {t('showAll', { count: rest })}
          </Button>
        )}
      </Card>
    </Section>
  )
}
