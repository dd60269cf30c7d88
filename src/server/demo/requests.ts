import { addDays, addMonths } from '../../domain/kernel/day.ts'
import { ask, oneAdult } from './ask.ts'
import { hoursAgo, stayBetween, stayOfMonths } from './clock.ts'
import { addContracts, addEndedContracts, addToms } from './signing-requests.ts'
import { addSkipped } from './skipped-requests.ts'
import { bookedStay, type World } from './world.ts'

const answerHours = 72

/** Adds what is under way now: requests in every status, and some that ended lately. */
export function addRequests(world: World): void {
  addContracts(world)
  addEndedContracts(world)
  addToms(world)
  addAnswered(world)
  addOpen(world)
  addSkipped(world)
  addEnded(world)
}

/** Accepted requests that wait for the tenant, for papers, or for somebody else's signature. */
function addAnswered(world: World): void {
  const { clock } = world
  const mareks = stayOfMonths(clock, 14, 3)
  ask(world, 'Marek Nowak', 'westendstrasse', mareks, 'ACCEPTED', hoursAgo(clock, 34), {
    suggestion: {
      ...mareks,
      after: 6,
      message: 'The tenant before you moves out in those days. Could you come a week later?',
      answered: { asked: { from: addDays(mareks.from, -7), to: mareks.to } },
    },
    prepared: { timeOfPayment: 'TWO_WEEKS_BEFORE', cleaningFee: 14_000, deposit: 350_000 },
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
      checks: 'IDENTITY',
      details: { ...oneAdult, reasonForStay: 'WORK', employment: 'EMPLOYED', paidBy: 'SELF' },
    },
  )
  ask(world, 'Layla Khalil', 'lindenhof', stayOfMonths(clock, 75, 5), 'VERIFYING', hoursAgo(clock, 63), {
    pace: { answer: 13, interest: 22 },
    checks: 'INCOME',
    details: { ...oneAdult, reasonForStay: 'WORK', employment: 'EMPLOYED', paidBy: 'SELF' },
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
  const chiaras = stayOfMonths(clock, 100, 6)
  ask(world, 'Chiara Rossi', 'lindenhof', chiaras, 'OPEN', left(31.4), {
    suggestion: {
      from: addDays(chiaras.from, 10),
      to: chiaras.to,
      after: 20,
      message: 'The painters need ten more days. Would you come a little later?',
    },
  })
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
  // In Vienna a stay for work may last six months, all contracts together: this one asks for the last day that is left.
  const begun = bookedStay(world, 'zieglergasse/Ilse Gruber')
  const next = addDays(begun.to, 1)
  ask(
    world,
    'Ilse Gruber',
    'zieglergasse',
    { from: next, to: addDays(addMonths(begun.from, 6), -1) },
    'OPEN',
    left(26),
    {
      extends: 'zieglergasse/Ilse Gruber',
      details: {
        ...oneAdult,
        reasonForStay: 'WORK',
        employment: 'EMPLOYED',
        companyName: 'Donaustrom Energie',
        notes:
          'Das Projekt dauert länger als gedacht. Darf ich bis zum letzten Tag bleiben, der möglich ist?',
      },
    },
  )
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
  const asked = stayOfMonths(clock, 90, 3)
  ask(world, 'Milena Novotná', 'torstrasse', asked, 'DATES_REFUSED', days(4), {
    suggestion: {
      from: addDays(asked.from, 21),
      to: addDays(asked.to, 21),
      after: 14,
      message: 'My sister stays in the flat in those weeks. Three weeks later it would be yours.',
      answered: { asked },
    },
  })
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
