import { IconLogout } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useViewer } from '../shared/viewer.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import classes from './user-menu.module.css'

/** First and last name, links, language, appearance and log out. */
export function UserMenuContent(props: { name: string | null }) {
  const t = useTranslations('shell')
  const viewer = useViewer()
  return (
    <div className={classes.content}>
      <div>
        {props.name && <strong className={classes.fullName}>{props.name}</strong>}
        <small className={classes.email}>{viewer?.email}</small>
      </div>
      <div className={classes.links}>
        {viewer?.landlord && (
          <PageLink page="homepage" className={classes.link}>
            {t('nav.listings')}
          </PageLink>
        )}
        <PageLink page={viewer?.landlord ? 'bookings' : 'tenantRequests'} className={classes.link}>
          {t(viewer?.landlord ? 'nav.bookings' : 'nav.myRequests')}
        </PageLink>
        <PageLink page="start" className={classes.link}>
          {t('nav.findHome')}
        </PageLink>
      </div>
      <LanguageSwitch />
      <SchemeSwitch />
      <PageLink page="logout" className={classes.link}>
        <IconLogout size={18} aria-hidden />
        {t('logout')}
      </PageLink>
    </div>
  )
}
