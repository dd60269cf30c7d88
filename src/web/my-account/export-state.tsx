import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { type Format, useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './account-page.module.css'
import { type DataExport, useCancelExport } from './export-queries.ts'

const TONES: Record<DataExport['state'], Tone> = {
  WAITING: 'blue',
  RUNNING: 'blue',
  READY: 'pine',
  FAILED: 'red',
  CANCELED: 'stone',
  ENDED: 'stone',
}

/** How far an export is, with what can be done about it: wait, cancel, download. */
export function ExportState({ of }: { of: DataExport }) {
  const t = useTranslations('dataExports')
  const states = useTranslations('catalogue.dataExportState')
  const format = useFormat()
  return (
    <div className={classes.fields}>
      <div className={classes.name}>
        <Pill tone={TONES[of.state]}>{states(of.state)}</Pill>
        <span>{t('askedAt', { when: format.instant(of.askedAt) })}</span>
      </div>
      <Standing of={of} />
    </div>
  )
}

function Standing({ of }: { of: DataExport }) {
  const t = useTranslations('dataExports')
  const format = useFormat()
  switch (of.state) {
    case 'WAITING':
    case 'RUNNING':
      return <UnderWay of={of} />
    case 'READY':
      return (
        <div className={classes.buttons}>
          <Button component="a" variant="primary" href={of.downloadUrl ?? ''} download>
            {t('download', sizeOf(of.size ?? 0, format))}
          </Button>
          {of.endsAt && <span>{t('until', { when: format.instant(of.endsAt) })}</span>}
        </div>
      )
    case 'FAILED':
      return <p role="alert">{t('failed')}</p>
    case 'CANCELED':
      return <p>{t('canceledWhat')}</p>
    case 'ENDED':
      return <p>{t('ended')}</p>
  }
}

function UnderWay({ of: { _id: id, done, total, state } }: { of: DataExport }) {
  const t = useTranslations('dataExports')
  const errors = useTranslations('errors')
  const cancel = useCancelExport()
  const isCounted = state === 'RUNNING' && total !== null
  const submit = () => {
    if (cancel.isPending) return
    cancel.mutate(id, { onSuccess: () => showToast({ text: t('canceled') }) })
  }
  return (
    <>
      <p aria-live="polite">{isCounted ? t('progress', { done, total }) : t('begins')}</p>
      <progress aria-label={t('progressLabel')} {...(isCounted && { value: done, max: total })} />
      <p className={classes.hint}>{t('leave')}</p>
      <div className={classes.buttons}>
        <Button variant="quiet" busy={cancel.isPending} onClick={submit}>
          {t('cancel')}
        </Button>
      </div>
      {cancel.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, cancel.error)}
        </p>
      )}
    </>
  )
}

const kilobyte = 1024

/** A size in whole kilobytes or megabytes, whose words are the language's. */
function sizeOf(bytes: number, format: Format): { size: string; isMega: string } {
  const isMega = bytes >= kilobyte ** 2
  const units = Math.round(bytes / (isMega ? kilobyte ** 2 : kilobyte))
  return { size: format.number(Math.max(1, units)), isMega: String(isMega) }
}
