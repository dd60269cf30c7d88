import { useTranslations } from 'use-intl'
import { handoverOptions, kindOfPath } from '../shared/key-handover/handover-queries.ts'
import { KeyHandoverView } from '../shared/key-handover/key-handover-view.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { useRouteParams } from '../shared/use-search.ts'

/** Fetches the handover. */
export const loader: PageLoader<'keyHandover'> = ({ queryClient, params: { bookingId, kind } }) =>
  queryClient.ensureQueryData(handoverOptions({ side: 'LANDLORD', bookingId, kind: kindOfPath(kind) }))

/** A key handover of a booking, as the landlord enters and confirms it. */
export function KeyHandoverPage() {
  const t = useTranslations('keyHandover')
  const { bookingId, kind } = useRouteParams('keyHandover')
  return (
    <KeyHandoverView
      key={`${bookingId} ${kind}`}
      place={{ side: 'LANDLORD', bookingId, kind: kindOfPath(kind) }}
      back={
        <PageLink page="bookings" params={{ bookingId }}>
          {t('back')}
        </PageLink>
      }
    />
  )
}
