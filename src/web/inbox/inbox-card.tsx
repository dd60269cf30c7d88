import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { useQueuedAnswer } from '../shared/use-queued-answers.ts'
import { Button } from '../ui/button.tsx'
import type { InboxRow } from './inbox-queries.ts'
import { RequestLink, RowDeadline, RowName, type InboxRowProps } from './inbox-row.tsx'
import classes from './inbox-row.module.css'
import type { DialogKind } from './request-dialogs.tsx'

/** A request in the list on a phone: a card with its one primary action in reach. */
export function InboxCard(props: InboxRowProps & { onDialog: (row: InboxRow, kind: DialogKind) => void }) {
  const { row } = props
  const t = useTranslations('inbox')
  const format = useFormat()
  const answer = useQueuedAnswer(row.id)
  const isAnswered = answer !== undefined && answer.refusal === null
  const waits = row.nextStep.kind === 'WAIT' || row.nextStep.kind === 'NONE'
  return (
    <div className={classes.card}>
      <RequestLink {...props} className={classes.cardLink}>
        <span className={classes.line}>
          <RowName row={row} />
          <StatusBadge badge={row.badge} />
        </span>
        <span className={classes.sub}>{row.listing.name}</span>
        <span className={classes.sub}>{format.dayRange(row.from, row.to)}</span>
      </RequestLink>
      {!waits && (
        <>
          {!isAnswered && <CardButtons {...props} />}
          <small className={classes.foot}>
            <RowDeadline row={row} />
            <span>{t('youReceive', { amount: format.money(row.youReceive, row.currency) })}</span>
          </small>
        </>
      )}
    </div>
  )
}

function CardButtons(props: InboxRowProps & { onDialog: (row: InboxRow, kind: DialogKind) => void }) {
  const { row, onDialog } = props
  const t = useTranslations('request.actions')
  const { kind } = row.nextStep
  const offerId = row.latestBookingOffer?._id
  return (
    <div className={classes.buttons}>
      {kind === 'ANSWER' && (
        <>
          <Button variant="primary" onClick={() => onDialog(row, 'accept')}>
            {t('accept')}
          </Button>
          <Button onClick={() => onDialog(row, 'reject')}>{t('reject')}</Button>
        </>
      )}
      {kind === 'CONFIRM' && (
        <Button variant="primary" onClick={() => onDialog(row, 'confirm')}>
          {t('confirm')}
        </Button>
      )}
      {kind === 'SIGN' && offerId && (
        <Button component={PageLink} page="contractSign" params={{ offerId }} variant="violet">
          {t('sign')}
        </Button>
      )}
      {kind === 'OFFLINE_CONTRACT' && offerId && (
        <Button component={PageLink} page="contractSign" params={{ offerId }} variant="primary">
          {t('record')}
        </Button>
      )}
    </div>
  )
}
