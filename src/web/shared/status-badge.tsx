import {
  IconCalendarPlus,
  IconCircleCheck,
  IconCheck,
  IconFileText,
  IconLock,
  IconPlayerPause,
  IconSparkles,
  IconUserSearch,
} from '@tabler/icons-react'
import type { Badge, BadgeKind, BadgeTone } from '../../domain/rentals/badge.ts'
import { Pill, type Tone } from '../ui/pill.tsx'
import { useCatalogueText } from './status-text.ts'

const ICONS: Record<BadgeKind, typeof IconCheck> = {
  EXTENSION: IconCalendarPlus,
  NEW: IconSparkles,
  ACCEPTED: IconCheck,
  TENANT_VERIFICATION: IconUserSearch,
  CONTRACT_CREATED: IconFileText,
  PAUSED_UNTIL_FURTHER_NOTICE: IconPlayerPause,
  ALREADY_BOOKED: IconLock,
  READY_TO_CONFIRM: IconCircleCheck,
}

const TONES: Record<BadgeTone, Tone> = {
  violet: 'violet',
  blue: 'blue',
  amber: 'amber',
  green: 'pine',
  stone: 'stone',
}

/** The badge of a request (D4) in words, with an icon of its own so that colour isn't alone. */
export function StatusBadge(props: { badge: Badge | null | undefined }) {
  const text = useCatalogueText('badge')
  const { badge } = props
  if (!badge) return null
  const Icon = ICONS[badge.kind]
  return (
    <Pill tone={TONES[badge.tone]} icon={<Icon aria-hidden />}>
      {text(badge.kind)}
    </Pill>
  )
}
