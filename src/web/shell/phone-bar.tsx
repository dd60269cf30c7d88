import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { InMenu, PageLink } from '../shared/page-link.tsx'
import { useOverlay } from '../shared/use-overlay.ts'
import { usePath } from '../shared/use-path.ts'
import { startOf, useViewer } from '../shared/viewer.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Mark } from '../ui/mark.tsx'
import { Bell } from './bell.tsx'
import { Navigation } from './navigation.tsx'
import { PaletteButton } from './palette-button.tsx'
import classes from './phone-bar.module.css'
import { UserMenu } from './user-menu.tsx'

/** The bar on top below 768 px: back or mark, menu drawer, user. */
export function PhoneBar() {
  const t = useTranslations('shell')
  const viewer = useViewer()
  const toPath = usePath()
  const [opened, setOpened] = useOverlay('main-menu')
  const home = startOf(viewer)
  const here = useLocation({ select: (location) => location.pathname })
  return (
    <header className={classes.bar}>
      {here === toPath(home) ? (
        <PageLink page={home} className={classes.mark} aria-label={t('home')}>
          <Mark size={30} />
        </PageLink>
      ) : (
        <IconButton component={PageLink} page={home} label={t('back')}>
          <IconArrowLeft size={22} aria-hidden />
        </IconButton>
      )}
      <div className={classes.grow} />
      <PaletteButton compact />
      <Bell />
      <IconButton label={t('openMenu')} aria-expanded={opened} onClick={() => setOpened(true)}>
        <IconMenu2 size={22} aria-hidden />
      </IconButton>
      <UserMenu placement="below" compact />
      <AdaptiveDialog opened={opened} onClose={() => setOpened(false)} title={t('mainMenu')} size="small">
        <InMenu value>
          <Navigation />
        </InMenu>
      </AdaptiveDialog>
    </header>
  )
}
