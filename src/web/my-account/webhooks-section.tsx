import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useLast, useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { showToast } from '../ui/toast-store.ts'
import { ProgramList } from './program-list.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLog } from './webhook-log.tsx'
import { useDeleteWebhook } from './webhook-mutations.ts'
import { type Webhook, webhooksOptions } from './webhook-queries.ts'
import { WebhookRow } from './webhook-row.tsx'
import { RotateDialog } from './webhook-secret.tsx'

/** Webhooks to programs of the landlord's: sets them up, tries them, shows what was sent, ends them. */
export function WebhooksSection() {
  const t = useTranslations('webhooks')
  const { data } = useSuspenseQuery(webhooksOptions())
  const [search, setSearch] = useSearch()
  const [changing, setChanging] = useOverlayOf<Webhook>('change-webhook')
  const [rotating, setRotating] = useOverlayOf<Webhook>('rotate-webhook')
  const [deleting, setDeleting] = useOverlayOf<Webhook>('delete-webhook')
  const [logged, setLogged] = useOverlayOf<Webhook>('webhook-log')
  const lastRotated = useLast(rotating)
  const remove = useDeleteWebhook()
  const submitDelete = () => {
    if (!deleting) return
    remove.mutate(deleting.id, {
      onSuccess: () => {
        showToast({ text: t('deleted') })
        setDeleting(null)
      },
    })
  }
  return (
    <ProgramList
      words={{ title: t('title'), empty: t('empty'), lead: t('lead'), create: t('create') }}
      dialog="webhook"
      rows={data.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          onChange={() => setChanging(webhook)}
          onLog={() => setLogged(webhook)}
          onRotate={() => setRotating(webhook)}
          onDelete={() => setDeleting(webhook)}
        />
      ))}
    >
      <WebhookDialog
        key={`webhook ${search.dialog === 'webhook'}`}
        opened={search.dialog === 'webhook'}
        webhook={null}
        onClose={() => setSearch({ dialog: undefined })}
      />
      <WebhookDialog
        key={`change ${changing?.id ?? ''}`}
        opened={changing !== null}
        webhook={changing}
        onClose={() => setChanging(null)}
      />
      {lastRotated && (
        <RotateDialog
          key={`rotate ${rotating?.id ?? ''}`}
          opened={rotating !== null}
          webhook={lastRotated}
          onClose={() => setRotating(null)}
        />
      )}
      <WebhookLog webhook={logged} onClose={() => setLogged(null)} />
      <AnswerDialog
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('deleteTitle')}
        size="small"
        submit={t('delete')}
        busy={remove.isPending}
        error={remove.error}
        onSubmit={submitDelete}
        variant="danger-filled"
        cancel={t('cancel')}
      >
        <p>{t('deleteWhat', { url: deleting?.url ?? '' })}</p>
      </AnswerDialog>
    </ProgramList>
  )
}
