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
import {
  type Badge as BadgeOfDomain,
  type BadgeKind,
  type BadgeTone,
  BADGE_KINDS,
} from '../../domain/rentals/badge.ts'
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
export function StatusBadge(props: { badge: { kind: string; tone: string } | null | undefined }) {
  const text = useCatalogueText('badge')
  const { badge } = props
  if (!badge) return null
  const Icon = isBadgeKind(badge.kind) ? ICONS[badge.kind] : IconCheck
  return (
    <Pill tone={toneOf(badge.tone)} icon={<Icon aria-hidden />}>
      {text(badge.kind)}
    </Pill>
  )
}

function isBadgeKind(kind: string): kind is BadgeOfDomain['kind'] {
  return BADGE_KINDS.some((known) => known === kind)
}

function toneOf(tone: string): Tone {
  return Object.entries(TONES).find(([known]) => known === tone)?.[1] ?? 'stone'
}
