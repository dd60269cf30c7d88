import { describe, expect, it } from 'vitest'
import { isKnown, knownAnswer, weakEtag } from './conditional.ts'

const changedAt = Temporal.Instant.from('2026-11-26T08:00:00Z')
const etag = weakEtag(['12–B', '🏠'])

describe('what the recipient has', () => {
  it.each([
    ['the tag', { 'if-none-match': etag }, true],
    ['one of several tags', { 'if-none-match': `"a, b", ${etag}` }, true],
    ['the same tag as a strong one', { 'if-none-match': etag.slice(2) }, true],
    ['any', { 'if-none-match': '*' }, true],
    ['another tag', { 'if-none-match': 'W/"other"' }, false],
    [
      'another tag, whatever the time',
      { 'if-none-match': '"other"', 'if-modified-since': 'Thu, 26 Nov 2026 09:00:00 GMT' },
      false,
    ],
    ['the time', { 'if-modified-since': 'Thu, 26 Nov 2026 08:00:00 GMT' }, true],
    ['an earlier time', { 'if-modified-since': 'Thu, 26 Nov 2026 07:59:59 GMT' }, false],
    ['a time that is none', { 'if-modified-since': 'yesterday' }, false],
    ['nothing', {}, false],
  ])('%s', (_, headers, known) => {
    expect(isKnown(knownAnswer({ headers }), etag, changedAt)).toBe(known)
  })

  it('is not told by a time where none is known', () => {
    const headers = { 'if-modified-since': 'Thu, 26 Nov 2026 08:00:00 GMT' }
    expect(isKnown(knownAnswer({ headers }), etag, null)).toBe(false)
  })
})

it('tags whatever is written with letters that a header may have, the same however it is cut', () => {
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  expect(weakEtag(['12', '–B🏠'])).toBe(etag)
})
