import { IconUsers } from '@tabler/icons-react'
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { AccountTeamsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { RoleAbilities } from '../shared/role-abilities.tsx'
import { useLast, useOverlayOf } from '../shared/use-overlay.ts'
import { usePath } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import classes from './account-page.module.css'
import { HeldPowers } from './held-powers.tsx'

const teamsQuery = graphql(`
  query AccountTeams {
    ownTeams {
      landlordId
      landlordName
      role
      allListings
      acceptedAt
    }
    ownPowersOfAttorney {
      _id
      landlordName
      state
      from
      to
      withdrawalReason
      listings
      documentUrl
    }
  }
`)

const leaveMutation = graphql(`
  mutation AccountLeaveTeam($landlordId: ID!) {
    leaveTeam(landlordId: $landlordId) {
      error {
        ...Refusal
      }
    }
  }
`)

type OwnTeam = AccountTeamsQuery['ownTeams'][number]

/** The teams in which the person works, and the powers of attorney with which they sign there. */
export function ownTeamsOptions() {
  return queryOptions({ queryKey: ['account', 'teams'], queryFn: () => request(teamsQuery) })
}

/** In whose teams the person works, as what; leaves one. */
export function TeamsSection() {
  const t = useTranslations('myAccount.teams')
  const { data } = useSuspenseQuery(ownTeamsOptions())
  const [left, setLeft] = useOverlayOf<OwnTeam>('leave-team')
  return (
    <>
      <Section title={t('title')}>
        {data.ownTeams.length === 0 ? (
          <p className={classes.hint}>{t('empty')}</p>
        ) : (
          <RowsCard>
            {data.ownTeams.map((team) => (
              <TeamRow key={team.landlordId} team={team} onLeave={() => setLeft(team)} />
            ))}
          </RowsCard>
        )}
        <LeaveDialog team={left} onClose={() => setLeft(null)} />
      </Section>
      <HeldPowers powers={data.ownPowersOfAttorney} />
    </>
  )
}

function TeamRow({ team, onLeave }: { team: OwnTeam; onLeave: () => void }) {
  const t = useTranslations('myAccount.teams')
  const roles = useTranslations('teamRoles')
  const format = useFormat()
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <IconUsers size={22} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.what}>
        <strong>{team.landlordName}</strong>
        <small>
          {roles(`names.${team.role}`)} · {t(team.allListings ? 'all' : 'named')}
          {team.acceptedAt && ` · ${t('since', { day: format.instant(team.acceptedAt) })}`}
        </small>
        <Disclosure summary={t('abilities')}>
          <RoleAbilities role={team.role} />
        </Disclosure>
      </div>
      <Button
        size="small"
        variant="danger"
        onClick={onLeave}
        aria-label={t('leaveOf', { name: team.landlordName })}
      >
        {t('leave')}
      </Button>
    </li>
  )
}

/** Says what leaving a team does, then does it. */
function LeaveDialog(props: { team: OwnTeam | null; onClose: () => void }) {
  const t = useTranslations('myAccount.teams')
  const all = useTranslations('myAccount')
  const toPath = usePath()
  const team = useLast(props.team)
  const leave = useMutation({
    mutationFn: () => request(leaveMutation, { landlordId: team?.landlordId ?? '' }),
    // What the person may see has changed: the server says it anew with the first HTML.
    onSuccess: () => window.location.assign(toPath('account', { section: 'teams' })),
  })
  const name = team?.landlordName ?? ''
  return (
    <AnswerDialog
      opened={props.team !== null}
      onClose={props.onClose}
      title={t('leaveOf', { name })}
      size="small"
      submit={t('leave')}
      busy={leave.isPending || leave.isSuccess}
      error={leave.error}
      onSubmit={() => leave.mutate()}
      variant="danger-filled"
      cancel={all('cancel')}
      focus="cancel"
    >
      <p>{t('leaveWhat', { name })}</p>
      <p>{t('back')}</p>
    </AnswerDialog>
  )
}
