import {
  IconAlertCircle,
  IconCheck,
  IconClock,
  IconFileText,
  IconFileUpload,
  IconPlayerPause,
  IconSignature,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Pill, type Tone } from '../ui/pill.tsx'

const LOOKS: Record<string, { tone: Tone; icon: ReactNode }> = {
  CONFIRMING_AVAILABILITY: { tone: 'blue', icon: <IconClock aria-hidden /> },
  CONFIRM_TENANT_INTEREST: { tone: 'amber', icon: <IconAlertCircle aria-hidden /> },
  TENANT_VERIFICATION: { tone: 'amber', icon: <IconFileUpload aria-hidden /> },
  CONTRACT_GENERATION: { tone: 'pine', icon: <IconFileText aria-hidden /> },
  CONTRACT_SIGNING_LANDLORD: { tone: 'violet', icon: <IconClock aria-hidden /> },
  CONTRACT_SIGNING_TENANT: { tone: 'violet', icon: <IconSignature aria-hidden /> },
  CONTRACT_SIGNING_OFFLINE: { tone: 'violet', icon: <IconFileText aria-hidden /> },
  BOOKED: { tone: 'pine', icon: <IconCheck aria-hidden /> },
  NOT_AVAILABLE: { tone: 'stone', icon: <IconX aria-hidden /> },
  TENANT_WITHDREW: { tone: 'stone', icon: <IconX aria-hidden /> },
  BLOCKED_BY_CURRENT_TENANT: { tone: 'stone', icon: <IconPlayerPause aria-hidden /> },
  BLOCKED_BY_ANOTHER_TENANT: { tone: 'stone', icon: <IconPlayerPause aria-hidden /> },
}

/** The tenant-facing status in two or three words (C4); a status of the future reads as being checked. */
export function StatusPill(props: {
  status: string
  /** Other dates wait for the tenant's answer: a fact of the request, not a status of its own. */
  suggested?: boolean
}) {
  const t = useTranslations('tenantStatus')
  const look = LOOKS[props.suggested ? 'CONFIRM_TENANT_INTEREST' : props.status]
  return (
    <Pill tone={look?.tone} icon={look?.icon}>
      {t(`${props.suggested ? 'CONFIRM_TENANT_INTEREST' : look ? props.status : 'START'}.label`)}
    </Pill>
  )
}

/** Tells a tenant-facing status as a plain sentence about the person's own case. */
export function useStatusSentence(): (status: string, landlord: string) => string {
  const t = useTranslations('tenantStatus')
  return (status, landlord) => t(`${LOOKS[status] ? status : 'START'}.sentence`, { landlord })
}
