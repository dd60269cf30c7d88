import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { TeamMember } from './team-queries.ts'
import classes from './team-page.module.css'

/** Somebody's full name, or the address while nobody has accepted. */
export function nameOf(member: TeamMember): string {
  return [member.firstName, member.lastName].filter(Boolean).join(' ') || member.email
}

/** One member or open invitation: who, what they may do, where. */
export function MemberRow(props: { member: TeamMember; onChange: () => void; onRemove: () => void }) {
  const t = useTranslations('team')
  const format = useFormat()
  const { member } = props
  const name = nameOf(member)
  const isOpen = member.status === 'INVITED'
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        {name !== member.email && <small>{member.email}</small>}
        {isOpen && <small>{t('openUntil', { day: format.instant(member.expiresAt) })}</small>}
      </div>
      <div className={classes.what}>
        <span>
          <Pill tone={isOpen ? 'amber' : 'pine'}>{isOpen ? t('invited') : t(`roles.${member.role}`)}</Pill>{' '}
          {isOpen && t(`roles.${member.role}`)}
        </span>
        <small>
          {member.allListings
            ? t('allListings')
            : member.groups.length > 0
              ? member.groups.map((group) => group.name).join(', ')
              : t('noListing')}
        </small>
      </div>
      <div className={classes.buttons}>
        <Button size="small" onClick={props.onChange} aria-label={t('changeOf', { name })}>
          {t('change')}
        </Button>
        <Button
          size="small"
          variant="danger"
          onClick={props.onRemove}
          aria-label={isOpen ? t('withdrawOf', { name }) : t('removeOf', { name })}
        >
          {isOpen ? t('withdraw') : t('remove')}
        </Button>
      </div>
    </li>
  )
}
