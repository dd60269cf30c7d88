import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { OneTimeSecret } from './one-time-secret.tsx'
import { useRotateSecret } from './webhook-mutations.ts'
import type { Webhook } from './webhook-queries.ts'

/** The secret of a webhook, shown once. */
export function WebhookSecret({ secret }: { secret: string }) {
  const t = useTranslations('webhooks')
  const words = { once: t('once'), copy: t('copy'), howTo: t('howTo') }
  return <OneTimeSecret secret={secret} words={words} />
}

/** Asks before a webhook gets a new secret, and then shows it, once. */
export function RotateDialog(props: { opened: boolean; webhook: Webhook; onClose: () => void }) {
  const t = useTranslations('webhooks')
  const fresh = useFreshLogin()
  const rotate = useRotateSecret(props.webhook.id)
  const secret = rotate.data ?? null
  const send = () => rotate.mutate(undefined, { onError: (error) => fresh.retryFresh(error, send) })
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        onSubmit={secret === null ? send : props.onClose}
        busy={rotate.isPending}
        title={secret === null ? t('rotateTitle') : t('isRotated')}
        submit={secret === null ? t('rotate') : t('kept')}
        cancel={secret === null && t('cancel')}
        error={wantsPassword(rotate.error) ? null : rotate.error}
      >
        {secret === null ? <p>{t('rotateWhat')}</p> : <WebhookSecret secret={secret} />}
      </AnswerDialog>
      {fresh.question}
    </>
  )
}
