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
import type { TenantStatus } from '../../domain/catalogue/requests.ts'
import type { OfferStatus } from '../../domain/catalogue/contracts.ts'
import { Pill, type Tone } from '../ui/pill.tsx'

const LOOKS: Record<TenantStatus, { tone: Tone; icon: ReactNode }> = {
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

/** The tenant-facing status in two or three words (C4). */
export function StatusPill(props: {
  status: TenantStatus
  /** Other dates wait for the tenant's answer: a fact of the request, not a status of its own. */
  suggested?: boolean
}) {
  const t = useTranslations('tenantStatus')
  const status = props.suggested ? 'CONFIRM_TENANT_INTEREST' : props.status
  const { tone, icon } = LOOKS[status]
  return (
    <Pill tone={tone} icon={icon}>
      {t(`${status}.label`)}
    </Pill>
  )
}

/** What the sentence about a request is made of. */
interface RequestInWords {
  tenantStatus: TenantStatus
  actionable: boolean
  landlordFirstName: string
  offer?: { status: OfferStatus } | null
}

/** Tells how a request stands as a plain sentence about the person's own case, the same in the list and on its page. */
export function useStatusSentence(): (request: RequestInWords) => string {
  const t = useTranslations('tenantStatus')
  return ({ tenantStatus, actionable, offer, landlordFirstName: landlord }) => {
    // Two statuses have two cases: the contract before was refused, and a contract on paper waits for the tenant's yes.
    if (tenantStatus === 'CONTRACT_GENERATION' && offer?.status === 'REJECTED')
      return t('CONTRACT_GENERATION.refused', { landlord })
    if (tenantStatus === 'CONTRACT_SIGNING_OFFLINE' && actionable)
      return t('CONTRACT_SIGNING_OFFLINE.yourTurn')
    return t(`${tenantStatus}.sentence`, { landlord })
  }
}
