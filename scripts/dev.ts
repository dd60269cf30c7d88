import { spawn } from 'node:child_process'
import { buildWeb } from './build-web.ts'
import { exitOf, root, spawnTool, tools } from './processes.ts'

// The pages come from Vite with hot reload; it passes /api, /healthz and /readyz on to the server behind it. The first
// HTML with the person's data is the server's, which needs built pages for it.
await buildWeb()
const { PORT = '3000', MEZZO_DEMO = '1', MEZZO_ORIGIN = 'http://localhost:5173' } = process.env
const env = { ...process.env, PORT, MEZZO_DEMO, MEZZO_ORIGIN }

process.stdout.write(`Pages on http://localhost:5173, server on http://localhost:${PORT}\n`)
const watch = [...process.execArgv, '--watch', '--watch-preserve-output', 'src/server/main.ts']
const server = spawn(process.execPath, watch, { cwd: root, env, stdio: 'inherit' })
const pages = spawnTool(tools.vite, ['--port', '5173', '--strictPort'], { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

process.exitCode = await Promise.race([exitOf(server), exitOf(pages)])
stop()

function stop(): void {
  for (const child of [server, pages]) if (child.exitCode === null) child.kill('SIGTERM')
}
