import type { BootstrapViewer } from '../bootstrap.ts'
import { HoldBanner } from './hold-banner.tsx'
import { RecoveryBanner } from './recovery-banner.tsx'

/** Tells somebody on every page that their account is being recovered, or that it is on hold. */
export function AccountBanner({ viewer }: { viewer: BootstrapViewer }) {
  return viewer.recoveryReadyAt ? (
    <RecoveryBanner readyAt={viewer.recoveryReadyAt} />
  ) : (
    <HoldBanner viewer={viewer} />
  )
}
