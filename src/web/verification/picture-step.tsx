import { IconCamera, IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CameraDialog } from './camera-dialog.tsx'
import { UploadProgress } from './upload-progress.tsx'
import classes from './verification.module.css'
import { sendPicture, type Side } from './verification-queries.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** One picture: taken with the camera or chosen as a file, sent at once, and taken anew as often as needed. */
export function PictureStep({ side, isThere }: { side: Side; isThere: boolean }) {
  const t = useTranslations('verification')
  const errors = useTranslations('errors')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const once = useOnce<File, unknown>({
    send: (file, idempotencyKey) => sendPicture({ side, file }, idempotencyKey),
    onFailed: (error) => setWrong((error instanceof ValidationError && error.fields['file']) || null),
  })
  const send = (file: File | undefined) => {
    setIsOpen(false)
    setWrong(file && file.size > MAX_BYTES ? 'upload.large' : null)
    if (file && file.size <= MAX_BYTES) once.run(file)
  }
  const problem = wrong
    ? t.has(`wrong.${wrong}`)
      ? t(`wrong.${wrong}`)
      : t('wrong.other')
    : once.error && errorMessage(errors, once.error)
  return (
    <li>
      <Card className={classes.step}>
        <div className={classes.stepWords}>
          <h3>{t(`sides.${side}.title`)}</h3>
          <p>{t(`sides.${side}.hint`)}</p>
          {isThere && !problem && (
            <p className={classes.there}>
              <IconCircleCheck size={18} aria-hidden />
              {t('there')}
            </p>
          )}
        </div>
        <div className={classes.stepActions}>
          <Button
            busy={once.busy}
            icon={isThere ? <IconRefresh size={18} aria-hidden /> : <IconCamera size={18} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {t(isThere ? 'retake' : 'take')}
            <span className={classes.hidden}> {t(`sides.${side}.title`)}</span>
          </Button>
          <label htmlFor={id} className={classes.choose}>
            {t('choose')}
            <span className={classes.hidden}> {t(`sides.${side}.title`)}</span>
          </label>
          <input
            id={id}
            type="file"
            className={classes.hidden}
            accept={side === 'SELFIE' ? 'image/jpeg,image/png' : 'image/jpeg,image/png,application/pdf'}
            disabled={once.busy}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ currentTarget }) => {
              send(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </div>
        <UploadProgress isRunning={once.busy} />
        {problem && (
          <p id={`${id}-problem`} role="alert" className={classes.error}>
            {problem}
          </p>
        )}
        {isOpen && <CameraDialog side={side} onTaken={send} onClose={() => setIsOpen(false)} />}
      </Card>
    </li>
  )
}
