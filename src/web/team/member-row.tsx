import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { TeamMember } from './team-queries.ts'
import classes from './team-page.module.css'

/** How a row and its removal are worded: a member goes, an open invitation is taken back, an ended one is cleared away. */
export const WORDS = {
  ACTIVE: {
    pill: null,
    tone: 'pine',
    remove: 'remove',
    removeOf: 'removeOf',
    what: 'removeWhat',
    done: 'removed',
  },
  INVITED: {
    pill: 'invited',
    tone: 'amber',
    remove: 'withdraw',
    removeOf: 'withdrawOf',
    what: 'withdrawWhat',
    done: 'withdrawn',
  },
  ENDED: {
    pill: 'endedPill',
    tone: 'stone',
    remove: 'clear',
    removeOf: 'clearOf',
    what: 'clearWhat',
    done: 'cleared',
  },
} as const satisfies Record<TeamMember['status'], object>

/** Somebody's full name, or the address while nobody has accepted. */
export function nameOf(member: TeamMember): string {
  return [member.firstName, member.lastName].filter(Boolean).join(' ') || member.email
}

/** One member or open invitation: who, what they may do, where. */
export function MemberRow(props: {
  member: TeamMember
  onInvite: () => void
  onChange: () => void
  onRemove: () => void
}) {
  const t = useTranslations('team')
  const roles = useTranslations('teamRoles')
  const format = useFormat()
  const { member } = props
  const name = nameOf(member)
  const { pill, tone, remove, removeOf } = WORDS[member.status]
  const role = roles(`names.${member.role}`)
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        {name !== member.email && <small>{member.email}</small>}
        {member.status !== 'ACTIVE' && (
          <small>
            {t(member.status === 'ENDED' ? 'endedOn' : 'openUntil', {
              day: format.instant(member.expiresAt),
            })}
          </small>
        )}
      </div>
      <div className={classes.what}>
        <span>
          <Pill tone={tone}>{pill ? t(pill) : role}</Pill> {pill && role}
        </span>
        <small>
          {member.allListings
            ? t('allListings')
            : member.groups.length + member.units.length > 0
              ? [
                  ...member.groups.map((group) => group.name),
                  ...[...Map.groupBy(member.units, (unit) => unit.groupId).values()].map((units) =>
                    t('unitsIn', { count: units.length, name: units[0]?.groupName ?? '' }),
                  ),
                ].join(', ')
              : t('noListing')}
        </small>
      </div>
      <div className={classes.buttons}>
        {member.status === 'ENDED' ? (
          <Button size="small" onClick={props.onInvite} aria-label={t('againOf', { name })}>
            {t('again')}
          </Button>
        ) : (
          <Button size="small" onClick={props.onChange} aria-label={t('changeOf', { name })}>
            {t('change')}
          </Button>
        )}
        <Button size="small" variant="danger" onClick={props.onRemove} aria-label={t(removeOf, { name })}>
          {t(remove)}
        </Button>
      </div>
    </li>
  )
}
