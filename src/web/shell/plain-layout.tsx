import { IconHeart, IconMailOpened } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { RouteName } from '../routes.ts'
import { CreateLink } from '../shared/create-link.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { usePhone } from '../shared/use-phone.ts'
import { startOf, useBootstrap, useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Bell } from './bell.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'
import classes from './plain-layout.module.css'
import { PaletteButton } from './palette-button.tsx'
import { UserMenu } from './user-menu.tsx'

const startLabel: Partial<Record<RouteName, 'nav.listings' | 'nav.staff'>> = {
  homepage: 'nav.listings',
  staff: 'nav.staff',
}

/** The frame of public and tenants' pages: a bar on top, the page, a foot. */
export function PlainLayout(props: { children?: ReactNode }) {
  const t = useTranslations('shell')
  const viewer = useViewer()
  const { demo } = useBootstrap()
  const phone = usePhone()
  return (
    <div className={classes.frame}>
      <SkipLink to="main" />
      <header className={classes.bar}>
        <PageLink page="start" className={classes.brand} aria-label={t('home')}>
          <Mark size={30} />
          <span className={classes.word}>{t('productName')}</span>
        </PageLink>
        <nav aria-label={t('mainMenu')} className={classes.nav}>
          <PageLink page="publicSearch" className={classes.wideLink}>
            {t('nav.findListing')}
          </PageLink>
          <PageLink page="shortlist" className={classes.link} aria-label={t('nav.shortlist')}>
            <IconHeart size={20} aria-hidden />
          </PageLink>
          {demo && (
            <PageLink page="outbox" className={classes.link} aria-label={t('nav.outbox')}>
              <IconMailOpened size={20} aria-hidden className={classes.phoneIcon} />
              <span className={classes.word}>{t('nav.outbox')}</span>
            </PageLink>
          )}
          {viewer && viewer.role !== 'LINK' ? (
            <PageLink page={startOf(viewer)} className={classes.link}>
              {t(startLabel[startOf(viewer)] ?? 'nav.myRequests')}
            </PageLink>
          ) : (
            <>
              <PageLink page="login" className={classes.link}>
                {t('nav.login')}
              </PageLink>
              <Button
                component={PageLink}
                page="signUp"
                size="small"
                variant="primary"
                className={classes.signUp}
              >
                {t('nav.signUp')}
              </Button>
            </>
          )}
        </nav>
        {!phone && <PaletteButton compact />}
        {viewer && <Bell />}
        {viewer && viewer.role !== 'LINK' && <UserMenu placement="below" compact={phone} />}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {props.children ?? <Outlet />}
      </main>
      <footer className={classes.foot}>
        <nav aria-label={t('moreLinks')} className={classes.footLinks}>
          <PageLink page="help">{t('nav.help')}</PageLink>
          <CreateLink page="supportUkraine">{t('nav.supportUkraine')}</CreateLink>
          <LegalLinks />
        </nav>
        <LanguageSwitch />
      </footer>
    </div>
  )
}
