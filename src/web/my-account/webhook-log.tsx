import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { webhookType } from '../../domain/notifications/webhook-events.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { HistoryDialog } from '../shared/history-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useLast } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useResendDelivery } from './webhook-mutations.ts'
import { type Webhook, type WebhookDelivery, webhookDeliveriesOptions } from './webhook-queries.ts'
import classes from './account-page.module.css'

const TONES = { WAITING: 'amber', DELIVERED: 'pine', FAILED: 'red' } as const

/** What was sent to a webhook: when, how far it is, what the receiver answered; each can be sent again. */
export function WebhookLog(props: { webhook: Webhook | null; onClose: () => void }) {
  const t = useTranslations('webhooks')
  const webhook = useLast(props.webhook)
  const query = useInfiniteQuery({
    ...webhookDeliveriesOptions(webhook?.id ?? ''),
    enabled: props.webhook !== null,
  })
  const deliveries = query.data?.pages.flat() ?? []
  return (
    <HistoryDialog
      opened={props.webhook !== null}
      onClose={props.onClose}
      title={t('log')}
      description={webhook?.url}
      history={query}
      words={{ close: t('close'), more: t('older') }}
    >
      {query.isSuccess && (
        <p className={classes.hint}>{t(deliveries.length === 0 ? 'logEmpty' : 'logLead')}</p>
      )}
      <ul className={classes.rows}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} canResend={webhook?.state === 'ACTIVE'} />
        ))}
      </ul>
    </HistoryDialog>
  )
}

function DeliveryRow({ delivery, canResend }: { delivery: WebhookDelivery; canResend: boolean }) {
  const t = useTranslations('webhooks')
  const errors = useTranslations('errors')
  const stateText = useCatalogueText('catalogue.webhookDeliveryState')
  const failureText = useCatalogueText('catalogue.webhookFailure')
  const format = useFormat()
  const resend = useResendDelivery()
  const { state, attemptedAt, statusCode, milliseconds, attempts, failure, nextAttemptAt } = delivery
  const type = webhookType(delivery.event)
  const send = () =>
    resend.mutate(delivery.id, {
      onSuccess: () => showToast({ text: t('resent') }),
      onError: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
    })
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{type}</strong>
          <Pill tone={TONES[state]}>{stateText(state)}</Pill>
        </span>
        <small>{t('happened', { when: format.instant(delivery.occurredAt) })}</small>
        {attemptedAt && (
          <small>
            {t('tried', { count: attempts, when: format.instant(attemptedAt) })}{' '}
            {statusCode !== null &&
              t('answered', { status: String(statusCode), milliseconds: milliseconds ?? 0 })}
          </small>
        )}
        {failure && <small>{failureText(failure)}</small>}
        {nextAttemptAt && <small>{t('next', { when: format.instant(nextAttemptAt) })}</small>}
        {delivery.answer && <code className={classes.answer}>{delivery.answer}</code>}
      </div>
      {canResend && (
        <Button
          size="small"
          busy={resend.isPending}
          aria-label={t('resendOf', { type, when: format.instant(delivery.occurredAt) })}
          onClick={send}
        >
          {t('resend')}
        </Button>
      )}
    </li>
  )
}
