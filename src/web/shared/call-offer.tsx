import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BootstrapViewer } from '../bootstrap.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './call-offer.module.css'
import { useFormat } from './format.ts'
import { PageLink } from './page-link.tsx'
import { useViewer } from './viewer.ts'

const callQuery = graphql(`
  query CallOffer {
    appointment {
      status
      startsAt
      managerName
      canSchedule
    }
  }
`)

const callOptions = queryOptions({
  queryKey: ['appointment', 'offer'],
  queryFn: async () => (await request(callQuery)).appointment,
})

/** Asks with the page whether a call can be arranged; the page comes without an answer, too. */
export function prefetchCallOffer(queryClient: QueryClient, viewer: BootstrapViewer | null): void {
  if (arrangesCalls(viewer)) void queryClient.prefetchQuery(callOptions)
}

/** The way to a call with the account manager, where there is one whose calendar is known, or the call that is arranged. */
export function CallOffer() {
  const t = useTranslations('callOffer')
  const format = useFormat()
  const viewer = useViewer()
  const { data: call } = useQuery({ ...callOptions, enabled: arrangesCalls(viewer) })
  const isArranged = call?.status === 'SCHEDULED'
  if (!call || !(isArranged || call.canSchedule)) return null
  const when = call.startsAt ? format.instant(call.startsAt) : ''
  return (
    <Card className={classes.offer}>
      <p>
        {isArranged
          ? t('arranged', { when, hasTime: String(when !== '') })
          : t('offer', { name: call.managerName ?? '' })}
      </p>
      <Button component={PageLink} page="calendlyRedirect">
        {isArranged ? t('look') : t('arrange')}
      </Button>
    </Card>
  )
}

/** The landlord alone has an account manager. */
function arrangesCalls(viewer: BootstrapViewer | null): boolean {
  return viewer?.role === 'OWNER' && !viewer.impersonation
}
