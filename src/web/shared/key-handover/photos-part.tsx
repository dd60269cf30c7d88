import { IconCamera, IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HANDOVER_PHOTOS_MAX } from '../../../domain/rentals/stays/key-handover.ts'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import { QuestionDialog } from '../question-dialog.tsx'
import { useOverlay } from '../use-overlay.ts'
import { useHandoverError, useHandoverRefusal } from './handover-error.ts'
import { type Handover, type HandoverPlace, photoUrl, removePhoto } from './handover-queries.ts'
import classes from './key-handover.module.css'
import { usePhotoUploads } from './use-photo-uploads.ts'

const ACCEPT = 'image/jpeg,image/png'

type Photo = Handover['photos'][number]

/** Photos of meters and damages: they are kept at once, each side takes back its own. */
export function PhotosPart(props: {
  place: HandoverPlace
  handover: Handover
  /** Why nothing can be added. */
  closed: string | null
  /** Why they can't be looked at. */
  hidden: string | null
}) {
  const { place, handover, closed, hidden } = props
  const t = useTranslations('keyHandover.photos')
  const refusal = useHandoverRefusal()
  const errorText = useHandoverError()
  const { uploads, add, again, forget } = usePhotoUploads(place)
  const [isLarge, setLarge] = useOverlay('handover-photo')
  const [isRemoving, setRemoving] = useOverlay('handover-photo-removal')
  const [chosen, setChosen] = useState<Photo | null>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLInputElement>(null)
  const isFull = handover.photos.length >= HANDOVER_PHOTOS_MAX
  const numbered = handover.photos.map((photo, at) => ({ photo, number: at + 1 }))
  const number = numbered.find(({ photo }) => photo._id === chosen?._id)?.number ?? 0
  const input = (ref: RefObject<HTMLInputElement | null>, label: string, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={ACCEPT}
      {...(isCamera ? { capture: 'environment' } : { multiple: true })}
      onChange={(event) => {
        add([...(event.currentTarget.files ?? [])])
        event.currentTarget.value = ''
      }}
    />
  )
  return (
    <Section title={t('title')}>
      <Card className={classes.stack}>
        {handover.photos.length === 0 && <p className={classes.muted}>{t('none')}</p>}
        {hidden && handover.photos.length > 0 ? (
          <p className={classes.muted}>{hidden}</p>
        ) : (
          <ul className={classes.photos}>
            {numbered.map(({ photo, number: place_ }) => (
              <li key={photo._id} className={classes.photo}>
                <button
                  type="button"
                  className={classes.thumb}
                  aria-label={t('open', { number: place_ })}
                  onClick={() => {
                    setChosen(photo)
                    setLarge(true)
                  }}
                >
                  <img src={photoUrl(place.side, photo._id)} alt="" width={104} height={104} loading="lazy" />
                </button>
                <small>{t('by', { who: photo.by === place.side ? 'you' : 'other' })}</small>
                {photo.by === place.side && !closed && (
                  <IconButton
                    label={t('remove', { number: place_ })}
                    onClick={() => {
                      setChosen(photo)
                      setRemoving(true)
                    }}
                  >
                    <IconTrash size={18} aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {uploads.map((upload) =>
          upload.error ? (
            <div key={upload.id} className={classes.failed} role="alert">
              <p>{t('failed', { name: upload.file.name, why: errorText(upload.error) })}</p>
              <div className={classes.actions}>
                <Button onClick={() => again(upload)}>{t('again')}</Button>
                <Button variant="quiet" onClick={() => forget(upload.id)}>
                  {t('forget')}
                </Button>
              </div>
            </div>
          ) : (
            <p key={upload.id} className={classes.muted} role="status">
              {t('sending', { name: upload.file.name })}
            </p>
          ),
        )}
        {!closed && (
          <>
            {isFull ? (
              <p className={classes.muted}>{refusal('HANDOVER_PHOTOS_FULL')}</p>
            ) : (
              <div className={classes.actions}>
                <Button icon={<IconCamera size={18} aria-hidden />} onClick={() => camera.current?.click()}>
                  {t('take')}
                </Button>
                <Button
                  icon={<IconPhotoPlus size={18} aria-hidden />}
                  onClick={() => choice.current?.click()}
                >
                  {t('choose')}
                </Button>
              </div>
            )}
            {input(camera, t('take'), true)}
            {input(choice, t('choose'), false)}
            <p className={classes.muted}>{t('hint', { most: HANDOVER_PHOTOS_MAX })}</p>
          </>
        )}
      </Card>
      <AdaptiveDialog
        opened={isLarge && chosen !== null}
        onClose={() => setLarge(false)}
        title={t('photo', { number })}
        size="large"
        footer={<Button onClick={() => setLarge(false)}>{t('close')}</Button>}
      >
        {chosen && (
          <img className={classes.large} src={photoUrl(place.side, chosen._id)} alt={chosen.fileName} />
        )}
      </AdaptiveDialog>
      {chosen && (
        <QuestionDialog
          opened={isRemoving}
          onClose={() => setRemoving(false)}
          title={t('removal.title')}
          text={t('removal.text')}
          submit={t('removal.submit')}
          cancel={t('removal.cancel')}
          variant="danger-filled"
          done={t('removal.done')}
          send={(key) => removePhoto(place.side, chosen._id, key)}
        />
      )}
    </Section>
  )
}
