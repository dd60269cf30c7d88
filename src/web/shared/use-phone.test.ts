import { expect, it, vi } from 'vitest'
import { MOBILE_BREAKPOINT } from '../../domain/catalogue/interface.ts'
import { useMobile } from './use-phone.ts'

vi.mock('./use-media-query.ts', () => ({ useMediaQuery: (query: string) => query }))

it('a screen is a phone’s below the 600 px of D9', () => {
  expect(useMobile()).toBe(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`)
  expect(MOBILE_BREAKPOINT).toBe(600)
})
