import { IconCopy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { Button } from '../ui/button.tsx'
import { useCopy } from './backup-codes.tsx'
import { useRotateSecret } from './webhook-mutations.ts'
import type { Webhook } from './webhook-queries.ts'
import classes from './account-page.module.css'

/** The secret of a webhook, shown once. */
export function WebhookSecret({ secret }: { secret: string }) {
  const t = useTranslations('webhooks')
  const copy = useCopy()
  return (
    <div className={classes.fields}>
      <p>{t('once')}</p>
      <code className={classes.token}>{secret}</code>
      <div>
        <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy(secret)}>
          {t('copy')}
        </Button>
      </div>
      <p className={classes.hint}>{t('howTo')}</p>
    </div>
  )
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
