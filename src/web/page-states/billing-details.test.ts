import { afterEach, describe, expect, it } from 'vitest'
import { type Answers, Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const ownId = '6f1e9a52-7c3b-4d1f-9d1b-111111111111'
const item = {
  id: ownId,
  firstName: 'Jana',
  lastName: 'Keller',
  hasTaxId: false,
  isCompliant: false,
  isExempt: false,
  dac7Compliance: { missing: ['taxId'], exemptionDeadline: null, exemptionReason: '' },
  commercialFields: { type: 'PRIVATE', companyName: '', vatID: '' },
} as const
const home = { groupId: 'g1', name: 'Lime Court 4', billingDetailsItemId: ownId } as const

function answersWith(own: object = {}, request: { heldAt: string | null; holdsFrom: string } | null = null) {
  const answers: Answers = {
    PayoutPersons: {},
    PayoutHomes: { payoutHomes: [home] },
    PayoutLists: {
      taxDataRequest: request,
      me: { billingDetailsListLink: { nodes: [{ ...item, ...own }] } },
    },
  }
  return answers
}

function open(query: string, answers = answersWith()) {
  return openPage(`/en/account/billing-details${query}`, jana, new Network(answers))
}

afterEach(closePage)

describe('the way back from the billing details', () => {
  const back = () => [...document.querySelectorAll('a')].find((link) => link.textContent.trim() === 'Back')

  it.each([
    ['/en/dashboard/onboarding?lacks=PHOTO', '/en/dashboard/onboarding?lacks=PHOTO'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example/en/dashboard', '/'],
    ['javascript:alert(1)', '/'],
    ['JaVaScRiPt:alert(1)', '/'],
    ['data:text/html,<script>alert(1)</script>', '/'],
    ['%2F%2Fevil.example', '/'],
    ['/en/logout', '/'],
    ['/en/dashboard"><script>alert(1)</script>', '/en/dashboard%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('to %s leads to %s', async (redirect, target) => {
    const page = open(`?${String(new URLSearchParams({ highlights: 'dac7', redirect }))}`)
    await page.sees('The tax report still needs')
    expect(back()?.getAttribute('href')).toBe(target)
  })

  it.each([
    ['none was given', ''],
    ['it is empty', '?redirect='],
  ])('is not there where %s', async (_, query) => {
    const page = open(query)
    await page.sees('The tax report still needs')
    expect(back()).toBeUndefined()
  })

  it('is one where two are given', async () => {
    const page = open('?redirect=%2Fen%2Fdashboard&redirect=%2F%2Fevil.example')
    await page.sees('The tax report still needs')
    expect(back()?.getAttribute('href')).toBe('/')
  })
})

describe('the billing details that somebody is sent to', () => {
  const marked = () => document.querySelectorAll('[data-highlighted]').length

  it.each([
    [ownId, 1],
    [ownId.toUpperCase(), 0],
    ['6f1e9a52-7c3b-4d1f-9d1b-222222222222', 0],
    ["' or true --", 0],
    ['../../me', 0],
    ['', 0],
  ])('%s marks %d of the own, and shows nobody else’s', async (billingDetailsId, count) => {
    const page = open(`?${String(new URLSearchParams({ highlights: 'dac7', billingDetailsId }))}`)
    await page.sees('Something is still missing for the tax report')
    expect(marked()).toBe(count)
  })

  it.each(['', '?highlights=DAC7', '?highlights=dac7%00', '?highlights=other'])(
    'are listed without a note for %j',
    async (query) => {
      const page = open(query)
      await page.sees('The tax report still needs')
      expect(page.text()).not.toContain('Something is still missing for the tax report')
    },
  )
})

describe('how billing details stand with the tax report', () => {
  it.each<[string, object, { heldAt: string | null; holdsFrom: string } | null, string]>([
    ['asked for', {}, { heldAt: null, holdsFrom: '2027-01-14' }, 'wait until it is there (§ 23 PStTG)'],
    [
      'held',
      {},
      { heldAt: '2026-11-20T08:00:00Z', holdsFrom: '2026-11-20' },
      'since 20 Nov 2026. They resume as soon as nothing is missing',
    ],
    [
      'exempt by staff, with the reason',
      {
        isExempt: true,
        dac7Compliance: {
          missing: [],
          exemptionDeadline: null,
          exemptionReason: 'Agreed with the tax office',
        },
      },
      null,
      'Exempt from the tax report. Reason: Agreed with the tax office',
    ],
    [
      'exempt until a day',
      {
        isExempt: true,
        dac7Compliance: { missing: [], exemptionDeadline: '2027-03-31', exemptionReason: '' },
      },
      null,
      'Exempt from the tax report until 31 Mar 2027.',
    ],
    [
      'a company that has no number yet',
      {
        commercialFields: { type: 'COMPANY', companyName: 'Keller GmbH', vatID: '' },
        dac7Compliance: { missing: ['registrationNumber'], exemptionDeadline: null, exemptionReason: '' },
      },
      null,
      'Commercial register number',
    ],
    [
      'complete, with a number that looks odd',
      { isCompliant: true, hasTaxId: true, hasOddTaxId: true, dac7Compliance: { missing: [] } },
      null,
      'A digit of the tax number looks wrong',
    ],
  ])('%s is said', async (_, own, request, sentence) => {
    const page = open('', answersWith(own, request))
    await page.sees(sentence)
    expect(page.text()).toContain(sentence)
  })
})
