import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './team-page.module.css'

const invitationQuery = graphql(`
  query TeamInvitation($token: String!) {
    teamInvitation(token: $token) {
      landlordName
      email
      role
      allListings
      expiresAt
    }
  }
`)

const acceptMutation = graphql(`
  mutation TeamAccept($token: String!) {
    acceptTeamInvitation(token: $token) {
      error {
        ...Refusal
      }
    }
  }
`)

function invitationOptions(token: string) {
  return queryOptions({
    queryKey: ['teamInvitation', token],
    queryFn: async () => (await request(invitationQuery, { token })).teamInvitation,
  })
}

/** Loads the invitation; one that is not for this person, or has ended, shows the page for missing things. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(invitationOptions(search.token ?? ''))

/** Who invites the person, to what; one button to join. */
export function InvitationPage() {
  const t = useTranslations('team.invitation')
  const team = useTranslations('team')
  const errors = useTranslations('errors')
  const format = useFormat()
  const toPath = usePath()
  const [search] = useSearch()
  const token = search.token ?? ''
  const { data: invitation } = useSuspenseQuery(invitationOptions(token))
  const accept = useMutation({
    mutationFn: () => request(acceptMutation, { token }),
    // What the person may see has changed: the server says it anew with the first HTML.
    onSuccess: () => window.location.assign(toPath('homepage')),
  })
  return (
    <Page title={t('title', { name: invitation.landlordName })} width="narrow">
      <Card className={classes.fields}>
        <p>{t('as', { role: team(`roles.${invitation.role}`) })}</p>
        <p>{team(`roleDetails.${invitation.role}`)}</p>
        <p>{invitation.allListings ? t('allListings') : t('namedListings')}</p>
        <p className={classes.explanation}>{t('until', { day: format.instant(invitation.expiresAt) })}</p>
        {accept.error && (
          <p role="alert" className={classes.failure}>
            {errorMessage(errors, accept.error)}
          </p>
        )}
        <div>
          <Button
            variant="primary"
            size="large"
            busy={accept.isPending}
            onClick={() => !accept.isPending && accept.mutate()}
          >
            {t('accept')}
          </Button>
        </div>
      </Card>
    </Page>
  )
}
