import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_PICTURES, movedPicture } from '../../../domain/listings/pictures.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { errorMessage } from '../error-message.ts'
import { LaterPart } from '../later-part.tsx'
import { useOverlayOf } from '../use-overlay.ts'
import { useViewer } from '../viewer.ts'
import { DeletePictureDialog } from './delete-picture-dialog.tsx'
import { useKeptUploads } from './kept-uploads.ts'
import { LiftedPictureView } from './lifted-picture-view.tsx'
import { PictureDrop } from './picture-drop.tsx'
import {
  categorizePicture,
  groupPicturesOptions,
  type OwnPicture,
  sendPicture,
  turnPicture,
} from './picture-queries.ts'
import { PictureTile } from './picture-tile.tsx'
import type { UploadsAudience } from './picture-uploads.ts'
import classes from './pictures-editor.module.css'
import { usePictureDrag } from './use-picture-drag.ts'
import { useSliding } from './use-sliding.ts'
import { UploadRows } from './upload-rows.tsx'
import { usePictureOrder } from './use-picture-order.ts'

const PhotoFolder = lazy(() =>
  import('./photo-folder.tsx').then((module) => ({ default: module.PhotoFolder })),
)

/** Properties of the PicturesEditor. */
export interface PicturesEditorProps {
  groupId: string
  /** After each change that is saved, with how many photos there are. */
  onChange?: (count: number) => void
}

/** The photos of a listing: adds many at once, orders them, says what they show, turns and deletes them; saves by itself. */
export function PicturesEditor({ groupId, onChange }: PicturesEditorProps) {
  const errors = useTranslations('errors')
  const { data, error, refetch } = useQuery(groupPicturesOptions(groupId))
  if (error && !data)
    return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return <Gallery groupId={groupId} pictures={data.pictures} onChange={onChange} />
}

function Gallery(props: {
  groupId: string
  pictures: readonly OwnPicture[]
  onChange: ((count: number) => void) | undefined
}) {
  const { groupId, pictures, onChange } = props
  const t = useTranslations('pictures')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const [turning, setTurning] = useState<string | null>(null)
  const [deleting, setDeleting] = useOverlayOf<OwnPicture>('delete-picture')
  const [announcement, setAnnouncement] = useState('')

  const renew = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: groupPicturesOptions(groupId).queryKey })
    const now = queryClient.getQueryData(groupPicturesOptions(groupId).queryKey)
    if (now) onChange?.(now.pictures.length)
    return now?.pictures.map(({ imageId }) => imageId) ?? []
  }, [queryClient, groupId, onChange])
  const renewQuietly = useCallback(() => void renew(), [renew])
  const audience = useMemo<UploadsAudience>(
    () => ({
      onArrived: async ({ isNew }) => {
        if (!isNew) showToast({ text: t('alreadyThere'), tone: 'info' })
        await renew()
      },
      onDoneUnseen: ({ arrived, failed: missing }) => {
        if (arrived > 0) showToast({ text: t('arrivedUnseen', { count: arrived }) })
        if (missing > 0) showToast({ text: t('failedUnseen', { count: missing }), tone: 'error' })
      },
    }),
    [renew, t],
  )
  const failed = (error: unknown) => {
    showToast({ text: errorMessage(errors, error), tone: 'error' })
    void renew()
  }
  const uploads = useUploads(groupId, audience)
  const { order, arrange } = usePictureOrder({
    groupId,
    stored: pictures.map(({ imageId }) => imageId),
    onSaved: renew,
    onFailed: failed,
  })

  const move = (id: string, to: number) => {
    arrange(movedPicture(order, id, to))
    setAnnouncement(t('moved', { place: to + 1, total: order.length }))
  }
  const list = useRef<HTMLUListElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  const drag = usePictureDrag(list, floating, { order, onDrop: move })
  useSliding(list, drag.shown)
  const inOrder = order.flatMap((id) => pictures.find(({ imageId }) => imageId === id) ?? [])
  const lifted = inOrder.find(({ imageId }) => imageId === drag.lifted?.id)
  const turn = (imageId: string) => {
    if (turning) return
    setTurning(imageId)
    turnPicture(imageId, crypto.randomUUID())
      .then(renew)
      .catch(failed)
      .finally(() => setTurning(null))
  }
  return (
    <div className={classes.editor}>
      {pictures.length < MAX_PICTURES ? (
        <PictureDrop
          label={t('add')}
          hint={t('hint')}
          dropHint={t('drop')}
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onFiles={uploads.add}
        />
      ) : (
        <p>{t('full', { most: MAX_PICTURES })}</p>
      )}
      <UploadRows uploads={uploads.uploads} onAgain={uploads.again} onForget={uploads.forget} />
      {inOrder.length > 1 && <p className={classes.how}>{t('how')}</p>}
      <ul ref={list} className={classes.grid} aria-label={t('title')} {...drag.handlers}>
        {inOrder.map((picture) => (
          <PictureTile
            key={picture.imageId}
            picture={picture}
            place={drag.shown.indexOf(picture.imageId)}
            total={inOrder.length}
            busy={turning === picture.imageId}
            onMove={(to) => move(picture.imageId, to)}
            onCategory={(category) => {
              categorizePicture(picture.imageId, category).then(renew).catch(failed)
            }}
            onTurn={() => turn(picture.imageId)}
            onDelete={() => setDeleting(picture)}
            held={drag.lifted?.id === picture.imageId}
          />
        ))}
      </ul>
      {lifted && drag.lifted && <LiftedPictureView picture={lifted} box={drag.lifted.box} ref={floating} />}
      <LaterPart fallback={<FormSkeleton />}>
        <PhotoFolder groupId={groupId} onArrived={renewQuietly} />
      </LaterPart>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <DeletePictureDialog
        groupId={groupId}
        picture={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => void renew()}
      />
    </div>
  )
}

/** The photos on their way to a group; they go on when the page is left. */
function useUploads(groupId: string, audience: UploadsAudience) {
  const viewer = useViewer()
  const place = `pictures ${viewer?.id ?? 'nobody'} ${groupId}`
  return useKeptUploads(place, (file, onProgress) => sendPicture(groupId, file, onProgress), audience)
}
