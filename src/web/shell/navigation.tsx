import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { reviewCountOptions } from '../shared/review-count.ts'
import { usePath } from '../shared/use-path.ts'
import { useBootstrap } from '../shared/viewer.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { menuOf } from './menu.ts'
import classes from './navigation.module.css'
import { inboxCountOptions, unpaidInvoicesOptions } from './shell-queries.ts'

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
            {entry.page === 'staffReview' && <ReviewCount />}
          </PageLink>
        )
      })}
    </nav>
  )
}

function InboxCount() {
  const t = useTranslations('shell')
  const { data: count } = useQuery(inboxCountOptions)
  return <Count count={count ?? 0} words={t('inboxCount', { count: count ?? 0 })} />
}

function UnpaidInvoices() {
  const t = useTranslations('shell')
  // 0 as long as it isn't known, and when it can't be loaded (D8).
  const { data: count = 0 } = useQuery(unpaidInvoicesOptions)
  return <Count count={count} words={t('unpaidInvoices', { count })} />
}

function ReviewCount() {
  const t = useTranslations('shell')
  const { data: count = 0 } = useQuery(reviewCountOptions)
  return <Count count={count} words={t('reviewCount', { count })} />
}

function Count({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
