import { expect, test } from 'vitest'
import { createLog, redactUrl } from './log.ts'

test('secrets never reach the log', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info', production: true }, { write: (line) => void lines.push(line) })
  log.info({
    password: 'p-1',
    user: { iban: 'DE-2', token: 't-3' },
    req: { headers: { cookie: 'c-4', authorization: 'a-5' } },
    variables: { input: { password: 'p-6' } },
  })
  expect(lines.join()).not.toMatch(/p-1|DE-2|t-3|c-4|a-5|p-6/)
  expect(lines.join()).toContain('[hidden]')
})

test('a logged URL keeps its path and loses its keys', () => {
  expect(redactUrl('/en/dashboard/g/1/requests?accessToken=abc.def&x=1')).toBe(
    '/en/dashboard/g/1/requests?accessToken=[hidden]&x=1',
  )
  expect(redactUrl('/en/reset-password?token=abc')).toBe('/en/reset-password?token=[hidden]')
})
