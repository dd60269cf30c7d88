import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { request } from '../graphql.ts'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { confirmInterestMutation, withdrawMutation } from './tenant-queries.ts'

interface CommandVariables extends Record<string, unknown> {
  listingRequestId: string
  idempotencyKey: string
}

const COMMANDS = {
  confirm: (variables: CommandVariables) => request(confirmInterestMutation, variables),
  withdraw: (variables: CommandVariables) => request(withdrawMutation, variables),
}

/** Runs a command on a request once and says so; a failure is told in a sentence. */
export function useRequestCommand(props: {
  command: keyof typeof COMMANDS
  listingRequestId: string
  doneText: string
  onDone?: () => void
}) {
  const { command, listingRequestId, doneText, onDone } = props
  const tErrors = useTranslations('errors')
  const once = useOnce<void, unknown>({
    send: (_, idempotencyKey) => COMMANDS[command]({ listingRequestId, idempotencyKey }),
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
