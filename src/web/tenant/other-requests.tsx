import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { AddListingDialog } from './add-listing-dialog.tsx'
import { listingName } from './listing-name.ts'
import classes from './request-page.module.css'
import { StatusPill } from './status-pill.tsx'
import { canAskOneMore } from './request-groups.ts'
import type { TenantRequest } from './tenant-queries.ts'
import { utcToday } from '../shared/today.ts'

/** The other listings that the same booking request asks, how they stand, and the way to ask one more. */
export function OtherRequests(props: { request: TenantRequest }) {
  const { request } = props
  const t = useTranslations('tenant.others')
  const locale = useLocale()
  const [search, setSearch] = useSearch()
  const { others } = request
  const today = utcToday()
  const canBook =
    request.tenantStatus !== 'BOOKED' && others.every(({ tenantStatus }) => tenantStatus !== 'BOOKED')
  const canAskMore = canAskOneMore(request, today)
  if (others.length === 0 && !canAskMore) return null
  return (
    <Section
      title={t(others.length > 0 ? 'title' : 'alone')}
      actions={
        canAskMore && (
          <Button size="small" onClick={() => setSearch({ dialog: 'add-listing' })}>
            {t('add')}
          </Button>
        )
      }
    >
      {others.length > 0 && (
        <Card>
          <ul className={classes.others}>
            {others.map((other) => (
              <li key={other.id}>
                <PageLink
                  page="tenantRequest"
                  params={{ bookingRequestId: request.bookingRequestId, listingRequestId: other.id }}
                >
                  {listingName(other.listing, locale)}
                </PageLink>
                <StatusPill status={other.tenantStatus} />
              </li>
            ))}
          </ul>
          {canBook && <small>{t('text')}</small>}
        </Card>
      )}
      {canAskMore && (
        <AddListingDialog
          request={request}
          opened={search.dialog === 'add-listing'}
          onClose={() => setSearch({ dialog: undefined }, { replace: true })}
        />
      )}
    </Section>
  )
}
