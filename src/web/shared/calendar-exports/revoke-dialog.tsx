import { useTranslations } from 'use-intl'
import { QuestionDialog } from '../question-dialog.tsx'
import { useLast } from '../use-overlay.ts'
import { type ExportLink, revokeExport } from './export-queries.ts'

/** Says what ends with a link, then ends it at once. */
export function RevokeDialog(props: { link: ExportLink | null; onClose: () => void }) {
  const t = useTranslations('calendarExports')
  const link = useLast(props.link)
  const label = link?.label ?? ''
  return (
    <QuestionDialog
      opened={props.link !== null}
      title={t('revoke.title', { label })}
      text={t('revoke.text')}
      submit={t('revoke.submit')}
      variant="danger-filled"
      cancel={t('cancel')}
      send={(key) => revokeExport(link?.id ?? '', key)}
      done={t('revoke.done', { label })}
      onClose={props.onClose}
    />
  )
}
