import { createContext, use } from 'react'
import type { Bootstrap, BootstrapViewer } from '../bootstrap.ts'

/** The bootstrap data for everything below; set once by main.tsx. */
export const BootstrapContext = createContext<Bootstrap | null>(null)

/** What the server's first HTML said. */
export function useBootstrap(): Bootstrap {
  const bootstrap = use(BootstrapContext)
  if (!bootstrap) throw new Error('BootstrapContext is missing')
  return bootstrap
}

/** The logged-in person, or null. */
export function useViewer(): BootstrapViewer | null {
  return useBootstrap().viewer
}
