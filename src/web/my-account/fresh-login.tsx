import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useConfirmPassword } from './account-mutations.ts'
import { PasswordQuestion } from './password-question.tsx'

/** Whether the server wants the password first, because the login is not fresh. */
export function wantsPassword(error: unknown): boolean {
  return error instanceof ConditionNotMetError && error.reason === 'CONFIRM_PASSWORD'
}

/**
 * For what needs a fresh login: `retryFresh(error, again)` asks for the password when that is what was missing, and
 * calls `again` then; `question` is the dialog for it.
 */
export function useFreshLogin() {
  const t = useTranslations('myAccount.fresh')
  const [again, setAgain] = useOverlayOf<() => void>(`fresh-login-${useId()}`)
  const [round, setRound] = useState(0)
  const confirm = useConfirmPassword()
  const retryFresh = (error: unknown, next: () => void) => {
    if (!wantsPassword(error)) return
    confirm.reset()
    setRound(round + 1)
    setAgain(next)
  }
  const question = (
    <PasswordQuestion
      key={round}
      opened={again !== null}
      onClose={() => setAgain(null)}
      title={t('title')}
      description={t('lead')}
      submit={t('submit')}
      busy={confirm.isPending}
      error={confirm.error}
      onSubmit={(password) =>
        confirm.mutate(password, {
          onSuccess: () => {
            setAgain(null)
            again?.()
          },
        })
      }
    />
  )
  return { retryFresh, question }
}
