import { ask, oneAdult } from './ask.ts'
import { hoursAgo, stayBetween, stayOfMonths } from './clock.ts'
import type { World } from './world.ts'

/** Open requests that nobody is asked about against the clock, each for another reason (C5). */
export function addSkipped(world: World): void {
  const { clock } = world
  ask(world, 'Tereza Dvořák', 'lindenhof', stayOfMonths(clock, 130, 2), 'OPEN', hoursAgo(clock, 31), {
    skip: 'REASON_FOR_STAY_IS_OTHER',
    details: {
      ...oneAdult,
      reasonForStay: 'OTHER',
      notes: 'I write a book about the canals of Neukölln and would like to live beside one for two months.',
    },
  })
  ask(world, 'Bram Hoekstra', 'westendstrasse', stayOfMonths(clock, 150, 3), 'OPEN', hoursAgo(clock, 14), {
    seen: false,
    skip: 'QUALITY_TOO_LOW',
    details: { adults: ['MAIN_TENANT', 'PARTNER'], children: [], petsDescription: 'Three cats', notes: '' },
  })
  // Both have a contract on its way: in the same request, or in another one for the same days.
  ask(world, 'Inês Duarte', 'zieglergasse', stayOfMonths(clock, 20, 5), 'OPEN', hoursAgo(clock, 12), {
    alsoIn: 'praterstrasse/Inês Duarte',
    skip: 'BOOKING_REQUEST_HAS_RESERVED_LISTING',
    details: { adults: ['MAIN_TENANT', 'PARTNER'], children: [] },
  })
  ask(world, 'Giulia Ferrari', 'neubau', stayOfMonths(clock, 50, 3), 'OPEN', hoursAgo(clock, 7), {
    skip: 'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST',
    details: { ...oneAdult, reasonForStay: 'STUDYING', employment: null, jobTitle: '', companyName: '' },
  })
  // Asked before Henrike was told of requests in the product.
  ask(
    world,
    'Niamh Kavanagh',
    'schanzenstrasse',
    stayBetween(clock, 250, 370),
    'OPEN',
    hoursAgo(clock, 24 * 16),
    {
      skip: 'LANDLORD_NOT_IN_FEATURE_GROUP',
      details: { petsDescription: '' },
    },
  )
}
