import {
  IconCalendarCheck,
  IconCalendarExclamation,
  IconCalendarX,
  IconFileInvoice,
  IconInbox,
  IconKey,
  IconMessage,
  IconFileUpload,
  IconPlayerPause,
  IconSignature,
  IconUserX,
  type Icon,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { linkOf } from './notification-link.ts'
import { useMarkRead, type NotificationNode } from './notification-queries.ts'
import classes from './notifications.module.css'

const ICONS: Record<string, Icon> = {
  contractReady: IconSignature,
  paperContractSent: IconSignature,
  paperContractAccepted: IconSignature,
  contractNeeded: IconFileUpload,
  signedByTenant: IconSignature,
  signingReminder: IconSignature,
  contractRefused: IconSignature,
  bookingMade: IconCalendarCheck,
  invoiceReady: IconFileInvoice,
  invoiceCanceled: IconFileInvoice,
  bookingCanceled: IconCalendarX,
  requestWithdrawn: IconUserX,
  tenantSilent: IconUserX,
  contractEnded: IconUserX,
  signingExpired: IconUserX,
  bookedElsewhere: IconUserX,
  answerTimeOver: IconUserX,
  datesTaken: IconCalendarCheck,
  datesRefused: IconUserX,
  suggestionUnanswered: IconUserX,
  requestPaused: IconPlayerPause,
  requestPausedTenant: IconPlayerPause,
  requestDeclined: IconUserX,
  suggestionLapsed: IconUserX,
  confirmationTimeOver: IconUserX,
  documentsTimeOver: IconUserX,
  signingExpiredTenant: IconUserX,
  contractCanceled: IconUserX,
  documentsNeeded: IconFileUpload,
  documentsMissing: IconFileUpload,
  documentFailed: IconFileUpload,
  identityNeeded: IconFileUpload,
  incomeReadByHand: IconFileUpload,
  incomeNotConfirmed: IconFileUpload,
  incomeUnconfirmed: IconFileUpload,
  documentsAccepted: IconFileUpload,
  contractReadyTenant: IconSignature,
  signedByLandlord: IconSignature,
  signingReminderTenant: IconSignature,
  onlineSigningStopped: IconSignature,
  bookingMadeTenant: IconCalendarCheck,
  bookingMoved: IconCalendarCheck,
  keyHandoverChanged: IconKey,
  keyHandoverChangedTenant: IconKey,
  longerStayTaken: IconCalendarCheck,
  longerStayDeclined: IconCalendarX,
  longerStayOffered: IconCalendarCheck,
  longerStayWithdrawn: IconCalendarX,
  shorterStayOffered: IconCalendarX,
  shorterStayWithdrawn: IconCalendarX,
  shorterStayDeclined: IconCalendarX,
  shorterStayAgreed: IconCalendarCheck,
  shorterStayAgreedTenant: IconCalendarCheck,
  shorterWishReceived: IconCalendarExclamation,
  shorterWishWithdrawn: IconCalendarCheck,
  shorterWishAgreed: IconCalendarCheck,
  shorterWishDeclined: IconCalendarX,
  moveOffered: IconCalendarExclamation,
  moveWithdrawn: IconCalendarCheck,
  moveAgreedTenant: IconCalendarCheck,
  moveAgreed: IconCalendarCheck,
  moveDeclined: IconCalendarX,
  bookingCanceledTenant: IconCalendarX,
  calendarFailing: IconCalendarExclamation,
  calendarQuarantine: IconCalendarExclamation,
  calendarWindow: IconCalendarExclamation,
  calendarConflict: IconCalendarExclamation,
  partnerConflict: IconCalendarExclamation,
  messageReceived: IconMessage,
  messageReceivedTenant: IconMessage,
  reportEnded: IconMessage,
  reportEndedTenant: IconMessage,
}

/** One notification: what happened, where and when; it leads to its page and is read then. */
export function NotificationRow(props: { notification: NotificationNode }) {
  const { notification } = props
  const t = useTranslations('notifications')
  const sourceText = useCatalogueText('catalogue.blockSource')
  const format = useFormat()
  const markRead = useMarkRead()
  const { id, event, isRead, firstName, lastName, listingName, from, to, createdAt } = notification
  const name = event === 'partnerConflict' ? sourceText(firstName) : `${firstName} ${lastName}`.trim()
  const EventIcon = ICONS[event] ?? IconInbox
  return (
    <PageLink
      {...linkOf(notification)}
      className={classes.row}
      data-unread={!isRead || undefined}
      onClick={() => {
        if (!isRead) markRead.mutate({ ids: [id] })
      }}
    >
      <EventIcon size={20} stroke={1.7} aria-hidden />
      <span className={classes.words}>
        <span className={classes.sentence}>{t(`events.${event}`, { name, listing: listingName })}</span>
        <small>
          {from && to && `${format.dayRange(from, to)} · `}
          {format.relative(createdAt)}
        </small>
      </span>
      {!isRead && (
        <span className={classes.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </PageLink>
  )
}
