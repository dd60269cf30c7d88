import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { showToast } from '../ui/toast-store.ts'
import { useDeletePasskey } from './access-mutations.ts'
import type { Passkey } from './account-queries.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'

/** Asks before a passkey is forgotten. */
export function DeletePasskeyDialog(props: { passkey: Passkey | null; onClose: () => void }) {
  const t = useTranslations('myAccount.passkeys')
  const all = useTranslations('myAccount')
  const fresh = useFreshLogin()
  const remove = useDeletePasskey()
  const { passkey } = props
  const send = () => {
    if (!passkey) return
    remove.mutate(passkey._id, {
      onSuccess: () => {
        showToast({ text: t('deleted') })
        props.onClose()
      },
      onError: (error) => fresh.retryFresh(error, send),
    })
  }
  return (
    <>
      <AnswerDialog
        opened={passkey !== null}
        onClose={props.onClose}
        title={t('deleteOf', { name: passkey?.name ?? '' })}
        size="small"
        submit={t('delete')}
        busy={remove.isPending}
        error={wantsPassword(remove.error) || remove.error instanceof ValidationError ? null : remove.error}
        onSubmit={send}
        variant="danger-filled"
        cancel={all('cancel')}
      >
        <p>{t('deleteWhat')}</p>
        {remove.error instanceof ValidationError && <p role="alert">{t('lastWay')}</p>}
      </AnswerDialog>
      {fresh.question}
    </>
  )
}
