import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { abilitiesOf } from '../../domain/people/team-abilities.ts'
import type { TeamRole } from '../gen/graphql.ts'
import classes from './role-abilities.module.css'

/** What somebody with a role in a team may do, and what not; on houses or in single units alone. */
export function RoleAbilities({ role, inUnitsAlone }: { role: TeamRole; inUnitsAlone?: boolean }) {
  const t = useTranslations('teamRoles')
  const { may, mayNot } = abilitiesOf(role, inUnitsAlone)
  return (
    <div className={classes.lists}>
      <div>
        <strong>{t('may')}</strong>
        <ul>
          {may.map((ability) => (
            <li key={ability}>
              <IconCheck size={16} aria-hidden className={classes.yes} />
              {t(`abilities.${ability}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <strong>{t('mayNot')}</strong>
        <ul>
          {mayNot.map((ability) => (
            <li key={ability}>
              <IconX size={16} aria-hidden className={classes.no} />
              {t(`abilities.${ability}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
