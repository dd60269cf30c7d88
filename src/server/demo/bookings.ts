import { type Stay, addDays, daysBetween } from '../../domain/kernel/day.ts'
import { stayBetween, stayOfMonths } from './clock.ts'
import { bookedStory, pastStays } from './past.ts'
import type { Story } from './stories.ts'
import { chanceOf } from './random.ts'
import { addBlock, addStory, isFree, placeNamed, tenantNamed, unitOf, type World } from './world.ts'

/** Lets every listing since about a year, up to the bookings that the demo's requests are about. */
export function letListings(world: World): void {
  for (const [key, until, maxMonths] of singleHistories) letUntil(world, key, until, { maxMonths })
  letSingles(world)
  letHenrikesListings(world)
  letLindenhof(world)
}

/** Until which day before today each single listing was let, and the longest of those stays in months. */
const singleHistories = [
  ['torstrasse', -200, 4],
  ['westendstrasse', -150, 6],
  ['praterstrasse', -65, 5],
  ['kastanienallee', -20, 6],
  ['gaertnerplatz', -120, 6],
  ['josefstadt', -50, 5],
  ['sonnenallee', -80, 6],
  ['gartenhaus', -60, 6],
  ['isarvorstadt', -25, 6],
  ['schwanthaler', -90, 4],
  ['zieglergasse', -50, 5],
] as const

function letUntil(
  world: World,
  key: string,
  until: number,
  limits: { since?: number; minMonths?: number; maxMonths?: number },
): void {
  const place = placeNamed(world, key)
  for (const [index, stay] of pastStays(world.clock, key, until, limits).entries()) {
    const tenant = world.newTenant()
    addStory(
      world,
      bookedStory(world.clock, { key: `${key}/past-${index}`, place, unit: unitOf(place), tenant, stay }),
    )
  }
}

function letSingles(world: World): void {
  const { clock } = world
  book(world, 'torstrasse', 'Noor Haddad', stayBetween(clock, -200, 55), {
    details: {
      adults: ['MAIN_TENANT'],
      children: [],
      reasonForStay: 'WORK',
      companyName: 'Lumen Medizintechnik',
    },
  })
  book(world, 'westendstrasse', 'Agnieszka Kowalska', stayBetween(clock, -150, 12))
  book(world, 'kastanienallee', 'Theo Bergström', stayBetween(clock, 5, 185), {
    details: {
      adults: ['MAIN_TENANT', 'PARTNER'],
      children: [],
      paidBy: 'COMPANY',
      companyName: 'Orbit Halbleiter',
    },
  })
  book(world, 'gaertnerplatz', 'Charlotte Bennett', stayBetween(clock, -120, 150), {
    details: { adults: ['MAIN_TENANT', 'PARTNER'], children: ['CHILD'], reasonForStay: 'WORK' },
  })
  book(world, 'schwanthaler', 'Rohan Desai', stayBetween(clock, -90, 40), {
    details: { adults: ['MAIN_TENANT'] },
  })
  book(world, 'schwanthaler', 'Signe Kjær', stayBetween(clock, 40, 130), {
    details: { adults: ['MAIN_TENANT'] },
  })
  book(world, 'zieglergasse', 'Lorenzo Conti', stayBetween(clock, 20, 110), {
    cancelled: {
      at: clock.now.subtract({ hours: 50 }),
      reason: 'DENIED_BY_COMPANY',
      note: 'The employer moved the project to Graz. Cancelled free of charge, since the stay had not begun.',
    },
  })
  book(world, 'praterstrasse', 'Camille Laurent', stayBetween(clock, -58, 60), {
    cancelled: {
      at: clock.now.subtract({ hours: 24 * 19 }),
      reason: 'FOUND_DIFFERENT_RESIDENCE_MEZZO',
      note: 'As agreed you move to the larger apartment; the keys can stay in the box.',
      stayedUntil: addDays(clock.today, -12),
    },
  })
  book(world, 'zieglergasse', 'Ilse Gruber', stayBetween(clock, -50, 18), {
    details: {
      adults: ['MAIN_TENANT'],
      children: [],
      reasonForStay: 'WORK',
      companyName: 'Donaustrom Energie',
    },
  })
  const details: Story['details'] = {
    adults: ['MAIN_TENANT'],
    children: [],
    petsDescription: '',
    reasonForStay: 'WORK',
    companyName: 'Brückner & Partner',
  }
  book(world, 'sonnenallee', 'Tom Berger', stayBetween(clock, -80, -18), { details })
  book(world, 'sonnenallee', 'Tom Berger', stayBetween(clock, -18, 22), {
    key: 'sonnenallee/Tom Berger/extension',
    extends: 'sonnenallee/Tom Berger',
    details,
  })
  const josefstadt = placeNamed(world, 'josefstadt')
  addBlock(world, {
    place: josefstadt,
    unit: unitOf(josefstadt),
    ...stayBetween(clock, -50, 10),
    source: 'own',
    reason: 'RENOVATION',
    note: 'New bathroom',
  })
}

function letHenrikesListings(world: World): void {
  const { clock } = world
  letUntil(world, 'schanzenstrasse', -100, { minMonths: 3, maxMonths: 5 })
  book(world, 'schanzenstrasse', 'Wojciech Mazur', stayBetween(clock, -100, 70))
  book(world, 'ehrenfeldguertel', 'Tom Berger', stayBetween(clock, -320, -200), {
    details: {
      adults: ['MAIN_TENANT'],
      children: [],
      reasonForStay: 'WORK',
      companyName: 'Brückner & Partner',
    },
  })
  letUntil(world, 'ehrenfeldguertel', -60, { since: 200, minMonths: 3, maxMonths: 5 })
  book(world, 'ehrenfeldguertel', 'Margaux Roussel', stayBetween(clock, 14, 135))
  letUntil(world, 'croixrousse', -20, { minMonths: 3, maxMonths: 6 })
}

/** Most of the forty units are let far into the coming months, some become free soon, some are free. */
function letLindenhof(world: World): void {
  const { clock } = world
  const place = placeNamed(world, 'lindenhof')
  const chance = chanceOf('lindenhof')
  for (const [index, unit] of place.units.entries()) {
    const until =
      lindenhofUntil[index] ?? (chance.is(0.15) ? chance.between(18, 45) : chance.between(62, 200))
    // The last staircase was opened this season.
    const stays = pastStays(clock, `lindenhof/${index}`, until, index >= 31 ? { since: 38 } : {})
    if (chance.is(0.4) && until > 30 && until < 140 && lindenhofUntil[index] === undefined) {
      stays.push(stayOfMonths(clock, until + chance.pick([0, 0, 14]), chance.between(2, 6)))
    }
    for (const [number, stay] of stays.entries()) {
      const key = `lindenhof/${index}-${number}`
      addStory(
        world,
        bookedStory(clock, { key, place, unit, tenant: world.newTenant(), stay, ...ending(world, stay) }),
      )
    }
  }
  blockLindenhof(world)
}

/** Units that must be free at certain days; the others are let until some day of the next half year. */
const lindenhofUntil: Readonly<Record<number, number>> = { 4: -45, 6: 24, 11: 28, 17: -70, 30: 40 }

/** Some stays that would be over by now were cancelled before they began. */
function ending(world: World, stay: Stay): Pick<Story, 'cancelled'> {
  const daysAgo = daysBetween(stay.from, world.clock.today)
  if (daysBetween(stay.to, world.clock.today) < 30 || !chanceOf(`cancelled/${stay.from}/${stay.to}`).is(0.06))
    return {}
  return {
    cancelled: {
      at: world.clock.now.subtract({ hours: 24 * (daysAgo + 9) }),
      reason: chanceOf(`reason/${stay.from}`).pick(['CHANGE_OF_PLANS', 'NO_VISA', 'DENIED_BY_COMPANY']),
      note: 'The tenant could not come; the days were free again at once.',
    },
  }
}

function blockLindenhof(world: World): void {
  const { clock } = world
  const place = placeNamed(world, 'lindenhof')
  const wanted = [
    { index: 4, ...stayBetween(clock, -45, 30), source: 'own', reason: 'MAINTENANCE', note: 'New kitchen' },
    { index: 11, ...stayBetween(clock, 210, 240), source: 'ics', reason: 'RENTED_ELSEWHERE', note: 'Airbnb' },
    {
      index: 19,
      ...stayBetween(clock, 230, 275),
      source: 'ics',
      reason: 'RENTED_ELSEWHERE',
      note: 'Booking.com',
    },
    { index: 27, ...stayBetween(clock, 250, 265), source: 'own', reason: 'OWN_USE', note: 'Family visit' },
  ] as const
  for (const { index, ...block } of wanted) {
    const unit = unitOf(place, index)
    if (isFree(world, unit, block)) addBlock(world, { place, unit, ...block })
  }
}

function book(world: World, key: string, name: string, stay: Stay, more: Partial<Story> = {}): void {
  const place = placeNamed(world, key)
  const tenant = tenantNamed(world, name)
  const story = { key: `${key}/${name}`, place, unit: unitOf(place), tenant, stay, ...more }
  addStory(world, bookedStory(world.clock, story))
}
