import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { S3Storage } from '../src/server/kernel/config/storage-access.ts'

/** A server of a package that keeps files as a provider does. */
export interface StorageServer {
  url: string
  stop: () => void
}

const packages = createRequire(import.meta.url)

/** Starts a server of a package in a folder, at the address that it says it listens at. */
export async function startStorageServer(
  name: string,
  script: string,
  args: readonly string[],
  folder: string,
): Promise<StorageServer> {
  const path = join(dirname(packages.resolve(`${name}/package.json`)), script)
  const server = spawn(process.execPath, [path, ...args], { cwd: folder })
  const stop = () => server.kill('SIGKILL')
  process.once('exit', stop)
  server.once('exit', () => process.off('exit', stop))
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  for (;;) {
    const [, port] = /listen(?:ing|s) (?:at|on)\D+?127\.0\.0\.1:(\d+)/i.exec(output) ?? []
    if (port) return { url: `http://127.0.0.1:${port}`, stop }
    if (server.exitCode !== null) throw new Error(`${name} ended: ${output}`)
    await Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data'), once(server, 'exit')])
  }
}

/** Starts s3rver with a bucket whose files lie below a folder. */
export async function startBucketServer(folder: string): Promise<StorageServer & { storage: S3Storage }> {
  const options = `--address 127.0.0.1 --port 0 --configure-bucket mezzo`.split(' ')
  const args = ['--directory', join(folder, 's3'), ...options]
  const server = await startStorageServer('s3rver', 'bin/s3rver.js', args, folder)
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    ...server,
    storage: { kind: 's3', bucket: 'mezzo', region: 'eu-central-1', endpoint: server.url, credentials },
  }
}
