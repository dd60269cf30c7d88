import { use } from 'react'
import { MOBILE_BREAKPOINT } from '../../domain/catalogue/interface.ts'
import { useMediaQuery } from './use-media-query.ts'
import { BootstrapContext } from './viewer.ts'

/** Below 768 px, where the sidebar gives way to a bar on top. */
export const PHONE = '(max-width: 767.98px)'

/** As narrow as a phone's screen (D9). */
export const MOBILE = `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`

/** True below 768 px, where the sidebar gives way to a bar on top. */
export function usePhone(): boolean {
  return useMediaQuery(PHONE, useDrawnForPhone())
}

/** True where a screen is as narrow as a phone's (D9). */
export function useMobile(): boolean {
  return useMediaQuery(MOBILE, useDrawnForPhone())
}

function useDrawnForPhone(): boolean {
  return use(BootstrapContext)?.drawn?.phone ?? false
}
