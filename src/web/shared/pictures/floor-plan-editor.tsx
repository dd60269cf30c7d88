import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { FLOOR_PLAN_MAX_BYTES } from '../../../domain/listings/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import { PictureDrop } from './picture-drop.tsx'
import { groupPicturesOptions, removeFloorPlan, sendFloorPlan } from './picture-queries.ts'
import classes from './pictures-editor.module.css'

/** The floor plan of a listing, an image or a PDF: shows, takes, replaces and removes it; saves by itself. */
export function FloorPlanEditor(props: { groupId: string; onChange?: () => void }) {
  const { groupId, onChange } = props
  const t = useTranslations('pictures')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(groupPicturesOptions(groupId))
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: groupPicturesOptions(groupId).queryKey })
    onChange?.()
  }
  const sending = useOnce<File, unknown>({
    send: (file, key) =>
      file.size > FLOOR_PLAN_MAX_BYTES
        ? Promise.reject(new ValidationError({ file: 'upload.large' }))
        : sendFloorPlan(groupId, file, key),
    onDone: renew,
  })
  const removing = useOnce<void, unknown>({
    send: (_, key) => removeFloorPlan(groupId, key),
    onDone: renew,
  })
  if (error && !data)
    return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const plan = data.floorPlan
  const wrong = sending.error ?? removing.error
  return (
    <div className={classes.editor}>
      {plan && (
        <div className={classes.plan}>
          {plan.isImage ? (
            <img src={plan.downloadUrl} alt={t('plan.title')} />
          ) : (
            <a href={plan.downloadUrl}>
              <IconFileText size={20} aria-hidden /> {plan.fileName ?? t('plan.title')}
            </a>
          )}
          <Button
            variant="danger"
            size="small"
            busy={removing.busy}
            icon={<IconTrash size={17} aria-hidden />}
            onClick={() => removing.run()}
          >
            {t('plan.remove')}
          </Button>
        </div>
      )}
      <PictureDrop
        label={plan ? t('plan.replace') : t('plan.add')}
        hint={sending.busy ? t('plan.sending') : t('plan.hint')}
        accept="application/pdf,image/jpeg,image/png"
        onFiles={([file]) => file && sending.run(file)}
      />
      {wrong && <ErrorPanel message={sentenceOf(wrong)} />}
    </div>
  )

  function sentenceOf(error: Error): string {
    const key = error instanceof ValidationError ? error.fields['file'] : undefined
    return key && t.has(`plan.errors.${key}`) ? t(`plan.errors.${key}`) : errorMessage(errors, error)
  }
}
