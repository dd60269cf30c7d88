import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import classes from './account-page.module.css'

/** Says what will happen and asks whether it shall. */
export function ConfirmQuestion(props: {
  opened: boolean
  onClose: () => void
  title: string
  text: string
  submit: string
  busy: boolean
  error: Error | null
  onSubmit: () => void
}) {
  const t = useTranslations('myAccount')
  const errors = useTranslations('errors')
  return (
    <AdaptiveDialog
      opened={props.opened}
      onClose={props.onClose}
      onSubmit={() => !props.busy && props.onSubmit()}
      busy={props.busy}
      title={props.title}
      size="small"
      footer={
        <>
          <Button type="submit" variant="danger-filled" size="large" busy={props.busy}>
            {props.submit}
          </Button>
          <Button size="large" onClick={props.onClose} disabled={props.busy}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
      {props.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, props.error)}
        </p>
      )}
    </AdaptiveDialog>
  )
}
