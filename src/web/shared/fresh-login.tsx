import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError, ValidationError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { TextField } from '../ui/fields.tsx'
import { PasswordQuestion } from './password-question.tsx'
import { useOverlayOf } from './use-overlay.ts'

const confirmMutation = graphql(`
  mutation ConfirmPassword($password: String!, $code: String) {
    confirmPassword(password: $password, code: $code) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Whether the server wants the password first, because nobody has given it lately. */
export function wantsPassword(error: unknown): boolean {
  return error instanceof ConditionNotMetError && error.reason === 'CONFIRM_PASSWORD'
}

/**
 * For what needs the password again: `retryFresh(error, again)` asks for it when that is what was missing, and for the
 * code of a second factor where one is on, and calls `again` then; `question` is the dialog for it.
 */
export function useFreshLogin() {
  const t = useTranslations('freshLogin')
  const queryClient = useQueryClient()
  const [again, setAgain] = useOverlayOf<() => void>(`fresh-login-${useId()}`)
  const [round, setRound] = useState(0)
  const [code, setCode] = useState('')
  const [wantsCode, setWantsCode] = useState(false)
  const confirm = useMutation({
    mutationFn: (password: string) => request(confirmMutation, { password, code: wantsCode ? code : null }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['account'] }),
    onError: (error) => {
      if (problemOf(error, 'code')) setWantsCode(true)
    },
  })
  const retryFresh = (error: unknown, next: () => void) => {
    if (!wantsPassword(error)) return
    confirm.reset()
    setCode('')
    setRound(round + 1)
    setAgain(next)
  }
  const codeProblem = problemOf(confirm.error, 'code')
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
    >
      {wantsCode && (
        <TextField
          label={t('code')}
          description={t('codeHint')}
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={codeProblem === 'codeWrong' && t('problems.codeWrong')}
        />
      )}
    </PasswordQuestion>
  )
  return { retryFresh, question }
}

function problemOf(error: unknown, field: string): string | undefined {
  return error instanceof ValidationError ? error.fields[field] : undefined
}
