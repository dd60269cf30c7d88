import { IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError, ValidationError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { chooseCredential, knowsPasskeys } from './passkey.ts'
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

const waysQuery = graphql(`
  query WaysToConfirm {
    me {
      _id
      hasPassword
    }
    passkeys {
      _id
    }
  }
`)

/** Whether the server wants the password first, because nobody has given it lately. */
export function wantsPassword(error: unknown): boolean {
  return error instanceof ConditionNotMetError && error.reason === 'CONFIRM_PASSWORD'
}

/**
 * For what needs the password again: `retryFresh(error, again)` asks for it when that is what was missing, and for the
 * code of a second factor where one is on, and calls `again` then; `question` is the dialog for it. A passkey does
 * instead of both; somebody without a password is asked for nothing else.
 */
export function useFreshLogin() {
  const t = useTranslations('freshLogin')
  const queryClient = useQueryClient()
  const [again, setAgain] = useOverlayOf<() => void>(`fresh-login-${useId()}`)
  const [round, setRound] = useState(0)
  const [code, setCode] = useState('')
  const [wantsCode, setWantsCode] = useState(false)
  const confirm = useMutation({
    mutationFn: async (password: string | null) => {
      if (password === null) return await confirmByPasskey()
      await request(confirmMutation, { password, code: wantsCode ? code : null })
    },
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
  const { data: ways } = useQuery({
    queryKey: ['account', 'ways'],
    queryFn: () => request(waysQuery),
    enabled: again !== null,
  })
  const hasPassword = ways?.me?.hasPassword !== false
  const hasPasskey = knowsPasskeys() && (ways?.passkeys.length ?? 0) > 0
  const send = (password: string | null) =>
    confirm.mutate(password, {
      onSuccess: () => {
        setAgain(null)
        again?.()
      },
    })
  const codeProblem = problemOf(confirm.error, 'code')
  const question = (
    <PasswordQuestion
      key={round}
      opened={again !== null}
      onClose={() => setAgain(null)}
      title={t('title')}
      description={t(hasPassword ? 'lead' : hasPasskey ? 'leadPasskey' : 'leadNothing')}
      submit={t(hasPassword ? 'submit' : 'passkey')}
      withoutPassword={!hasPassword}
      busy={confirm.isPending}
      error={confirm.error}
      onSubmit={(password) => send(hasPassword ? password : null)}
    >
      {hasPassword && hasPasskey && (
        <Button
          icon={<IconFingerprint size={18} aria-hidden />}
          disabled={confirm.isPending}
          onClick={() => send(null)}
        >
          {t('passkey')}
        </Button>
      )}
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

async function confirmByPasskey(): Promise<void> {
  const options = await rest<PublicKeyCredentialRequestOptionsJSON>('/api/auth/passkeys/login-options', {
    body: {},
  })
  await rest('/api/auth/passkeys/confirm', { body: { response: await chooseCredential(options) } })
}

function problemOf(error: unknown, field: string): string | undefined {
  return error instanceof ValidationError ? error.fields[field] : undefined
}
