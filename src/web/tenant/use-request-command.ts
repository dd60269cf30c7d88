import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import type { SeenDatesInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import {
  confirmInterestMutation,
  refuseContractMutation,
  refuseSuggestionMutation,
  takeSuggestionMutation,
  withdrawMutation,
} from './tenant-queries.ts'

interface CommandVariables {
  listingRequestId: string
  offerId: string
  seen: SeenDatesInput
  idempotencyKey: string
}

const NO_DATES = { from: '', to: '', totalRent: 0 }

// A mutation is only given the variables that it declares.
const COMMANDS = {
  confirm: ({ listingRequestId, idempotencyKey }: CommandVariables) =>
    request(confirmInterestMutation, { listingRequestId, idempotencyKey }),
  withdraw: ({ listingRequestId, idempotencyKey }: CommandVariables) =>
    request(withdrawMutation, { listingRequestId, idempotencyKey }),
  takeSuggestion: ({ listingRequestId, seen, idempotencyKey }: CommandVariables) =>
    request(takeSuggestionMutation, { listingRequestId, seen, idempotencyKey }),
  refuseSuggestion: ({ listingRequestId, idempotencyKey }: CommandVariables) =>
    request(refuseSuggestionMutation, { listingRequestId, idempotencyKey }),
  refuseContract: ({ offerId, idempotencyKey }: CommandVariables) =>
    request(refuseContractMutation, { offerId, idempotencyKey }),
}

/** Runs a command on a request once and says so; a failure is told in a sentence. */
export function useRequestCommand(props: {
  command: keyof typeof COMMANDS
  listingRequestId: string
  /** The contract that a command is about. */
  offerId?: string
  /** The suggested dates as they were shown, for the command that takes them. */
  seen?: SeenDatesInput
  doneText: string
  onDone?: () => void
}) {
  const { command, listingRequestId, offerId = '', seen = NO_DATES, doneText, onDone } = props
  const tErrors = useTranslations('errors')
  const once = useOnce<void, unknown>({
    send: (_, idempotencyKey) => COMMANDS[command]({ listingRequestId, offerId, seen, idempotencyKey }),
    onDone: () => {
      showToast({ text: doneText })
      onDone?.()
    },
  })
  return {
    run: () => once.run(),
    busy: once.busy,
    failure: once.error ? errorMessage(tErrors, once.error) : null,
  }
}
