import type { StopOnlineSigningReason } from '../../domain/catalogue/contracts.ts'
import { request } from '../graphql.ts'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import {
  acceptMutation,
  cancelMutation,
  changeSignerMutation,
  confirmMutation,
  recordMutation,
  refuseMutation,
  remindMutation,
  signMutation,
  stopMutation,
} from './contract-queries.ts'

interface CommandVariables extends Record<string, unknown> {
  offerId: string
  idempotencyKey: string
}

/** What a person signs with: a typed name or a drawn signature. */
export interface SignInput {
  typedName?: string
  drawnSignature?: string
  consent: boolean
  documentSha256: string
}

/** A command on an offer, with the notice that follows it. */
export type OfferCommand = { doneText: string } & (
  | { kind: 'sign'; input: SignInput }
  | { kind: 'stop'; reason: StopOnlineSigningReason; comment: string }
  | { kind: 'changeSigner'; powerId: string | null }
  | { kind: 'record' | 'confirm'; feeShown: number }
  | { kind: 'accept' | 'remind' | 'refuse' | 'cancel' }
)

/** The commands of one contract, each done once; what follows gets the id of the offer that it goes on with, if any. */
export function useOfferCommand(offerId: string, onDone?: (nextOfferId: string | null) => void) {
  return useOnce<OfferCommand, string | null>({
    send: (command, idempotencyKey) => send(command, { offerId, idempotencyKey }),
    onDone: (nextOfferId, { doneText }) => {
      showToast({ text: doneText })
      onDone?.(nextOfferId)
    },
  })
}

/** The commands of one contract with how they go. */
export type OfferCommands = ReturnType<typeof useOfferCommand>

const SIMPLE = {
  accept: (variables: CommandVariables) => request(acceptMutation, variables),
  remind: (variables: CommandVariables) => request(remindMutation, variables),
  refuse: (variables: CommandVariables) => request(refuseMutation, variables),
  cancel: (variables: CommandVariables) => request(cancelMutation, variables),
} as const

async function send(command: OfferCommand, variables: CommandVariables): Promise<string | null> {
  switch (command.kind) {
    case 'sign':
      await request(signMutation, { ...variables, input: command.input })
      return null
    case 'stop': {
      const { reason, comment } = command
      const { stopOnlineSigning } = await request(stopMutation, { ...variables, reason, comment })
      return stopOnlineSigning.offer?._id ?? null
    }
    case 'changeSigner': {
      const { changeExternalSigner } = await request(changeSignerMutation, {
        ...variables,
        powerId: command.powerId,
      })
      return changeExternalSigner.offer?._id ?? null
    }
    case 'record':
      await request(recordMutation, { ...variables, feeShown: command.feeShown })
      return null
    case 'confirm':
      await request(confirmMutation, { ...variables, feeShown: command.feeShown })
      return null
    default:
      await SIMPLE[command.kind](variables)
      return null
  }
}
