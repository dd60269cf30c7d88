import { IconArmchair, IconHeadset, IconKey, IconUsers, type Icon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { DemoLogin } from '../bootstrap.ts'
import classes from './account-form.module.css'

const ICONS: Record<DemoLogin['role'], Icon> = {
  landlord: IconKey,
  limited: IconUsers,
  tenant: IconArmchair,
  staff: IconHeadset,
}

/** The demo's people, each a login with one click; in demo mode only. */
export function DemoLogins(props: {
  logins: DemoLogin[]
  busyEmail: string | undefined
  onChoose: (login: DemoLogin) => void
}) {
  const t = useTranslations('account.login')
  return (
    <section className={classes.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins">{t('demoTitle')}</h2>
      {props.logins.map((login) => {
        const RoleIcon = ICONS[login.role]
        return (
          <button
            key={login.email}
            type="button"
            className={classes.demoLogin}
            data-role={login.role}
            aria-busy={props.busyEmail === login.email || undefined}
            onClick={() => props.onChoose(login)}
          >
            <span className={classes.demoIcon}>
              <RoleIcon size={20} aria-hidden />
            </span>
            <span>
              <strong>{login.name}</strong>
              <small>{t(`demoRoles.${login.role}`)}</small>
            </span>
          </button>
        )
      })}
      <small>{t('demoHint')}</small>
    </section>
  )
}
