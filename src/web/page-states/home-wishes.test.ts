import { afterEach, expect, it } from 'vitest'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

afterEach(closePage)

const inHours = (hours: number) => Temporal.Now.instant().add({ hours, minutes: 30 }).toString()
const asked = (id: string, firstName: string, deadline: string | null) => ({
  id,
  tenantInformation: { firstName, lastName: 'Fournier' },
  nextStep: { kind: 'ANSWER' as const, deadline, deadlineFor: 'LANDLORD' as const },
  listing: { name: 'Lime Court 4' },
})
const wish = (bookingId: string, tenantNames: string, deadline: string) => ({
  bookingId,
  tenantNames,
  deadline,
  lastDay: '2026-12-15',
  rent: 90_000,
  unitName: 'Lime Court 4',
})
const answers = {
  HomeFigures: { landlordFigures: { apartments: 1 } },
  HomeNeedsYou: {
    needsYou: {
      totalCount: 3,
      nodes: [
        asked('r1', 'Amélie', inHours(2)),
        asked('r2', 'Boris', inHours(40)),
        asked('r3', 'Cora', null),
      ],
    },
    needsYouWishes: {
      totalCount: 2,
      nodes: [wish('b1', 'Noor Haddad', inHours(6)), wish('b2', 'Mika Virtanen', inHours(90))],
    },
  },
  HomeNeedsYouCalendars: {},
  ShellInboxCount: {
    needsYou: { totalCount: 3, dueSoonCount: 1 },
    needsYouWishes: { dueSoonCount: 1 },
  },
}

it('lists tenants who would like to leave earlier among the requests, by what runs out first', async () => {
  const opened = openPage('/en/dashboard', jana, new Network(answers))
  await opened.sees('Mika Virtanen would like to leave on')
  await opened.sees('Noor Haddad would like to leave on')
  const section = await opened.find('region', 'Needs you')
  const rows = [...section.querySelectorAll('li')]
  const names = ['Amélie', 'Noor', 'Boris', 'Mika', 'Cora']
  expect(rows.map((row) => names.find((name) => row.textContent.includes(name)))).toEqual(names)
  expect(rows.map((row) => row.hasAttribute('data-soon'))).toEqual([true, true, false, false, false])
  expect(section.textContent).toContain('5 things to do')
  expect(rows[1]?.textContent).toMatch(/Lime Court 4 · €900.* less rent/)
  expect(rows[1]?.querySelector('time')?.textContent).toContain('6')
  const answer = await opened.find('link', 'Answer Noor Haddad’s proposal to leave earlier')
  expect(answer.getAttribute('href')).toBe('/en/dashboard/bookings/b1')
  // What hours are left for is told in the title; the count at the inbox is one of requests.
  expect(document.title).toMatch(/^\(2\)/)
  expect(opened.text()).toContain('3 requests are waiting for you; 1 due within 12 hours')
})

it('has something to do where nothing else waits', async () => {
  const nothing = { totalCount: 0, nodes: [] }
  const one = { totalCount: 1, nodes: [wish('b1', 'Noor Haddad', inHours(6))] }
  const alone = { ...answers, HomeNeedsYou: { needsYou: nothing, needsYouWishes: one } }
  const opened = openPage('/en/dashboard', jana, new Network(alone))
  await opened.sees('Noor Haddad would like to leave on')
  expect(opened.text()).toContain('1 thing to do')
  expect(opened.text()).not.toContain('All done')
})
