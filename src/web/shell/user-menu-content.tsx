import { IconDownload, IconLogout } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useInstall } from '../pwa/install.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useViewer } from '../shared/viewer.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import classes from './user-menu.module.css'

/** First and last name, links, language, appearance and log out. */
export function UserMenuContent(props: { name: string | null }) {
  const t = useTranslations('shell')
  const pwa = useTranslations('pwa')
  const viewer = useViewer()
  const install = useInstall()
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
      {install && (
        <button type="button" className={classes.link} onClick={() => void install()}>
          <IconDownload size={18} aria-hidden />
          {pwa('install')}
        </button>
      )}
      <LanguageSwitch />
      <SchemeSwitch />
      <PageLink page="logout" className={classes.link}>
        <IconLogout size={18} aria-hidden />
        {t('logout')}
      </PageLink>
    </div>
  )
}
