import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { usePath } from '../shared/use-path.ts'
import { useRefusalText } from '../shared/refusal-text.ts'
import { RoleAbilities } from '../shared/role-abilities.tsx'
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
      inUnitsAlone
      expiresAt
      obstacle
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

/** Loads the invitation; one that is not for this person, or was taken back, shows the page for missing things. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(invitationOptions(search.token ?? ''))

/** Who invites the person, to what; one button to join, or why not. */
export function InvitationPage() {
  const t = useTranslations('team.invitation')
  const roles = useTranslations('teamRoles')
  const conditions = useRefusalText()
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
  const obstacle = invitation.obstacle ?? null
  const day = format.instant(invitation.expiresAt)
  return (
    <Page title={t('title', { name: invitation.landlordName })} width="narrow">
      <Card className={classes.fields}>
        <p>{t('as', { role: roles(`names.${invitation.role}`) })}</p>
        <p>
          {t(
            invitation.allListings ? 'allListings' : invitation.inUnitsAlone ? 'namedUnits' : 'namedListings',
          )}
        </p>
        <RoleAbilities role={invitation.role} inUnitsAlone={invitation.inUnitsAlone} />
        <p id="invitation-state" className={classes.explanation}>
          {obstacle === null
            ? t('until', { day })
            : obstacle === 'INVITATION_ENDED'
              ? t('ended', { day, name: invitation.landlordName })
              : conditions(obstacle)}
        </p>
        {accept.error && (
          <p role="alert" className={classes.failure}>
            {errorMessage(errors, accept.error)}
          </p>
        )}
        <div>
          <Button
            variant="primary"
            size="large"
            disabled={obstacle !== null}
            aria-describedby="invitation-state"
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
