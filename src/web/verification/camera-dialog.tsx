import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { type CameraProblem, cameraProblemOf, openCamera, pictureOf } from './camera.ts'
import classes from './verification.module.css'
import type { Side } from './verification-queries.ts'

/** The camera: what it sees, a picture to look at, and sending it or taking another. Without a camera the phone's own one, or a file. */
export function CameraDialog(props: { side: Side; onTaken: (file: File) => void; onClose: () => void }) {
  const { side, onTaken, onClose } = props
  const t = useTranslations('verification')
  const id = useId()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [isReady, setIsReady] = useState(false)
  const [taken, setTaken] = useState<{ file: File; url: string } | null>(null)
  const facing = side === 'SELFIE' ? 'user' : 'environment'
  useEffect(() => {
    let stream: MediaStream | null = null
    let isGone = false
    const open = async () => {
      try {
        stream = await openCamera(facing)
        if (isGone) stop(stream)
        else if (video.current) video.current.srcObject = stream
      } catch (error) {
        // Said in words, with another way beside them.
        setProblem(cameraProblemOf(error))
      }
    }
    void open()
    return () => {
      isGone = true
      if (stream) stop(stream)
    }
  }, [facing])
  useEffect(() => () => void (taken && URL.revokeObjectURL(taken.url)), [taken])
  const take = async () => {
    const file = video.current && (await pictureOf(video.current, side))
    if (file) setTaken({ file, url: URL.createObjectURL(file) })
  }
  return (
    <AdaptiveDialog opened onClose={onClose} title={t(`sides.${side}.title`)}>
      {problem ? (
        <div className={classes.camera}>
          <p role="alert">{t(`camera.problems.${problem}`)}</p>
          <label htmlFor={id} className={classes.choose}>
            {t('camera.own')}
          </label>
          <input
            id={id}
            type="file"
            className={classes.hidden}
            accept="image/jpeg,image/png"
            capture={facing}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) onTaken(file)
            }}
          />
        </div>
      ) : (
        <div className={classes.camera}>
          <p>{t(`sides.${side}.frame`)}</p>
          <div className={classes.frame} data-side={side}>
            {taken && <img src={taken.url} alt={t('camera.taken')} />}
            <video
              ref={video}
              autoPlay
              muted
              playsInline
              hidden={taken !== null}
              aria-label={t('camera.live')}
              onPlaying={() => setIsReady(true)}
            />
          </div>
          <div className={classes.cameraActions}>
            {taken ? (
              <>
                <Button variant="primary" onClick={() => onTaken(taken.file)}>
                  {t('camera.use')}
                </Button>
                <Button onClick={() => setTaken(null)}>{t('camera.another')}</Button>
              </>
            ) : (
              <Button variant="primary" disabled={!isReady} onClick={() => void take()}>
                {t('camera.take')}
              </Button>
            )}
          </div>
        </div>
      )}
    </AdaptiveDialog>
  )
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
