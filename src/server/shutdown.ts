import type { Log } from './kernel/config/log.ts'

const limit = 14_000

/** How a process is asked to end: by whoever runs it, or from the keyboard. */
export type EndSignal = 'SIGTERM' | 'SIGINT'

/** Closes what is open. */
type Stop = (signal: EndSignal) => Promise<void>

let stopping = false

/**
 * Ends the process once on SIGTERM or SIGINT, at the latest after 14 seconds, with 0 where all could be closed: also in the
 * middle of its start. What is open by then is closed by the function that was handed last to what this answers.
 */
export function stopOnSignal(log: Log): (stop: Stop) => void {
  let stop: Stop = async () => {}
  const onSignal = (signal: EndSignal) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const timer = setTimeout(() => {
      log.error('did not stop in time')
      process.exit(1)
    }, limit)
    timer.unref()
    stop(signal).then(
      () => {
        log.info('stopped')
        process.exit(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => onSignal('SIGTERM'))
  process.on('SIGINT', () => onSignal('SIGINT'))
  return (next) => (stop = next)
}

/** Ends the start with a sentence instead of a stack where the sentence says it all. */
export function failStart(error: unknown): void {
  // A start whose database and queue are being closed has not failed: whoever closes them ends the process.
  if (stopping) return
  const known = ['ConfigError', 'DirectoryInUseError', 'UnsafeDatabaseError', 'PagesNotBuiltError']
  const isKnown = error instanceof Error && known.includes(error.name)
  process.stderr.write(`${isKnown ? error.message : describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
