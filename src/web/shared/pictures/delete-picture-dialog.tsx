import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import { ListingPhoto } from './listing-photo.tsx'
import { deletePicture, type OwnPicture } from './picture-queries.ts'
import classes from './pictures-editor.module.css'

/** Shows which photo goes before it goes. */
export function DeletePictureDialog(props: {
  groupId: string
  picture: OwnPicture | null
  onClose: () => void
  onDeleted: () => void
}) {
  const { groupId, picture } = props
  const t = useTranslations('pictures')
  // The photo stays while the dialog leaves.
  const [shown, setShown] = useState(picture)
  if (picture && picture !== shown) setShown(picture)
  const once = useOnce<string, unknown>({
    send: (imageId, key) => deletePicture(groupId, imageId, key),
    onDone: () => {
      showToast({ text: t('deleted') })
      props.onDeleted()
      props.onClose()
    },
  })
  const last =
    once.error instanceof ValidationError && once.error.fields['imageIds'] === 'pictures.lastOfPublished'
  return (
    <AnswerDialog
      opened={picture !== null}
      onClose={props.onClose}
      title={t('deleteTitle')}
      busy={once.busy}
      onSubmit={() => picture && once.run(picture.imageId)}
      size="small"
      submit={t('delete')}
      variant="danger-filled"
      cancel={t('keep')}
      compact
      error={once.error}
      failure={last ? t('errors.lastOfPublished') : undefined}
    >
      {shown && (
        <div className={classes.deleted}>
          <ListingPhoto urls={shown.urls} placeholder={shown.placeholder} alt="" sizes="320px" />
        </div>
      )}
    </AnswerDialog>
  )
}
