import { describe, expect, test } from 'vitest'
import { createTotpSecret, matchTotp, otpauthUri, totpCode, totpStep } from './totp.ts'

// The secret of RFC 6238, appendix B: '12345678901234567890' in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 %d seconds after 1970', (seconds, code) => {
    expect(totpCode(secret, totpStep(at(seconds)))).toBe(code)
  })

  test.each([
    [-60, null],
    [-30, 999],
    [0, 1000],
    [30, 1001],
    [60, null],
  ])('are taken when the clock of the app differs by %d seconds: step %s', (difference, step) => {
    const code = totpCode(secret, 1000 + difference / 30)
    expect(matchTotp(secret, code, { now: at(30_000), lastStep: 0 })).toBe(step)
  })

  test('of any other time are refused', () => {
    for (let step = 940; step <= 1060; step++) {
      const taken = matchTotp(secret, totpCode(secret, step), { now: at(30_000), lastStep: 0 })
      expect(taken).toBe(Math.abs(step - 1000) <= 1 ? step : null)
    }
  })

  test('are taken once', () => {
    expect(matchTotp(secret, totpCode(secret, 1000), { now: at(30_000), lastStep: 1000 })).toBeNull()
    expect(matchTotp(secret, totpCode(secret, 999), { now: at(30_000), lastStep: 1000 })).toBeNull()
    expect(matchTotp(secret, totpCode(secret, 1001), { now: at(30_000), lastStep: 1000 })).toBe(1001)
  })

  test('have a secret of 160 bits, which the app reads from a link', () => {
    const one = createTotpSecret()
    expect(one).toMatch(/^[A-Z2-7]{32}$/)
    expect(one).not.toBe(createTotpSecret())
    const uri = new URL(otpauthUri(one, 'jana+x@mezzo.example'))
    expect(uri.searchParams.get('secret')).toBe(one)
    expect(decodeURIComponent(uri.pathname)).toContain('Mezzo:jana+x@mezzo.example')
  })
})
