import { useTranslations } from 'use-intl'
import type { CurrentStateKind } from '../../domain/catalogue/listings.ts'
import { graphql } from '../gen/gql.ts'
import { Pill, type Tone } from '../ui/pill.tsx'
import { useFormat } from './format.ts'
import { daysBetween, parseDay } from '../../domain/kernel/day.ts'
import { utcToday } from './today.ts'

graphql(`
  fragment CurrentState on CurrentState {
    type
    vacantFrom
    occupiedUntil
    blockedUntil
    bookedSince
    vacantSince
    notAvailableSince
    notAvailableUntil
    apartments
  }
`)

/** What a unit is today, as the API gives it (D3); the days belong to the types. */
export interface CurrentState {
  type: CurrentStateKind
  vacantFrom?: string | null
  occupiedUntil?: string | null
  blockedUntil?: string | null
  bookedSince?: string | null
  vacantSince?: string | null
  notAvailableSince?: string | null
  notAvailableUntil?: string | null
  apartments?: number | null
}

const TONES: Record<CurrentStateKind, Tone> = {
  VACANT_SOON: 'amber',
  OCCUPIED: 'pine',
  BLOCKED: 'stone',
  BOOKED: 'pine',
  VACANT: 'blue',
  NOT_AVAILABLE: 'stone',
  MULTILISTING: 'stone',
}

/** The current state in words with its day. */
export function StatePill(props: { state: CurrentState }) {
  const t = useTranslations('currentState')
  const format = useFormat()
  const { state } = props
  const day = dayOf(state)
  const key = state.type === 'NOT_AVAILABLE' && state.notAvailableUntil ? 'NOT_AVAILABLE_UNTIL' : state.type
  return (
    <Pill tone={TONES[state.type]} pattern={state.type === 'BLOCKED' ? 'hatched' : undefined}>
      {t(key, { day: day ? format.day(day, styleOf(day)) : 'none', apartments: state.apartments ?? 0 })}
    </Pill>
  )
}

function dayOf(state: CurrentState): string | null | undefined {
  switch (state.type) {
    case 'VACANT_SOON':
      return state.vacantFrom
    case 'OCCUPIED':
      return state.occupiedUntil
    case 'BLOCKED':
      return state.blockedUntil
    case 'BOOKED':
      return state.bookedSince
    case 'VACANT':
      return state.vacantSince
    case 'NOT_AVAILABLE':
      return state.notAvailableUntil ?? state.notAvailableSince
    case 'MULTILISTING':
      return undefined
  }
}

// A day more than half a year away needs its year to be understood.
function styleOf(day: string): 'short' | 'medium' {
  return Math.abs(daysBetween(utcToday(), parseDay(day))) < 183 ? 'short' : 'medium'
}
