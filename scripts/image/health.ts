import { readFileSync } from 'node:fs'

// Whether the process of this container lives; whether it can do its work, /readyz says to whoever sends it requests. A
// worker that has ended has ended its container: it is asked only where it has a port of its operator's.
const isServer = readFileSync('/proc/1/cmdline', 'utf8').split('\0').includes('server')
const { PORT = '3000', MEZZO_OPERATOR_PORT } = process.env
const port = isServer ? PORT : MEZZO_OPERATOR_PORT

if (port) {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) })
  if (!answer.ok) process.exitCode = 1
}
