import { bestUnit } from '../../domain/calendars/availability.ts'
import { type Stay, overlaps } from '../../domain/kernel/day.ts'
import type { Occupancy } from '../../domain/calendars/occupancy.ts'
import type { DemoClock } from './clock.ts'
import { tenantMaker, tom, type Person } from './people.ts'
import { demoPlaces, type DemoUnit, type Place } from './places.ts'
import { hasReached, takesDays, type Story } from './stories.ts'

/** A block of a unit's days. */
export interface DemoBlock extends Stay {
  place: Place
  unit: DemoUnit
  source: 'own' | 'ics'
  reason: 'RENOVATION' | 'MAINTENANCE' | 'RENTED_ELSEWHERE' | 'OWN_USE'
  note: string
}

/** The demo while it is made up: listings, stories, and what takes the days of each unit so far. */
export interface World {
  clock: DemoClock
  places: Place[]
  stories: Story[]
  blocks: DemoBlock[]
  tenants: Map<string, Person>
  newTenant: (name?: string) => Person
  taken: Map<string, Occupancy[]>
}

/** A world of listings in which nothing has happened yet. */
export function emptyWorld(clock: DemoClock): World {
  return {
    clock,
    places: demoPlaces(clock),
    stories: [],
    blocks: [],
    tenants: new Map([['Tom Berger', tom]]),
    newTenant: tenantMaker(),
    taken: new Map(),
  }
}

/** The listing of that key. */
export function placeNamed(world: World, key: string): Place {
  const place = world.places.find((candidate) => candidate.facts.key === key)
  if (!place) throw new Error(`The demo has no listing ${key}.`)
  return place
}

/** The only, or the numbered, unit of a listing. */
export function unitOf(place: Place, index = 0): DemoUnit {
  const unit = place.units[index]
  if (!unit) throw new Error(`${place.facts.name} has no unit ${index}.`)
  return unit
}

/** The stay of a story that is there already. */
export function bookedStay(world: World, key: string): Stay {
  const story = world.stories.find((candidate) => candidate.key === key)
  if (!story) throw new Error(`The demo has no story ${key}.`)
  return story.stay
}

/** The tenant of that name: the same person each time. */
export function tenantNamed(world: World, name: string): Person {
  const known = world.tenants.get(name)
  if (known) return known
  const tenant = world.newTenant(name)
  world.tenants.set(name, tenant)
  return tenant
}

/** Adds a story; an offer takes its days in the unit. */
export function addStory(world: World, story: Story): void {
  world.stories.push(story)
  if (!takesDays(story) || !story.unit) return
  takeDays(world, story.unit, { kind: hasReached(story, 'BOOKED') ? 'BOOKING' : 'HOLD', ...story.stay })
}

/** Adds a block. */
export function addBlock(world: World, block: DemoBlock): void {
  world.blocks.push(block)
  takeDays(world, block.unit, { kind: 'BLOCK', from: block.from, to: block.to })
}

function takeDays(world: World, unit: DemoUnit, days: Occupancy): void {
  const taken = world.taken.get(unit.id) ?? []
  if (taken.some((other) => overlaps(other, days))) {
    throw new Error(`${unit.name} is taken twice from ${days.from}.`)
  }
  world.taken.set(unit.id, [...taken, days])
}

/** The unit that a new offer takes, chosen by the same rule as the real one. */
export function freeUnitFor(world: World, place: Place, stay: Stay): DemoUnit {
  const unit = bestUnit(
    place.units.map((candidate) => ({ ...candidate, occupancies: world.taken.get(candidate.id) ?? [] })),
    stay,
  )
  if (!unit) throw new Error(`${place.facts.name} has no free unit from ${stay.from}.`)
  return unit
}

/** Whether nothing takes a unit's days of a stay. */
export function isFree(world: World, unit: DemoUnit, stay: Stay): boolean {
  return !(world.taken.get(unit.id) ?? []).some((other) => overlaps(other, stay))
}
