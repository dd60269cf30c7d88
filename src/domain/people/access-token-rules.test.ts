import { expect, it } from 'vitest'
import { accessTokenProblems, sortScopes } from './access-token-rules.ts'
import { ACCESS_SCOPES } from '../catalogue/people.ts'
import { parseDay } from '../kernel/day.ts'
import { TOKEN_NAME_MAX_LENGTH } from '../kernel/text-limits.ts'

const today = parseDay('2026-11-22')
const wish = { name: 'Reports', scopes: [...ACCESS_SCOPES], expiresOn: today }
const longest = 'x'.repeat(TOKEN_NAME_MAX_LENGTH)

it.each([
  ['nothing of one for today', {}, {}],
  ['nothing of one for a year', { expiresOn: parseDay('2027-11-22') }, {}],
  ['its end after more than a year', { expiresOn: parseDay('2027-11-23') }, { expiresOn: 'tooLate' }],
  ['its end yesterday', { expiresOn: parseDay('2026-11-21') }, { expiresOn: 'past' }],
  ['a blank name', { name: ' ' }, { name: 'required' }],
  ['nothing of the longest name', { name: ` ${longest} ` }, {}],
  ['a longer name', { name: `${longest}x` }, { name: 'long' }],
  ['no scope', { scopes: [] }, { scopes: 'required' }],
])('wrong with a wish for a token is %s', (_, change, problems) => {
  expect(accessTokenProblems({ ...wish, ...change }, today)).toEqual(problems)
})

it('scopes stand once, in the order of the catalogue', () => {
  expect(sortScopes([...ACCESS_SCOPES.toReversed(), ...ACCESS_SCOPES])).toEqual(ACCESS_SCOPES)
  expect(sortScopes(ACCESS_SCOPES.slice(1, 2))).toEqual(ACCESS_SCOPES.slice(1, 2))
})
