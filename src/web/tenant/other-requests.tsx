import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { listingName } from './listing-name.ts'
import classes from './request-page.module.css'
import { StatusPill } from './status-pill.tsx'
import type { TenantRequest } from './tenant-queries.ts'

/** The other homes that the same booking request asks, and how they stand. */
export function OtherRequests(props: { request: TenantRequest }) {
  const t = useTranslations('tenant.others')
  const locale = useLocale()
  const { others } = props.request
  if (others.length === 0) return null
  return (
    <Section title={t('title')}>
      <Card>
        <ul className={classes.others}>
          {others.map((other) => (
            <li key={other.id}>
              <PageLink
                page="tenantRequest"
                params={{ bookingRequestId: props.request.bookingRequestId, listingRequestId: other.id }}
              >
                {listingName(other.listing, locale)}
              </PageLink>
              <StatusPill status={other.tenantStatus} />
            </li>
          ))}
        </ul>
        <small>{t('text')}</small>
      </Card>
    </Section>
  )
}
