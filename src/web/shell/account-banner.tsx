import type { BootstrapViewer } from '../bootstrap.ts'
import { useBootstrap } from '../shared/viewer.ts'
import { DemoBanner } from './demo-banner.tsx'
import { HoldBanner } from './hold-banner.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { RecoveryBanner } from './recovery-banner.tsx'

/**
 * Tells on every page that staff act as the landlord, else that this is a demo, else that the account is being
 * recovered, else that it is on hold.
 */
export function AccountBanner({ viewer }: { viewer: BootstrapViewer | null }) {
  const { isDemoVisit } = useBootstrap()
  // One at a time: all stand at the foot of the window.
  if (viewer?.impersonation) return <ImpersonationBanner impersonation={viewer.impersonation} />
  if (isDemoVisit || !viewer) return <DemoBanner />
  return viewer.recoveryReadyAt ? (
    <RecoveryBanner readyAt={viewer.recoveryReadyAt} />
  ) : (
    <HoldBanner viewer={viewer} />
  )
}
