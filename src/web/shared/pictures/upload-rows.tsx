import { IconRefresh, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { PictureUpload } from './upload-list.ts'
import classes from './upload-rows.module.css'

/** The photos on their way, each with how far it is, or why it can't be taken. */
export function UploadRows(props: {
  uploads: readonly PictureUpload[]
  onAgain: (id: string) => void
  onForget: (id: string) => void
  /** What an error says on this page; null where it is said as everywhere. */
  wordOf?: (error: string) => string | null
}) {
  const t = useTranslations('pictures')
  if (props.uploads.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('uploads')}>
      {props.uploads.map((upload) => (
        <UploadRow key={upload.id} {...props} upload={upload} />
      ))}
    </ul>
  )
}

function UploadRow(props: {
  upload: PictureUpload
  onAgain: (id: string) => void
  onForget: (id: string) => void
  /** What an error says on this page; null where it is said as everywhere. */
  wordOf?: (error: string) => string | null
}) {
  const { id, file, state, share, error } = props.upload
  const t = useTranslations('pictures')
  const nameId = useId()
  return (
    <li className={classes.row} data-state={state}>
      <span id={nameId} className={classes.name}>
        {file.name}
      </span>
      {state === 'failed' ? (
        <span role="alert" className={classes.error}>
          {props.wordOf?.(error) ??
            (error && t.has(`errors.${error}`) ? t(`errors.${error}`) : t('errors.other'))}
        </span>
      ) : (
        <>
          <progress
            className={classes.bar}
            aria-labelledby={nameId}
            max={1}
            {...(state !== 'painting' && { value: share })}
          />
          <span className={classes.state}>
            {state === 'sending'
              ? t('state.sending', { percent: Math.round(share * 100) })
              : t(`state.${state}`)}
          </span>
        </>
      )}
      {state === 'failed' && (
        <span className={classes.buttons}>
          {error !== 'upload.large' && error !== 'upload.kind' && (
            <Button
              size="small"
              icon={<IconRefresh size={16} aria-hidden />}
              onClick={() => props.onAgain(id)}
            >
              {t('again')}
            </Button>
          )}
          <IconButton label={t('forget', { name: file.name })} onClick={() => props.onForget(id)}>
            <IconX size={18} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  )
}
