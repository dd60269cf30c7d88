import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-store.ts'
import { useDeletePasskey } from './access-mutations.ts'
import type { Passkey } from './account-queries.ts'
import { ConfirmQuestion } from './confirm-question.tsx'
import { useFreshLogin, wantsPassword } from './fresh-login.tsx'

/** Asks before a passkey is forgotten. */
export function DeletePasskeyDialog(props: { passkey: Passkey | null; onClose: () => void }) {
  const t = useTranslations('myAccount.passkeys')
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
      <ConfirmQuestion
        opened={passkey !== null}
        onClose={props.onClose}
        title={t('deleteOf', { name: passkey?.name ?? '' })}
        text={t('deleteWhat')}
        submit={t('delete')}
        busy={remove.isPending}
        error={wantsPassword(remove.error) ? null : remove.error}
        onSubmit={send}
      />
      {fresh.question}
    </>
  )
}
