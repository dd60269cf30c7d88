import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { startOf, useViewer } from '../shared/viewer.ts'
import { Mark } from '../ui/mark.tsx'
import { Bell } from './bell.tsx'
import { Navigation } from './navigation.tsx'
import { PaletteButton } from './palette-button.tsx'
import classes from './sidebar.module.css'
import { UserMenu } from './user-menu.tsx'

/** The menu at the left from 768 px on; icons only below 1024 px. */
export function Sidebar() {
  const t = useTranslations('shell')
  const viewer = useViewer()
  return (
    <header className={classes.side}>
      <div className={classes.top}>
        <PageLink page={startOf(viewer)} className={classes.brand} aria-label={t('home')}>
          <Mark />
          <span className={classes.word}>{t('productName')}</span>
        </PageLink>
        <Bell />
      </div>
      <PaletteButton />
      <Navigation />
      <div className={classes.grow} />
      <UserMenu placement="above" />
    </header>
  )
}
