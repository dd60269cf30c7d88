import { useTranslations } from 'use-intl'
import { handoverOptions, kindOfPath } from '../shared/key-handover/handover-queries.ts'
import { KeyHandoverView } from '../shared/key-handover/key-handover-view.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { useRouteParams } from '../shared/use-search.ts'

/** Fetches the handover. */
export const loader: PageLoader<'tenantKeyHandover'> = ({ queryClient, params: { bookingId, kind } }) =>
  queryClient.ensureQueryData(handoverOptions({ side: 'TENANT', bookingId, kind: kindOfPath(kind) }))

/** A key handover of an own stay, as the tenant enters and confirms it. */
export function TenantKeyHandoverPage() {
  const t = useTranslations('keyHandover')
  const { bookingId, kind } = useRouteParams('tenantKeyHandover')
  return (
    <KeyHandoverView
      key={`${bookingId} ${kind}`}
      place={{ side: 'TENANT', bookingId, kind: kindOfPath(kind) }}
      back={
        <PageLink page="tenantBooking" params={{ bookingId }}>
          {t('back')}
        </PageLink>
      }
    />
  )
}
