import {
  IconBuildingCommunity,
  IconCalendarCheck,
  IconInbox,
  IconMailOpened,
  type Icon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { RouteName } from '../routes.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { useBootstrap, useViewer } from '../shared/viewer.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { inboxCountOptions } from './inbox-count.ts'
import classes from './navigation.module.css'

interface Entry {
  page: RouteName
  label: 'listings' | 'inbox' | 'bookings' | 'outbox' | 'myRequests' | 'findHome'
  icon: Icon
  /** Other pages for which this entry is the current one, by a part of their path. */
  also?: RegExp
}

const LANDLORD: Entry[] = [
  { page: 'homepage', label: 'listings', icon: IconBuildingCommunity },
  {
    page: 'inbox',
    label: 'inbox',
    icon: IconInbox,
    also: /\/dashboard\/(inbox|contracts|[lg]\/[^/]+\/requests)/,
  },
  {
    page: 'bookings',
    label: 'bookings',
    icon: IconCalendarCheck,
    also: /\/dashboard\/([lg]\/[^/]+\/)?bookings/,
  },
]
const TENANT: Entry[] = [
  { page: 'tenantRequests', label: 'myRequests', icon: IconInbox, also: /^\/\w+\/(requests|contracts)/ },
]
const OUTBOX: Entry = { page: 'outbox', label: 'outbox', icon: IconMailOpened }

/** The main menu: only pages that exist; `compact` shows icons with names for screen readers and as tooltips. */
export function Navigation(props: { onNavigate?: () => void }) {
  const t = useTranslations('shell')
  const toPath = usePath()
  const viewer = useViewer()
  const { demo } = useBootstrap()
  const here = useLocation({ select: (location) => location.pathname })
  const entries = [...(viewer?.landlord ? LANDLORD : TENANT), ...(demo ? [OUTBOX] : [])]
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
            onClick={props.onNavigate}
          >
            <entry.icon size={20} stroke={1.8} aria-hidden />
            <span className={classes.name}>{name}</span>
            {entry.page === 'inbox' && <InboxCount />}
          </PageLink>
        )
      })}
    </nav>
  )
}

function InboxCount() {
  const t = useTranslations('shell')
  const { data: count } = useQuery(inboxCountOptions())
  if (!count) return null
  return (
    <span className={classes.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('inboxCount', { count })}</VisuallyHidden>
    </span>
  )
}
