import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLog, redactText, redactUrl } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ logLevel: 'trace', production: true }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

const letters = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ'),
  minLength: 20,
  maxLength: 40,
})
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'123456789'), minLength: length, maxLength: length })
const iban = fc
  .tuple(fc.constantFrom('DE', 'FR', 'AT', 'NL'), digits(20))
  .map(([country, rest]) => country + rest)
const spaced = iban.map((text) => text.replaceAll(/(.{4})(?=.)/g, '$1 '))
const taxId = digits(11)
const token = letters.map((text) => `mzo_${text}`)
const name = fc.constantFrom(
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'authToken',
  'secret',
  'secretHash',
  'iban',
  'IBAN',
  'depositIban',
  'taxId',
  'tax_id',
  'vatId',
  'cookie',
  'set-cookie',
  'authorization',
  'x-xsrf-token',
  'signature',
  'credentialId',
  'backupCodes',
  'code',
)
const outer = fc.array(
  fc.constantFrom('req', 'body', 'variables', 'input', 'user', 'headers', 'data', 'nested'),
  { maxLength: 7 },
)

function wrap(path: string[], value: object): object {
  return path.reduceRight<object>((inside, key) => ({ [key]: inside }), value)
}

describe('secrets never reach the log', () => {
  test('by their name, at any depth, alone or in a list', () => {
    fc.assert(
      fc.property(outer, name, letters, fc.boolean(), (path, key, value, inList) => {
        const entry = wrap(path, { [key]: inList ? [value] : value })
        expect(logged((log) => log.info(entry, 'a call'))).not.toContain(value)
        expect(logged((log) => log.info({ list: [entry] }))).not.toContain(value)
      }),
    )
  })

  test('by their form, in texts, messages, errors and what errors carry', () => {
    fc.assert(
      fc.property(fc.oneof(iban, spaced, token, taxId), fc.string(), (value, around) => {
        const text = `${around} ${value} ${around}`
        const error = Object.assign(new Error(text, { cause: new Error(text) }), {
          detail: `Key (iban)=(${value}) already exists.`,
          where: value,
          parameters: [value],
          code: '23505',
        })
        const lines = logged((log) => {
          log.error({ err: error }, text)
          log.error({ err: new AggregateError([error], text) })
          log.error(error)
          log.warn({ note: text, list: [text] })
          log.info(text)
        })
        expect(lines).not.toContain(value)
      }),
    )
  })

  test('while ids stay whole', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(redactText(`request ${id} failed`)).toBe(`request ${id} failed`)
      }),
      { numRuns: 5_000 },
    )
  })

  test('while of many that failed at once the first few are named', () => {
    const all = Array.from({ length: 9 }, (_, index) => new Error(`number ${index}`))
    const line = logged((log) => log.error({ err: new AggregateError(all, '9 of 9 failed') }))
    const { err } = JSON.parse(line) as { err: { message: string; errors: { message: string }[] } }
    expect(err.message).toBe('9 of 9 failed')
    expect(err.errors.map(({ message }) => message)).toEqual(all.slice(0, 5).map(({ message }) => message))
  })

  test('while what helps to find an error stays', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'x-1',
    })
    const line = logged((log) => log.error({ err: error, requestId: 'r-1' }, 'failed'))
    expect(JSON.parse(line)).toMatchObject({
      msg: 'failed',
      requestId: 'r-1',
      err: { type: 'Error', message: 'duplicate key', code: '23505', constraint: 'users_email' },
    })
    expect(line).not.toContain('x-1')
  })
})

// A list of strings that break things, kept outside of this project.
const corpus = join(import.meta.dirname, '../../../../../shared/corpora/strings/blns.json')
const isThere = existsSync(corpus)

test.skipIf(!isThere)(
  `every string of the list of naughty strings is one line of JSON${isThere ? '' : ' (the list is not here)'}`,
  () => {
    const strings = JSON.parse(readFileSync(corpus, 'utf8')) as string[]
    expect(strings.length).toBeGreaterThan(400)
    for (const text of strings) {
      const lines = logged((log) =>
        log.info({ text, list: [text], err: new Error(text), [text || 'key']: 1 }, text),
      )
      expect(lines.trimEnd().split('\n')).toHaveLength(1)
      expect(() => JSON.parse(lines) as unknown).not.toThrow()
    }
  },
)

test('a logged URL keeps its path and loses its keys', () => {
  expect(redactUrl('/en/dashboard/g/1/requests?accessToken=abc.def&x=1')).toBe(
    '/en/dashboard/g/1/requests?accessToken=[hidden]&x=1',
  )
  expect(redactUrl('/en/reset-password?token=abc')).toBe('/en/reset-password?token=[hidden]')
  expect(redactUrl('/api/graphql?query={me}&variables={"iban":"DE1"}')).toBe(
    '/api/graphql?query={me}&variables=[hidden]"iban":"DE1"}',
  )
  expect(redactText('see https://mezzo.example/x?token=abc now')).toBe(
    'see https://mezzo.example/x?token=[hidden] now',
  )
})
