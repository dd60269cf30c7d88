import type { Log } from './kernel/config/log.ts'

const limit = 14_000

/** How a process is asked to end: by whoever runs it, or from the keyboard. */
export type EndSignal = 'SIGTERM' | 'SIGINT'

/** Calls `stop` once on SIGTERM or SIGINT and ends the process, at the latest after 14 seconds. */
export function stopOnSignal(log: Log, stop: (signal: EndSignal) => Promise<void>): void {
  let stopping = false
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
}

/** Ends the start with a sentence instead of a stack where the sentence says it all. */
export function failStart(error: unknown): never {
  const known = ['ConfigError', 'DirectoryInUseError', 'UnsafeDatabaseError', 'PagesNotBuiltError']
  const isKnown = error instanceof Error && known.includes(error.name)
  process.stderr.write(`${isKnown ? error.message : describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
