import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../graphql.ts'
import { ConnectionError } from '../http.ts'
import { showToast } from '../ui/toast-store.ts'
import { acceptMutation, confirmMutation, recordMutation, signMutation } from './contract-queries.ts'

interface CommandVariables extends Record<string, unknown> {
  offerId: string
  idempotencyKey: string
}

/** What a person signs with. */
export interface SignInput {
  typedName: string
  consent: boolean
  documentSha256: string
}

/** A command on an offer, with the notice that follows it. */
export type OfferCommand = { doneText: string } & (
  { kind: 'sign'; input: SignInput } | { kind: 'accept' } | { kind: 'record' } | { kind: 'confirm' }
)

/** The commands of one contract: each is done once however often it is clicked, then everything shown is fetched anew. */
export function useOfferCommand(offerId: string) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const mutation = useMutation<unknown, Error, OfferCommand>({
    mutationFn: (command) => send(command, { offerId, idempotencyKey }),
    onSuccess: (_, { doneText }) => showToast({ text: doneText }),
    onSettled: async (_, error) => {
      // Without an answer nobody knows whether it arrived: the same key keeps it from happening twice.
      if (error instanceof ConnectionError) return
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries()
    },
  })
  return {
    run: (command: OfferCommand) => {
      if (!mutation.isPending) mutation.mutate(command)
    },
    busy: mutation.isPending,
    error: mutation.error,
  }
}

/** The commands of one contract with how they go. */
export type OfferCommands = ReturnType<typeof useOfferCommand>

function send(command: OfferCommand, variables: CommandVariables): Promise<unknown> {
  switch (command.kind) {
    case 'sign':
      return request(signMutation, { ...variables, input: command.input })
    case 'accept':
      return request(acceptMutation, variables)
    case 'record':
      return request(recordMutation, variables)
    case 'confirm':
      return request(confirmMutation, variables)
  }
}
