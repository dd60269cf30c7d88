import { use } from 'react'
import { BootstrapContext } from '../viewer.ts'

/** The style of maps that the operator names; null for the embedded base. */
export function useMapStyle(): string | null {
  return use(BootstrapContext)?.mapStyleUrl ?? null
}
