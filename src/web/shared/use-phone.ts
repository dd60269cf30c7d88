import { MOBILE_BREAKPOINT } from '../../domain/catalogue/interface.ts'
import { useMediaQuery } from './use-media-query.ts'

/** True below 768 px, where the sidebar gives way to a bar on top. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)')
}

/** True where a screen is as narrow as a phone's (D9). */
export function useMobile(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`)
}
