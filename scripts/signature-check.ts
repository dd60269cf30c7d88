import { X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { checkSeal } from '../src/server/rentals/seal/check-seal.ts'
import { certificateIn, sealPath } from '../src/server/rentals/seal/seal-key.ts'

const usage = `Says whether a PDF is as it was when Mezzo sealed it.

  npm run signature:check -- FILE [--certificate PEM]

The certificate is that of this installation (MEZZO_SEAL_CERTIFICATE, or the one in MEZZO_DATA_DIR); another one,
such as what /api/seal/certificate answers, can be named. Exit code 0: intact, 1: not.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { certificate: { type: 'string', multiple: true }, help: { type: 'boolean' } },
})
const [file] = positionals
if (values.help || !file) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}
if (!existsSync(file)) fail(`There is no file ${file}.`)

const { state, sealedAt, fingerprint } = checkSeal(readFileSync(file), certificates())
const sentences = {
  INTACT: `intact: sealed on ${sealedAt?.toString() ?? 'an unknown day'} with the certificate ${fingerprint}`,
  CHANGED: 'changed: it carries our seal, but is no longer as it was sealed',
  NOT_OURS: 'not ours: no seal of these certificates is in it',
} as const
process.stdout.write(`${file}: ${sentences[state]}\n`)
process.exitCode = state === 'INTACT' ? 0 : 1

function certificates(): X509Certificate[] {
  if (values.certificate) return values.certificate.map((path) => readCertificate(path))
  const config = readConfig(process.env)
  if (config.seal) return [new X509Certificate(config.seal.certificate)]
  const path = sealPath(config.dataDir)
  if (!existsSync(path)) fail(`No certificate in ${path}: name one with --certificate.`)
  return [readCertificate(path)]
}

function readCertificate(path: string): X509Certificate {
  return new X509Certificate(certificateIn(readFileSync(path, 'utf8')))
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}
