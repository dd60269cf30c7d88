import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../errors/error-message.ts'
import { request } from '../graphql.ts'
import { ConnectionError } from '../http.ts'
import { showToast } from '../ui/toast-store.ts'
import { confirmInterestMutation, withdrawMutation } from './tenant-queries.ts'

const COMMANDS = {
  confirm: (variables: CommandVariables) => request(confirmInterestMutation, variables),
  withdraw: (variables: CommandVariables) => request(withdrawMutation, variables),
}

interface CommandVariables extends Record<string, unknown> {
  listingRequestId: string
  idempotencyKey: string
}

/** Runs a command on a request once however often it is clicked; afterwards everything shown is fetched anew. */
export function useRequestCommand(
  command: keyof typeof COMMANDS,
  listingRequestId: string,
  doneText: string,
) {
  const tErrors = useTranslations('errors')
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const mutation = useMutation<unknown>({
    mutationFn: () => COMMANDS[command]({ listingRequestId, idempotencyKey }),
    onSuccess: () => showToast({ text: doneText }),
    onSettled: async (_, error) => {
      // Without an answer nobody knows whether it arrived: the same key keeps it from happening twice.
      if (error instanceof ConnectionError) return
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries()
    },
  })
  return {
    run: (options?: { onSuccess: () => void }) => {
      if (!mutation.isPending) mutation.mutate(undefined, options)
    },
    busy: mutation.isPending,
    failure: mutation.error ? errorMessage(tErrors, mutation.error) : null,
  }
}
