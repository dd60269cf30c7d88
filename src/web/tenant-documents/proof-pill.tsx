import { IconAlertCircle, IconCheck, IconClock, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Pill, type Tone } from '../ui/pill.tsx'

const LOOKS: Record<string, { tone: Tone; icon: ReactNode }> = {
  MISSING: { tone: 'amber', icon: <IconUpload aria-hidden /> },
  NOT_VALIDATED: { tone: 'blue', icon: <IconClock aria-hidden /> },
  SUCCESSFUL: { tone: 'pine', icon: <IconCheck aria-hidden /> },
  FAILED: { tone: 'red', icon: <IconAlertCircle aria-hidden /> },
}

/** How far a proof or a document is, in two words. */
export function ProofPill({ state }: { state: string }) {
  const t = useTranslations('tenantDocuments.states')
  return (
    <Pill tone={LOOKS[state]?.tone} icon={LOOKS[state]?.icon}>
      {t(state)}
    </Pill>
  )
}
