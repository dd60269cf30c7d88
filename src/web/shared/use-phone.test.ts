import { expect, it } from 'vitest'
import { MOBILE_BREAKPOINT } from '../../domain/catalogue/interface.ts'
import { MOBILE } from './use-phone.ts'

it('a screen is a phone’s below the 600 px of D9', () => {
  expect(MOBILE).toBe(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`)
  expect(MOBILE_BREAKPOINT).toBe(600)
})
