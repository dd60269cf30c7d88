import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WebhookEvent } from '../../domain/catalogue/webhooks.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { TextField } from '../ui/fields.tsx'
import { CHOSEN_EVENTS, EventChoice } from './event-choice.tsx'
import { saveWebhook } from './webhook-mutations.ts'
import type { Webhook } from './webhook-queries.ts'
import { WebhookSecret } from './webhook-secret.tsx'
import classes from './account-page.module.css'

/** Sets up a webhook, and then shows its secret, once; or changes one. */
export function WebhookDialog(props: { opened: boolean; webhook: Webhook | null; onClose: () => void }) {
  const { webhook } = props
  const t = useTranslations('webhooks')
  const fresh = useFreshLogin()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? CHOSEN_EVENTS)
  const [secret, setSecret] = useState<string | null>(null)
  const save = useOnce({
    send: saveWebhook,
    onDone: (given) => {
      setSecret(given)
      if (given !== null) return
      showToast({ text: t('saved') })
      props.onClose()
    },
    onFailed: (error, sent) => fresh.retryFresh(error, () => save.run(sent)),
  })
  const wrong = save.error instanceof ValidationError ? save.error.fields : {}
  const failure = save.error instanceof ValidationError || wantsPassword(save.error) ? null : save.error
  const send = () => save.run({ webhookId: webhook?.id ?? null, url: url.trim(), events: [...events] })
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        onSubmit={secret === null ? send : props.onClose}
        busy={save.busy}
        title={secret === null ? t(webhook ? 'changeTitle' : 'create') : t('isMade')}
        submit={secret === null ? t(webhook ? 'save' : 'submit') : t('kept')}
        cancel={secret === null && t('cancel')}
        error={failure}
      >
        {secret === null ? (
          <div className={classes.fields}>
            <TextField
              label={t('url')}
              description={t('urlHint')}
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
              error={
                wrong.url && (t.has(`urlProblems.${wrong.url}`) ? t(`urlProblems.${wrong.url}`) : wrong.url)
              }
              type="url"
              inputMode="url"
              autoComplete="off"
              data-autofocus
            />
            <EventChoice chosen={events} onChange={setEvents} error={wrong.events && t('eventsMissing')} />
          </div>
        ) : (
          <WebhookSecret secret={secret} />
        )}
      </AnswerDialog>
      {fresh.question}
    </>
  )
}
