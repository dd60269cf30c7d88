import { IconAlertCircle, IconCheck, IconClock, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProofState } from '../../domain/rentals/tenant-documents.ts'
import { Pill, type Tone } from '../ui/pill.tsx'

const LOOKS: Record<ProofState, { tone: Tone; icon: ReactNode }> = {
  MISSING: { tone: 'amber', icon: <IconUpload aria-hidden /> },
  NOT_VALIDATED: { tone: 'blue', icon: <IconClock aria-hidden /> },
  SUCCESSFUL: { tone: 'pine', icon: <IconCheck aria-hidden /> },
  FAILED: { tone: 'red', icon: <IconAlertCircle aria-hidden /> },
}

/** How far a proof or a document is, in two words. */
export function ProofPill({ state }: { state: ProofState }) {
  const t = useTranslations('tenantDocuments.states')
  const { tone, icon } = LOOKS[state]
  return (
    <Pill tone={tone} icon={icon}>
      {t(state)}
    </Pill>
  )
}
