import { IconMessage } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { useQueuedAnswer } from '../shared/use-queued-answers.ts'
import { Pill } from '../ui/pill.tsx'
import { useTimeLeft } from '../shared/stay-deadline.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { InboxRoute } from './inbox-location.ts'
import type { InboxRow } from './inbox-queries.ts'
import classes from './inbox-row.module.css'

/** What a row of the inbox is given. */
export interface InboxRowProps {
  row: InboxRow
  route: InboxRoute
  /** The list's part of the URL. */
  search: Record<string, string | undefined>
  /** The request is open beside the list, or the keys stand on it. */
  active: boolean
  onOpen: (row: InboxRow) => void
}

/** A request in the list on a desk: who, where, when, its badge and how long there is to answer. */
export function InboxRowLink(props: InboxRowProps) {
  const { row } = props
  const format = useFormat()
  return (
    <RequestLink {...props} className={classes.row}>
      <span className={classes.line}>
        <RowName row={row} />
        <StatusBadge badge={row.badge} />
      </span>
      <span className={classes.sub}>{row.listing.name}</span>
      <span className={classes.line}>
        <span className={classes.sub}>{format.dayRange(row.from, row.to)}</span>
        <RowDeadline row={row} />
      </span>
    </RequestLink>
  )
}

/** A link to a request that keeps the list's filters. */
export function RequestLink(props: InboxRowProps & { className?: string; children: React.ReactNode }) {
  const { row, route } = props
  return (
    <PageLink
      page={route.page}
      params={{ ...route.params, bookingRequestId: row.bookingRequestId, listingRequestId: row.id }}
      search={props.search}
      className={props.className}
      data-request={row.id}
      data-active={props.active || undefined}
      aria-current={props.active ? 'true' : undefined}
      onClick={() => props.onOpen(row)}
    >
      {props.children}
    </PageLink>
  )
}

/** The tenant's name; what was not seen yet, or has messages that were not, is marked by more than weight. */
export function RowName(props: { row: InboxRow }) {
  const t = useTranslations('inbox')
  const { viewedByLandlord, unreadMessages } = props.row
  const { firstName, lastName } = props.row.tenantInformation
  return (
    <strong className={classes.name} data-unread={!viewedByLandlord || unreadMessages > 0 || undefined}>
      {`${firstName} ${lastName}`}
      {!viewedByLandlord && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
      {unreadMessages > 0 && (
        <span className={classes.messages} title={t('messages', { count: unreadMessages })}>
          <IconMessage size={16} aria-hidden />
          <VisuallyHidden>{t('messages', { count: unreadMessages })}</VisuallyHidden>
        </span>
      )}
    </strong>
  )
}

/** How long there is to answer, where an answer is due; that it is given, but not sent yet. */
export function RowDeadline(props: { row: InboxRow }) {
  const { kind, deadline, deadlineFor } = props.row.nextStep
  const t = useTranslations('queuedAnswers')
  const texts = useTranslations('inbox')
  const answer = useQueuedAnswer(props.row.id)
  if (answer && !answer.refusal) {
    return (
      <Pill tone="amber" pattern="dashed">
        {t('row')}
      </Pill>
    )
  }
  if (props.row.suggestion) return <Pill pattern="outlined">{texts('suggested')}</Pill>
  const isAnswer = kind === 'ANSWER' || kind === 'OWN_CONTRACT' || kind === 'OTHER_CONTRACT'
  return deadline && deadlineFor === 'LANDLORD' && isAnswer ? <TimeLeft deadline={deadline} /> : null
}

function TimeLeft(props: { deadline: string }) {
  const t = useTranslations('inbox')
  const { left, time } = useTimeLeft(props.deadline)
  const tone = left.urgent ? 'urgent' : left.days > 0 ? 'later' : 'soon'
  return (
    <time dateTime={props.deadline} className={classes.deadline} data-tone={tone}>
      {left.over ? t('overdue') : t('left', { time })}
    </time>
  )
}
