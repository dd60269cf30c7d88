import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RefuseContractDialog } from './refuse-dialogs.tsx'
import { listingName, placeOf } from './listing-name.ts'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** The listing that was asked for, and the way to take the request back. */
export function RequestAside(props: { request: TenantRequest }) {
  const { request } = props
  const { listing } = request
  const t = useTranslations('tenant')
  const [search, setSearch] = useSearch()
  const publicPage = listing.partOfGroup
    ? { page: 'publicGroup' as const, params: { groupId: listing.groupId } }
    : { page: 'publicListing' as const, params: { listingId: listing._id } }
  return (
    <aside className={classes.aside}>
      <Card padded={false} className={classes.listing}>
        <img src={listing.coverImage.urls.medium} alt="" width={640} height={400} />
        <div>
          <b>{listingName(listing, useLocale())}</b>
          <small>{placeOf(listing)}</small>
          <PageLink {...publicPage}>{t('lookAtListing')}</PageLink>
        </div>
      </Card>
      {request.extendsBookingId && (
        <Button
          component={PageLink}
          page="tenantBooking"
          params={{ bookingId: request.extendsBookingId }}
          fullWidth
        >
          {t('actions.extendedBooking')}
        </Button>
      )}
      {request.offer?.canRefuse.value && (
        <>
          <Button fullWidth onClick={() => setSearch({ dialog: 'refuse-contract' })}>
            {t('actions.refuseContract')}
          </Button>
          <RefuseContractDialog
            request={request}
            opened={search.dialog === 'refuse-contract'}
            onClose={() => setSearch({ dialog: undefined }, { replace: true })}
          />
        </>
      )}
      {request.canWithdraw.value && (
        <>
          <Button variant="danger" fullWidth onClick={() => setSearch({ dialog: 'withdraw' })}>
            {t('actions.withdraw')}
          </Button>
          <WithdrawDialog
            request={request}
            opened={search.dialog === 'withdraw'}
            onClose={() => setSearch({ dialog: undefined }, { replace: true })}
          />
        </>
      )}
    </aside>
  )
}
