import { useEffect } from 'react'

/** The code that sends answers given without a connection. */
export async function loadAnswerSender() {
  return (await import('./answer-sender.tsx')).AnswerSender
}

/** Where requests are answered that code is fetched ahead: without a connection it could not be. */
export function useAnswerSenderAhead() {
  useEffect(() => {
    loadAnswerSender().catch(() => {
      // Fetched again when there is something to send.
    })
  }, [])
}
