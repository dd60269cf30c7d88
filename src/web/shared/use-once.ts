import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ConnectionError } from '../http.ts'

/**
 * A mutation that happens once however often it is clicked: its idempotency key is made with the form and renewed
 * after each answer. Without an answer nobody knows whether it arrived, so a second try goes with the same key.
 * After an answer everything shown is fetched anew.
 */
export function useOnce<Input, Result>(options: {
  send: (input: Input, idempotencyKey: string) => Promise<Result>
  onDone?: (result: Result, input: Input) => void
  onFailed?: (error: Error, input: Input) => void
}) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  // The second click of a double click comes before anything is rendered anew.
  const isRunning = useRef(false)
  const mutation = useMutation<Result, Error, Input>({
    mutationFn: (input) => options.send(input, idempotencyKey),
    onSuccess: options.onDone,
    onError: options.onFailed,
    onSettled: async (_, error) => {
      isRunning.current = false
      if (error instanceof ConnectionError) return
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries()
    },
  })
  return {
    run: (input: Input) => {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(input)
    },
    busy: mutation.isPending,
    isDone: mutation.isSuccess,
    error: mutation.error,
  }
}
