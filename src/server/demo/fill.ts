import { partsOfDay } from '../../domain/kernel/day.ts'
import { type DemoClock, hoursAgo } from './clock.ts'
import { letListings } from './bookings.ts'
import { addEvents } from './events.ts'
import { addNotifications } from './notifications.ts'
import { addOffer } from './offers.ts'
import { emre, henrike, jana, nora, tom, type Person } from './people.ts'
import { addPersonalThings } from './personal-things.ts'
import { addPlace } from './places.ts'
import { demoId } from './random.ts'
import { addRequests } from './requests.ts'
import { type DemoRows, noRows } from './rows.ts'
import { addProcedure, isSignedOnline } from './signatures.ts'
import { addPreparedTerms } from './prepared-terms.ts'
import { addReminder } from './reminders.ts'
import { addRequest } from './request-rows.ts'
import { hasReached, type Story } from './stories.ts'
import { emptyWorld, type World } from './world.ts'

/** How many bookings show their signed contract. */
const keptContracts = 12

/** Everything that the demo stores, made from the seed and the moment alone. */
export function makeDemo(clock: DemoClock): DemoRows {
  const world = emptyWorld(clock)
  letListings(world)
  addRequests(world)
  const rows = noRows()
  for (const place of world.places) addPlace(rows, clock, place)
  addTenants(rows, world)
  for (const landlord of [nora, emre])
    rows.users.push({ ...userRow(landlord), landlord: true, created_at: hoursAgo(clock, 24 * 765) })
  for (const story of world.stories.toSorted(byRequest)) {
    addRequest(rows, clock, story)
    addPreparedTerms(rows, story)
    addOffer(rows, clock, story)
    addReminder(rows, clock, story)
    addEvents(rows, clock, story)
  }
  for (const story of [...world.stories.filter(isInSigning), ...bookingsWithContract(world)])
    addProcedure(rows, story)
  addBlocks(rows, world)
  rows.audit_log.sort((a, b) => Temporal.Instant.compare(timeOf(a), timeOf(b)))
  addNotifications(rows, clock)
  addPersonalThings(rows, world)
  rows.invoices.sort((a, b) =>
    Temporal.Instant.compare(timeOf({ at: a.created_at }), timeOf({ at: b.created_at })),
  )
  return rows
}

function byRequest(a: Story, b: Story): number {
  return Temporal.Instant.compare(a.requestedAt, b.requestedAt)
}

function isInSigning(story: Story): boolean {
  return hasReached(story, 'OFFERED') && !hasReached(story, 'BOOKED')
}

/** Of single listings those that are not over, then the newest of the others. */
function bookingsWithContract({ stories, clock }: World): Story[] {
  const isShown = (story: Story) => !story.place.facts.units && story.stay.to >= clock.today
  return stories
    .filter((story) => isSignedOnline(story) && !story.cancelled)
    .toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)) || -byRequest(a, b))
    .slice(0, keptContracts)
}

/** Tenants who never log in: people without a password, there since before their first request. */
function addTenants(rows: DemoRows, { stories, clock }: World): void {
  const first = new Map<string, { tenant: Person; at: Temporal.Instant }>()
  for (const { tenant, requestedAt: at } of stories) {
    const known = first.get(tenant.id)
    if (!known || Temporal.Instant.compare(at, known.at) < 0) first.set(tenant.id, { tenant, at })
  }
  for (const { tenant, at } of first.values()) {
    if ([tom.id, jana.id, henrike.id].includes(tenant.id)) continue
    const createdAt = at.subtract({
      hours: 24 * ((partsOfDay(clock.today).day + tenant.email.length * 7) % 200) + 1,
    })
    rows.users.push({ ...userRow(tenant), created_at: createdAt })
  }
}

function userRow(of: Person): DemoRows['users'][number] {
  return {
    id: of.id,
    name: `${of.firstName} ${of.lastName}`,
    first_name: of.firstName,
    last_name: of.lastName,
    email: of.email,
    email_verified: true,
    phone: of.phone,
    language: of.language,
  }
}

function addBlocks(rows: DemoRows, { blocks, clock }: World): void {
  for (const [index, block] of blocks.entries()) {
    rows.blocks.push({
      id: demoId(`block/${index}`),
      listing_id: block.unit.id,
      group_id: block.place.groupId,
      landlord_id: block.place.landlord.id,
      days: `[${block.from},${block.to}]`,
      source: block.source,
      reason: block.reason,
      note: block.note,
      created_at: clock.now.subtract({ hours: 24 * (20 + index * 3) }),
    })
  }
}

function timeOf(row: { at?: Temporal.Instant }): Temporal.Instant {
  if (!row.at) throw new Error('An event of the demo has no time.')
  return row.at
}
