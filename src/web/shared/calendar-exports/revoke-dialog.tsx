import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useLast } from '../feeds/use-last.ts'
import { useOnce } from '../use-once.ts'
import { type ExportLink, revokeExport } from './export-queries.ts'
import classes from './exports.module.css'

/** Says what ends with a link, then ends it at once. */
export function RevokeDialog(props: { link: ExportLink | null; onClose: () => void }) {
  const { onClose } = props
  const t = useTranslations('calendarExports')
  const errors = useTranslations('errors')
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
    <AdaptiveDialog
      opened={props.link !== null}
      onClose={onClose}
      onSubmit={() => link && once.run(link.id)}
      busy={once.busy}
      title={t('revoke.title', { label })}
      size="small"
      footer={
        <>
          <Button type="submit" variant="danger-filled" size="large" busy={once.busy}>
            {t('revoke.submit')}
          </Button>
          <Button size="large" onClick={onClose} disabled={once.busy}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('revoke.text')}</p>
      {once.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, once.error)}
        </p>
      )}
    </AdaptiveDialog>
  )
}
