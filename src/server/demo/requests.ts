import { hoursAgo, stayBetween, stayOfMonths } from './clock.ts'
import type { Stay } from '../../domain/day.ts'
import { hasReached, type Step, type Story } from './stories.ts'
import { addStory, freeUnitFor, placeNamed, tenantNamed, type World } from './world.ts'

const answerHours = 72

/** Adds what is under way now: requests in every status, and some that ended lately. */
export function addRequests(world: World): void {
  addContracts(world)
  addToms(world)
  addAnswered(world)
  addOpen(world)
  addEnded(world)
}

/** Contracts in signing, online and on paper, with both methods of booking. */
function addContracts(world: World): void {
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
  ask(world, 'Oleksandr Bondar', 'sonnenallee', stayBetween(clock, 20, 200), 'OFFERED', hoursAgo(clock, 75), {
    pace: { answer: 12, interest: 30 },
    details: {
      adults: ['MAIN_TENANT', 'FAMILY'],
      petsDescription: 'An old, quiet cat',
      notes: 'We would like to sign on paper, as agreed on the phone.',
    },
  })
}

/** The tenant who can log in: one contract to sign, one question to answer, and most other statuses. */
function addToms(world: World): void {
  const { clock } = world
  const munich = stayBetween(clock, 30, 120)
  const details = {
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
  ask(world, 'Tom Berger', 'schanzenstrasse', stayBetween(clock, 75, 180), 'OPEN', hoursAgo(clock, 20), {
    details,
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

/** Accepted requests that wait for the tenant, for papers, or for somebody else's signature. */
function addAnswered(world: World): void {
  const { clock } = world
  ask(world, 'Marek Nowak', 'westendstrasse', stayOfMonths(clock, 14, 3), 'ACCEPTED', hoursAgo(clock, 34), {
    pace: { answer: 6 },
  })
  ask(world, 'Andriy Tkachenko', 'lindenhof', stayOfMonths(clock, 60, 4), 'ACCEPTED', hoursAgo(clock, 21), {
    pace: { answer: 2 },
  })
  ask(world, 'Yusuf Demir', 'isarvorstadt', stayBetween(clock, 45, 135), 'ACCEPTED', hoursAgo(clock, 50), {
    pace: { answer: 10 },
  })
  ask(
    world,
    'Priya Menon',
    'kastanienallee',
    stayBetween(clock, 190, 310),
    'VERIFYING',
    hoursAgo(clock, 58),
    {
      pace: { answer: 9, interest: 16 },
    },
  )
  ask(world, 'Layla Khalil', 'lindenhof', stayOfMonths(clock, 75, 5), 'VERIFYING', hoursAgo(clock, 63), {
    pace: { answer: 13, interest: 22 },
  })
}

/** Requests that wait for an answer; the number is the hours that are left for it. */
function addOpen(world: World): void {
  const { clock } = world
  const left = (hours: number) => hoursAgo(clock, answerHours - hours)
  ask(world, 'Amélie Fournier', 'lindenhof', stayOfMonths(clock, 70, 6), 'OPEN', left(9.2), {
    seen: false,
    details: {
      adults: ['MAIN_TENANT', 'PARTNER'],
      children: ['INFANT'],
      petsDescription: '',
      reasonForStay: 'WORK',
      employment: 'EMPLOYED',
      companyName: 'Kranich Logistik',
      jobTitle: 'Project lead',
      paidBy: 'COMPANY',
      optionToExtend: true,
      notes:
        'Bonjour Jana, I lead a project in Berlin for half a year and come with my partner and our baby. A quiet unit towards the courtyard would be wonderful. The company pays the rent.',
    },
  })
  ask(world, 'Haruka Tanaka', 'lindenhof', stayOfMonths(clock, 45, 3), 'OPEN', left(2.6), {
    seen: false,
    details: { petsDescription: '' },
  })
  ask(world, 'Chiara Rossi', 'lindenhof', stayOfMonths(clock, 100, 6), 'OPEN', left(31.4), {})
  ask(world, 'Camille Girard', 'lindenhof', stayOfMonths(clock, 85, 2), 'OPEN', left(55), { seen: false })
  ask(world, 'Lukas Brandt', 'lindenhof', stayBetween(clock, 55, 220), 'OPEN', hoursAgo(clock, 44), {
    alsoIn: 'torstrasse/Lukas Brandt',
    details: oneAdult,
  })
  ask(world, 'Grace Sinclair', 'torstrasse', stayBetween(clock, 225, 405), 'OPEN', left(17.8), {
    seen: false,
  })
  ask(world, 'Emre Kaplan', 'torstrasse', stayOfMonths(clock, 240, 4), 'OPEN', left(40), {})
  ask(world, 'Noor Haddad', 'torstrasse', stayOfMonths(clock, 55, 3), 'OPEN', left(33), {
    extends: 'torstrasse/Noor Haddad',
    details: {
      ...oneAdult,
      reasonForStay: 'WORK',
      companyName: 'Lumen Medizintechnik',
      notes: 'My contract was prolonged. May I stay three months longer?',
    },
  })
  ask(world, 'Charlotte Bennett', 'gaertnerplatz', stayBetween(clock, 150, 240), 'OPEN', left(20.5), {
    extends: 'gaertnerplatz/Charlotte Bennett',
    details: {
      adults: ['MAIN_TENANT', 'PARTNER'],
      children: ['CHILD'],
      reasonForStay: 'WORK',
      notes:
        'We would like to stay until the end of the school year, if the flat is not promised to anybody.',
    },
  })
  ask(world, 'Benedikt Huber', 'gaertnerplatz', stayBetween(clock, 165, 345), 'OPEN', left(28), {})
  ask(world, 'Joanna Mazur', 'westendstrasse', stayOfMonths(clock, 110, 6), 'OPEN', left(47), {
    details: {
      adults: ['MAIN_TENANT', 'COLLEAGUE', 'COLLEAGUE'],
      children: [],
      reasonForStay: 'WORK',
      companyName: 'Turmhaus Architekten',
      paidBy: 'COMPANY',
    },
  })
  ask(world, 'Sven Lindqvist', 'praterstrasse', stayOfMonths(clock, 200, 4), 'OPEN', left(60), {
    seen: false,
  })
  ask(world, 'Rafael Almeida', 'neubau', stayOfMonths(clock, 50, 3), 'OPEN', left(6.1), { seen: false })
  ask(
    world,
    'Rania Mansour',
    'zieglergasse',
    stayOfMonths(clock, 18, 3),
    'SECOND_CHANCE',
    hoursAgo(clock, 110),
    {},
  )
  ask(world, 'Étienne Chevalier', 'croixrousse', stayOfMonths(clock, 25, 5), 'OPEN', left(12), {
    seen: false,
  })
}

/** Requests that ended in the last weeks, each in another way. */
function addEnded(world: World): void {
  const { clock } = world
  const days = (count: number) => hoursAgo(clock, 24 * count)
  ask(world, 'Linh Pham', 'westendstrasse', stayOfMonths(clock, 20, 4), 'DECLINED', days(8), {
    details: { petsDescription: 'Two small dogs' },
    decline: { reason: 'PETS_NOT_ALLOWED', explanation: '' },
  })
  ask(world, 'Niall Doyle', 'lindenhof', stayOfMonths(clock, 40, 2), 'UNANSWERED', days(6), { seen: false })
  ask(world, 'Élodie Marchand', 'westendstrasse', stayOfMonths(clock, 30, 3), 'WITHDRAWN', days(5), {})
  ask(world, 'Piotr Wójcik', 'gaertnerplatz', stayOfMonths(clock, 160, 3), 'SILENT', days(10), {})
  ask(world, 'Samir Nasser', 'kastanienallee', stayOfMonths(clock, 15, 4), 'CONFLICT', days(7), {
    suppressedBy: 'kastanienallee/Theo Bergström',
  })
  ask(world, 'Theo Bergström', 'lindenhof', stayBetween(clock, 5, 185), 'BOOKED_ELSEWHERE', days(6), {
    suppressedBy: 'kastanienallee/Theo Bergström',
  })
  ask(world, 'Ananya Iyer', 'sonnenallee', stayOfMonths(clock, 25, 2), 'DECLINED', days(14), {
    decline: {
      reason: 'STAY_TOO_SHORT',
      explanation: 'I look for somebody who stays half a year or longer.',
    },
  })
}

const oneAdult = { adults: ['MAIN_TENANT'], children: [], petsDescription: '' }

function ask(
  world: World,
  name: string,
  home: string,
  stay: Stay,
  step: Step,
  requestedAt: Temporal.Instant,
  more: Partial<Story>,
): void {
  askAs(world, name, home, stay, step, requestedAt, more)
}

function askAs(
  world: World,
  name: string,
  home: string,
  stay: Stay,
  step: Step,
  requestedAt: Temporal.Instant,
  more: Partial<Story>,
): Story {
  const place = placeNamed(world, home)
  const key = more.extends ? `${home}/${name}/extension` : `${home}/${name}`
  const taken = world.stories.some((story) => story.key === key)
  const story: Story = {
    key: taken ? `${key}/again` : key,
    place,
    tenant: tenantNamed(world, name),
    stay,
    step,
    requestedAt,
    ...more,
  }
  if (hasReached(story, 'OFFERED')) story.unit = freeUnitFor(world, place, stay)
  addStory(world, story)
  return story
}
