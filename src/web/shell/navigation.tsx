import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { useBootstrap } from '../shared/viewer.ts'
import { menuOf } from './menu.ts'
import classes from './navigation.module.css'
import { inboxCountOptions, unpaidInvoicesOptions } from './shell-queries.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

// Of staff alone: nobody else loads it.
const ReviewMenuCount = lazy(() =>
  import('./review-menu-count.tsx').then((module) => ({ default: module.ReviewMenuCount })),
)

/** The main menu: only pages that the person may open; the listings first, payments second where they are on (D2). */
export function Navigation() {
  const t = useTranslations('shell')
  const toPath = usePath()
  const entries = menuOf(useBootstrap())
  const here = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t('mainMenu')} className={classes.nav}>
      {entries.map((entry) => {
        const current = here === toPath(entry.page) || (entry.also?.test(here) ?? false)
        const name = t(`nav.${entry.label}`)
        return (
          <PageLink
            key={entry.page}
            page={entry.page}
            className={classes.entry}
            title={name}
            aria-current={current ? 'page' : undefined}
            data-current={current || undefined}
          >
            <entry.icon size={20} stroke={1.8} aria-hidden />
            <span className={classes.name}>{name}</span>
            {entry.page === 'inbox' && <InboxCount />}
            {entry.page === 'payments' && <UnpaidInvoices />}
            {entry.page === 'staffReview' && (
              <Suspense fallback={null}>
                <ReviewMenuCount />
              </Suspense>
            )}
          </PageLink>
        )
      })}
    </nav>
  )
}

/** How many requests wait for the landlord. */
export function InboxCount() {
  const t = useTranslations('shell')
  const { data } = useQuery(inboxCountOptions)
  if (!data) return null
  const { totalCount: count, dueSoonCount: soon } = data.needsYou
  return <MenuCount count={count} isUrgent={soon > 0} words={t('inboxCount', { count, soon })} />
}

function UnpaidInvoices() {
  const t = useTranslations('shell')
  // 0 as long as it isn't known, and when it can't be loaded (D8).
  const { data: count = 0 } = useQuery(unpaidInvoicesOptions)
  return <MenuCount count={count} words={t('unpaidInvoices', { count })} />
}

/** How much waits behind an entry of the menu, and the same in words; nothing where nothing waits. */
export function MenuCount({ count, words, isUrgent }: { count: number; words: string; isUrgent?: boolean }) {
  if (count === 0) return null
  return (
    <span className={classes.count} data-urgent={isUrgent || undefined}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
