import { IconWebhook } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { CHOSEN_EVENTS } from './event-choice.tsx'
import { useSwitchWebhook, useTestWebhook } from './webhook-mutations.ts'
import type { Webhook } from './webhook-queries.ts'
import classes from './account-page.module.css'

const TONES = { ACTIVE: 'pine', PAUSED: 'stone', DISABLED: 'red' } as const

/** One webhook: where it is, what it is told of, how it does, and what can be done with it. */
export function WebhookRow(props: {
  webhook: Webhook
  onChange: () => void
  onLog: () => void
  onRotate: () => void
  onDelete: () => void
}) {
  const { webhook } = props
  const { url, state } = webhook
  const t = useTranslations('webhooks')
  const errors = useTranslations('errors')
  const stateText = useCatalogueText('catalogue.webhookState')
  const eventText = useCatalogueText('catalogue.webhookEvent')
  const format = useFormat()
  const turn = useSwitchWebhook(webhook.id)
  const test = useTestWebhook(webhook.id)
  const failed = {
    onError: (error: Error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  }
  const sendTest = () =>
    test.mutate(undefined, {
      ...failed,
      onSuccess: () => {
        showToast({ text: t('tested') })
        props.onLog()
      },
    })
  return (
    <li className={classes.row} data-ended={state !== 'ACTIVE' || undefined}>
      <span className={classes.picture}>
        <IconWebhook size={22} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{url}</strong>
          <Pill tone={TONES[state]}>{stateText(state)}</Pill>
        </span>
        <small>
          {webhook.events.length === CHOSEN_EVENTS.length
            ? t('allEvents')
            : webhook.events.map(eventText).join(' · ')}
        </small>
        <small>
          {webhook.lastSuccessAt
            ? t('took', { when: format.relative(webhook.lastSuccessAt) })
            : t('tookNothing')}
        </small>
        {webhook.failingSince && (
          <small>{t('failing', { since: format.instant(webhook.failingSince) })}</small>
        )}
        {webhook.formerSecretUntil && (
          <small>{t('former', { until: format.instant(webhook.formerSecretUntil) })}</small>
        )}
      </div>
      <div className={classes.buttons}>
        <Button size="small" aria-label={t('logOf', { url })} onClick={props.onLog}>
          {t('log')}
        </Button>
        {state === 'ACTIVE' && (
          <Button size="small" busy={test.isPending} aria-label={t('testOf', { url })} onClick={sendTest}>
            {t('test')}
          </Button>
        )}
        <Button
          size="small"
          busy={turn.isPending}
          aria-label={t(state === 'ACTIVE' ? 'pauseOf' : 'resumeOf', { url })}
          onClick={() => turn.mutate(state !== 'ACTIVE', failed)}
        >
          {t(state === 'ACTIVE' ? 'pause' : 'resume')}
        </Button>
        <Button size="small" aria-label={t('changeOf', { url })} onClick={props.onChange}>
          {t('change')}
        </Button>
        <Button size="small" aria-label={t('rotateOf', { url })} onClick={props.onRotate}>
          {t('newSecret')}
        </Button>
        <Button size="small" variant="danger" aria-label={t('deleteOf', { url })} onClick={props.onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  )
}
