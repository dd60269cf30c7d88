import { IconArrowLeft } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { startOf, useViewer } from '../shared/viewer.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Mark } from '../ui/mark.tsx'
import { Bell } from './bell.tsx'
import { PaletteButton } from './palette-button.tsx'
import classes from './phone-bar.module.css'
import { UserMenu } from './user-menu.tsx'

/** The bar on top below 768 px: back or mark, search, news, user. */
export function PhoneBar() {
  const t = useTranslations('shell')
  const viewer = useViewer()
  const toPath = usePath()
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
      <UserMenu placement="below" compact />
    </header>
  )
}
