import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { nameOf } from './member-row.tsx'
import { type TeamMember, useRemoveMember } from './team-queries.ts'
import classes from './team-page.module.css'

/** Says what taking somebody out of the team does, then does it. */
export function RemoveDialog(props: { member: TeamMember | null; onClose: () => void }) {
  const t = useTranslations('team')
  const errors = useTranslations('errors')
  const remove = useRemoveMember(props.member?._id ?? '')
  const name = props.member ? nameOf(props.member) : ''
  const isOpen = props.member?.status === 'INVITED'
  const submit = () => {
    if (remove.isPending || !props.member) return
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ text: isOpen ? t('withdrawn', { name }) : t('removed', { name }) })
        props.onClose()
      },
    })
  }
  return (
    <AdaptiveDialog
      opened={props.member !== null}
      onClose={props.onClose}
      busy={remove.isPending}
      onSubmit={submit}
      size="small"
      title={isOpen ? t('withdrawOf', { name }) : t('removeOf', { name })}
      footer={
        <>
          <Button type="submit" variant="danger-filled" size="large" busy={remove.isPending}>
            {isOpen ? t('withdraw') : t('remove')}
          </Button>
          <Button size="large" onClick={props.onClose} disabled={remove.isPending} data-autofocus>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{isOpen ? t('withdrawWhat') : t('removeWhat', { name })}</p>
      {remove.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, remove.error)}
        </p>
      )}
    </AdaptiveDialog>
  )
}
