import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { InMenu, PageLink } from '../shared/page-link.tsx'
import { useOverlay } from '../shared/use-overlay.ts'
import { usePath } from '../shared/use-path.ts'
import { useBootstrap } from '../shared/viewer.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { menuOf, quickMenuOf } from './menu.ts'
import { InboxCount, Navigation } from './navigation.tsx'
import classes from './phone-menu.module.css'

/** At the foot of the window below 768 px: the pages of every day within a thumb's reach, and the whole menu. */
export function PhoneMenu() {
  const t = useTranslations('shell')
  const toPath = usePath()
  const [opened, setOpened] = useOverlay('main-menu')
  const entries = menuOf(useBootstrap())
  const here = useLocation({ select: (location) => location.pathname })
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('quickMenu')} className={classes.bar}>
      {quickMenuOf(entries).map((entry) => {
        const current = here === toPath(entry.page) || (entry.also?.test(here) ?? false)
        return (
          <PageLink
            key={entry.page}
            page={entry.page}
            className={classes.entry}
            aria-current={current ? 'page' : undefined}
            data-current={current || undefined}
          >
            <entry.icon size={23} stroke={1.7} aria-hidden />
            {t(entry.label === 'listings' ? 'quickHome' : `nav.${entry.label}`)}
            {entry.label === 'inbox' && <InboxCount />}
          </PageLink>
        )
      })}
      <button type="button" className={classes.entry} aria-expanded={opened} onClick={() => setOpened(true)}>
        <IconMenu2 size={23} stroke={1.7} aria-hidden />
        {t('openMenu')}
      </button>
      <AdaptiveDialog opened={opened} onClose={() => setOpened(false)} title={t('mainMenu')} size="small">
        <InMenu value>
          <Navigation />
        </InMenu>
      </AdaptiveDialog>
    </nav>
  )
}
