import { useTranslations } from 'use-intl'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import { useLast } from '../use-overlay.ts'
import { type ExportLink, revokeExport } from './export-queries.ts'

/** Says what ends with a link, then ends it at once. */
export function RevokeDialog(props: { link: ExportLink | null; onClose: () => void }) {
  const { onClose } = props
  const t = useTranslations('calendarExports')
  const link = useLast(props.link)
  const label = link?.label ?? ''
  const once = useOnce({
    send: (exportId: string, idempotencyKey) => revokeExport(exportId, idempotencyKey),
    onDone: () => {
      showToast({ text: t('revoke.done', { label }) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={props.link !== null}
      onClose={onClose}
      onSubmit={() => link && once.run(link.id)}
      busy={once.busy}
      title={t('revoke.title', { label })}
      size="small"
      submit={t('revoke.submit')}
      variant="danger-filled"
      cancel={t('cancel')}
      error={once.error}
    >
      <p>{t('revoke.text')}</p>
    </AnswerDialog>
  )
}
