import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWeb } from './build-web.ts'
import { exitOf, root, spawnTool, tools, nodeOptions } from './processes.ts'
import { isReady } from './server-process.ts'

// The pages come from Vite with hot reload; it passes /api, /healthz and /readyz on to the server behind it. The first
// HTML with the person's data is the server's, which needs built pages for it.
const { PORT = '3000', MEZZO_DEMO = '1', MEZZO_ORIGIN = 'http://localhost:5173' } = process.env
const env = { ...process.env, PORT, MEZZO_DEMO, MEZZO_ORIGIN }
await buildWeb()

const watch = [...nodeOptions, '--watch', '--watch-preserve-output', 'src/server/main.ts']
const server = spawn(process.execPath, watch, { cwd: root, env, stdio: 'inherit' })
const children = [server]
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

while (server.exitCode === null && !(await isReady(`http://localhost:${PORT}`))) await sleep(100)
if (server.exitCode === null) {
  children.push(spawnTool(tools.vite, ['--port', '5173', '--strictPort'], { env, stdio: 'inherit' }))
  process.stdout.write(`Pages on http://localhost:5173, server on http://localhost:${PORT}\n`)
}
process.exitCode = await Promise.race(children.map(exitOf))
stop()

function stop(): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
