import { useQueryClient } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HANDOVER_PHOTOS_MAX } from '../../../domain/rentals/stays/key-handover.ts'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import { useKeptUploads } from '../pictures/kept-uploads.ts'
import { PhotoButtons } from '../pictures/photo-buttons.tsx'
import { UploadRows } from '../pictures/upload-rows.tsx'
import { QuestionDialog } from '../question-dialog.tsx'
import { useOverlay } from '../use-overlay.ts'
import { useHandoverRefusal } from './handover-error.ts'
import {
  addPhoto,
  type Handover,
  handoverOptions,
  type HandoverPlace,
  photoUrl,
  removePhoto,
} from './handover-queries.ts'
import classes from './key-handover.module.css'

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
  const { uploads, add, again, forget } = useHandoverUploads(place)
  const [isLarge, setLarge] = useOverlay('handover-photo')
  const [isRemoving, setRemoving] = useOverlay('handover-photo-removal')
  const [chosen, setChosen] = useState<Photo | null>(null)
  const room = HANDOVER_PHOTOS_MAX - handover.photos.length - uploads.length
  const numbered = handover.photos.map((photo, at) => ({ photo, number: at + 1 }))
  const number = numbered.find(({ photo }) => photo._id === chosen?._id)?.number ?? 0
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
                  <img
                    src={photoUrl(place.side, photo._id, 'small')}
                    alt=""
                    width={104}
                    height={104}
                    loading="lazy"
                  />
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
        <UploadRows
          uploads={uploads}
          onAgain={again}
          onForget={forget}
          wordOf={(error) => refusal(error) ?? null}
        />
        {!closed && (
          <>
            <div className={classes.actions}>
              <PhotoButtons
                take={{ label: t('take') }}
                choose={{ label: t('choose') }}
                closed={room > 0 ? null : (refusal('HANDOVER_PHOTOS_FULL') ?? null)}
                onFiles={(files) => add(files.slice(0, Math.max(0, room)))}
              />
            </div>
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
          <img
            className={classes.large}
            src={photoUrl(place.side, chosen._id, 'large')}
            alt={chosen.fileName}
          />
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

/** The photos of a handover on their way; one that is cut off goes with the same id when it is tried again. */
function useHandoverUploads(place: HandoverPlace) {
  const queryClient = useQueryClient()
  const { side, bookingId, kind } = place
  const audience = useMemo(() => {
    const { queryKey } = handoverOptions({ side, bookingId, kind })
    return { onArrived: () => queryClient.invalidateQueries({ queryKey }), onDoneUnseen: () => undefined }
  }, [queryClient, side, bookingId, kind])
  return useKeptUploads(
    `handover ${side} ${bookingId} ${kind}`,
    async (file, onProgress, id) => {
      const { photoId } = await addPhoto(place, { file, id }, onProgress)
      return { imageId: photoId, isNew: true }
    },
    audience,
  )
}
