import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { type PhotoSource, type TurnoverPhoto, TurnoverPhotoDialog } from '../shared/turnover-photos.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useLast } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { removeCleaningPhoto } from './cleaning-plan-queries.ts'

/** A photo that was opened, and of which unit it is. */
export interface OpenPhoto {
  photo: TurnoverPhoto
  unitName: string
}

/** A photo, large, which whoever has added it may remove. */
export function OwnPhoto(props: {
  token: string
  open: OpenPhoto | null
  sourceOf: PhotoSource
  onClose: () => void
}) {
  const { token, open, onClose } = props
  const t = useTranslations('cleaningPlan.photos')
  const errors = useTranslations('errors')
  const last = useLast(open)
  const once = useOnce({ send: (id: string) => removeCleaningPhoto(token, id), onDone: onClose })
  const footer = last?.photo.isOwn && (
    <>
      <Button variant="danger" busy={once.busy} onClick={() => once.run(last.photo.id)}>
        {t('remove')}
      </Button>
      <Button disabled={once.busy} onClick={onClose}>
        {t('keep')}
      </Button>
      {once.error && <ErrorPanel message={errorMessage(errors, once.error)} />}
    </>
  )
  return (
    <TurnoverPhotoDialog
      photo={open?.photo ?? null}
      unitName={last?.unitName ?? ''}
      sourceOf={props.sourceOf}
      footer={footer || undefined}
      busy={once.busy}
      onClose={onClose}
    />
  )
}
