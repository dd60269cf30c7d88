import { request } from '../graphql.ts'
import { useOnce } from '../shared/use-once.ts'
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

/** The commands of one contract, each done once. */
export function useOfferCommand(offerId: string) {
  return useOnce<OfferCommand, unknown>({
    send: (command, idempotencyKey) => send(command, { offerId, idempotencyKey }),
    onDone: (_, { doneText }) => showToast({ text: doneText }),
  })
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
