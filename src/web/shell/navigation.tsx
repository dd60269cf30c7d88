import {
  IconBuildingCommunity,
  IconCalendarCheck,
  IconCalendarMonth,
  IconCreditCard,
  IconFlag,
  IconInbox,
  IconMailOpened,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { BootstrapViewer } from '../bootstrap.ts'
import type { RouteName } from '../routes.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { isStaff, useBootstrap, useFeatureFlag, useViewer, worksForLandlord } from '../shared/viewer.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import classes from './navigation.module.css'
import { inboxCountOptions, unpaidInvoicesOptions } from './shell-queries.ts'

interface Entry {
  page: RouteName
  label:
    | 'listings'
    | 'payments'
    | 'inbox'
    | 'calendar'
    | 'bookings'
    | 'outbox'
    | 'myRequests'
    | 'staff'
    | 'flags'
  icon: Icon
  /** Other pages for which this entry is the current one, by a part of their path. */
  also?: RegExp
}

const LISTINGS: Entry = {
  page: 'homepage',
  label: 'listings',
  icon: IconBuildingCommunity,
  also: /\/dashboard\/[lg]\/[^/]+\/([^/]+\/)?(wizard|edit|performance|billing-payout)/,
}
const PAYMENTS: Entry = { page: 'payments', label: 'payments', icon: IconCreditCard }
const INBOX: Entry = {
  page: 'inbox',
  label: 'inbox',
  icon: IconInbox,
  also: /\/dashboard\/(inbox|contracts|[lg]\/[^/]+\/requests)/,
}
const CALENDAR: Entry = {
  page: 'calendar',
  label: 'calendar',
  icon: IconCalendarMonth,
  also: /\/dashboard\/[lg]\/[^/]+\/([^/]+\/)?availability/,
}
const BOOKINGS: Entry = {
  page: 'bookings',
  label: 'bookings',
  icon: IconCalendarCheck,
  also: /\/dashboard\/([lg]\/[^/]+\/)?bookings/,
}
const STAFF: Entry[] = [
  { page: 'staff', label: 'staff', icon: IconUsers, also: /^\/\w+\/staff\/log/ },
  { page: 'staffFlags', label: 'flags', icon: IconFlag },
]
const TENANT: Entry[] = [
  { page: 'tenantRequests', label: 'myRequests', icon: IconInbox, also: /^\/\w+\/(requests|contracts)/ },
]
const OUTBOX: Entry = { page: 'outbox', label: 'outbox', icon: IconMailOpened }

/** The main menu: only pages that the person may open; the listings first, payments second where they are on (D2). */
export function Navigation() {
  const t = useTranslations('shell')
  const toPath = usePath()
  const viewer = useViewer()
  const entries = useEntries(viewer)
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
            {entry === INBOX && <InboxCount />}
            {entry === PAYMENTS && <UnpaidInvoices />}
          </PageLink>
        )
      })}
    </nav>
  )
}

function useEntries(viewer: BootstrapViewer | null): Entry[] {
  const { demo } = useBootstrap()
  const hasPayments = useFeatureFlag('PAYMENTS_GATEWAY')
  const last = demo ? [OUTBOX] : []
  if (viewer?.role === 'LINK') return []
  if (!worksForLandlord(viewer)) return [...(isStaff(viewer) ? STAFF : TENANT), ...last]
  // The first page of limited access is its requests (D1).
  if (viewer?.access === 'LIMITED') return [{ ...INBOX, page: 'homepage' }]
  return [LISTINGS, ...(hasPayments ? [PAYMENTS] : []), INBOX, CALENDAR, BOOKINGS, ...last]
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

function Count({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
