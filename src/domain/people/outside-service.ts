import type { ServiceState } from '../catalogue/services.ts'

/** How a service is there that is reached by an access, or by none. */
export function serviceStateOf(access: { isTest: boolean } | null): ServiceState {
  if (!access) return 'WITHOUT'
  return access.isTest ? 'TEST' : 'REAL'
}
