import { Outlet } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { LoginSceneIllustration } from '../ui/illustrations/login-scene.tsx'
import { Mark } from '../ui/mark.tsx'
import classes from './account-layout.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** Two columns for logging in and signing up: the form, and a street at dusk. */
export function AccountLayout() {
  const t = useTranslations('shell')
  const pitch = useTranslations('account.pitch')
  return (
    <div className={classes.frame}>
      <div className={classes.form}>
        <header className={classes.bar}>
          <PageLink page="start" className={classes.brand} aria-label={t('home')}>
            <Mark />
            <span>{t('productName')}</span>
          </PageLink>
          <LanguageSwitch short />
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <aside className={classes.side} aria-label={t('productName')}>
        <div className={classes.pitch}>
          <p className={classes.title}>{pitch('title')}</p>
          <p>{pitch('text')}</p>
        </div>
        <LoginSceneIllustration className={classes.picture} />
      </aside>
    </div>
  )
}
