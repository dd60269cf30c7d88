import { ask, askAs, oneAdult } from './ask.ts'
import { hoursAgo, stayBetween, stayOfMonths } from './clock.ts'
import type { World } from './world.ts'
import type { Story } from './stories.ts'
import { addDays } from '../../domain/kernel/day.ts'

/** Contracts in signing, online and on paper, with both methods of booking. */
export function addContracts(world: World): void {
  const { clock } = world
  ask(world, 'Lukas Brandt', 'torstrasse', stayBetween(clock, 55, 220), 'OFFERED', hoursAgo(clock, 44), {
    pace: { answer: 5, interest: 33 },
    details: {
      ...oneAdult,
      reasonForStay: 'WORK',
      employment: 'EMPLOYED',
      companyName: 'Spreeblick Medien',
      jobTitle: 'Editor',
      notes:
        'Hello Jana, I move from Leipzig to Berlin for a new position and would love to stay in Mitte. I can send my contract of employment at any time.',
    },
  })
  ask(world, 'Kwame Mensah', 'lindenhof', stayBetween(clock, 20, 110), 'OFFERED', hoursAgo(clock, 30), {
    pace: { answer: 3, interest: 20 },
  })
  ask(world, 'Giulia Ferrari', 'josefstadt', stayOfMonths(clock, 30, 4), 'OFFERED', hoursAgo(clock, 52), {
    pace: { answer: 8, interest: 26 },
    details: {
      ...oneAdult,
      reasonForStay: 'STUDYING',
      employment: null,
      jobTitle: '',
      companyName: '',
      paidBy: 'SCHOLARSHIP',
    },
  })
  ask(world, 'Greta Holm', 'lindenhof', stayBetween(clock, 40, 220), 'LANDLORD_SIGNED', hoursAgo(clock, 60), {
    pace: { answer: 6, interest: 14, landlordSign: 12 },
    checks: 'COVERED',
    details: { ...oneAdult, reasonForStay: 'WORK', employment: 'EMPLOYED', paidBy: 'SELF' },
  })
  ask(
    world,
    'Inês Duarte',
    'praterstrasse',
    stayOfMonths(clock, 20, 5),
    'TENANT_SIGNED',
    hoursAgo(clock, 90),
    {
      pace: { answer: 9, interest: 21, landlordSign: 20, tenantSign: 31 },
      details: {
        adults: ['MAIN_TENANT', 'PARTNER'],
        children: [],
        reasonForStay: 'WORK',
        companyName: 'Donaustrom Energie',
      },
    },
  )
  ask(world, 'Oleksandr Bondar', 'sonnenallee', stayBetween(clock, 60, 240), 'OFFERED', hoursAgo(clock, 75), {
    pace: { answer: 12, interest: 30 },
    details: {
      adults: ['MAIN_TENANT', 'FAMILY'],
      petsDescription: 'An old, quiet cat',
      notes: 'We would like to sign on paper, as agreed on the phone.',
    },
  })
}

/** Contracts that came to nothing, or go on otherwise. */
export function addEndedContracts(world: World): void {
  const { clock } = world
  ask(world, 'Aoife Byrne', 'lindenhof', stayOfMonths(clock, 95, 3), 'OFFERED', hoursAgo(clock, 80), {
    pace: { answer: 7, interest: 22 },
    stopped: {
      after: 26,
      reason: 'CONTRACT_HAD_TO_BE_ADJUSTED',
      comment: 'The place in the bicycle cellar comes into the contract, as we said on the phone.',
    },
  })
  ask(
    world,
    'Jasper de Vries',
    'lindenhof',
    stayOfMonths(clock, 120, 4),
    'LANDLORD_SIGNED',
    hoursAgo(clock, 100),
    {
      pace: { answer: 5, interest: 30, landlordSign: 9 },
      contractEnd: { refusedAfter: 28 },
      details: {
        ...oneAdult,
        notes: 'I would need to be able to leave a month earlier, should the project end sooner.',
      },
    },
  )
  ask(
    world,
    'Hugo Valkonen',
    'lindenhof',
    stayOfMonths(clock, 60, 3),
    'LANDLORD_SIGNED',
    hoursAgo(clock, 24 * 20),
    { pace: { answer: 5, interest: 20, landlordSign: 10 }, contractEnd: 'EXPIRED' },
  )
}

/** The tenant who can log in: a contract to sign, a question to answer, documents to hand in, other dates, and most other statuses. */
export function addToms(world: World): void {
  const { clock } = world
  const munich = stayBetween(clock, 30, 120)
  const details: Story['details'] = {
    ...oneAdult,
    reasonForStay: 'WORK',
    companyName: 'Isarwerk Robotik',
    jobTitle: 'Mechanical engineer',
  }
  const first = askAs(world, 'Tom Berger', 'isarvorstadt', munich, 'LANDLORD_SIGNED', hoursAgo(clock, 66), {
    pace: { answer: 4, interest: 18, landlordSign: 22 },
    details: {
      ...details,
      notes:
        'I work in Munich for three months and would use the desk two days a week. I arrive by train on the first day.',
    },
  })
  ask(world, 'Tom Berger', 'westendstrasse', munich, 'ACCEPTED', hoursAgo(clock, 66), {
    pace: { answer: 11 },
    alsoIn: first.key,
    details,
  })
  ask(world, 'Tom Berger', 'kastanienallee', stayBetween(clock, 200, 320), 'ACCEPTED', hoursAgo(clock, 40), {
    pace: { answer: 7 },
    details: {
      ...details,
      companyName: '',
      notes: 'After Munich I am back in Berlin and look for a home with a terrace.',
    },
  })
  const hamburg = stayBetween(clock, 345, 465)
  ask(world, 'Tom Berger', 'schanzenstrasse', hamburg, 'OPEN', hoursAgo(clock, 20), {
    details,
    suggestion: {
      from: addDays(hamburg.from, 14),
      to: addDays(hamburg.to, 14),
      after: 15,
      message: 'Bis zur Monatsmitte wird das Bad erneuert. Passt es Ihnen auch zwei Wochen später?',
    },
  })
  ask(world, 'Tom Berger', 'croixrousse', stayBetween(clock, 490, 590), 'VERIFYING', hoursAgo(clock, 70), {
    pace: { answer: 12, interest: 20 },
    details: { ...details, employment: 'EMPLOYED', paidBy: 'SELF' },
  })
  ask(world, 'Tom Berger', 'torstrasse', stayBetween(clock, 30, 100), 'DECLINED', hoursAgo(clock, 24 * 9), {
    details,
    decline: {
      reason: 'OTHER',
      explanation:
        'The current tenant stays until the middle of your dates. Later in the year I would be glad to have you.',
    },
  })
  ask(world, 'Tom Berger', 'neubau', stayBetween(clock, 60, 150), 'WITHDRAWN', hoursAgo(clock, 24 * 12), {
    details,
  })
}
