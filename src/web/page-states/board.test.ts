import { afterEach, describe, expect, it } from 'vitest'
import type { IdentitySentence } from '../../domain/people/identity-sentence.ts'
import { type Answers, Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const identity = {
  section: 'PAYOUT',
  datum: 'IDENTITY',
  isDone: false,
  isOptional: false,
  isWaiting: false,
  minutes: 3,
  groupId: null,
  listingId: null,
  billingDetailsId: null,
  name: '',
  homes: 0,
  step: null,
  field: null,
} as const
const taxId = { ...identity, section: 'TAX', datum: 'TAX_ID', minutes: 1, billingDetailsId: 'd1' } as const

type Board = NonNullable<Answers['MissingBoard']>

function open(missingBoard: Board['missingBoard'], more: Board = {}, call: Answers['CallOffer'] = {}) {
  const answers: Answers = { MissingBoard: { missingBoard, ...more }, CallOffer: call }
  return openPage('/en/dashboard/onboarding', jana, new Network(answers))
}
const linkTo = (name: string) =>
  document.querySelector(`a[aria-label="${name}"]`)?.getAttribute('href') ?? null

afterEach(closePage)

describe('what the board says of somebody’s identity', () => {
  it.each<[IdentitySentence, string, string, boolean]>([
    ['unverified', 'A photo of your ID', 'Start', false],
    ['started', 'You’ve started.', 'Continue', false],
    ['pending', 'Your pictures are being checked.', 'View', true],
    ['again', 'Please retake the pictures that are needed.', 'Continue', false],
    ['failed', 'couldn’t be verified. You can try again', 'Continue', false],
    ['ended', 'You can start again at any time.', 'Continue', false],
    ['lapsed', 'Your document has expired.', 'Continue', false],
  ])('%s: in words, with the next step', async (sentence, words, button, isWaiting) => {
    const page = open({
      asked: isWaiting ? 0 : 1,
      minutes: 3,
      done: 0,
      identity: { sentence, failureReason: null, explanation: '' },
      items: [{ ...identity, isWaiting }],
      homes: { totalCount: 0, all: 0 },
    })
    await page.sees(words)
    expect(linkTo(`${button}: Confirm your identity`)).toContain('/en/dashboard/onboarding/verification')
    expect(page.text().includes('We’re checking what you handed in')).toBe(isWaiting)
  })

  it('why it failed, and what whoever decided adds', async () => {
    const page = open({
      asked: 1,
      identity: {
        sentence: 'failed',
        failureReason: 'NAME_DIFFERS',
        explanation: 'Your second name is missing.',
      },
      items: [identity],
      homes: { totalCount: 0, all: 0 },
    })
    await page.sees('The name on the document isn’t the one on your account.')
    expect(page.text()).toContain('We’d like to add: Your second name is missing.')
  })
})

describe('what the board says of the tax office', () => {
  it.each<[string, string | null, string]>([
    ['asked for', null, 'Without it, payouts pause from 14 Jan 2027.'],
    ['held', '2027-01-14T09:00:00Z', 'Payouts are paused until you add it.'],
  ])('%s', async (_, heldAt, words) => {
    const page = open(
      { asked: 1, items: [taxId], homes: { totalCount: 0, all: 0 } },
      { taxDataRequest: { heldAt, holdsFrom: '2027-01-14' } },
    )
    await page.sees(words)
    expect(linkTo('Add: Tax number')).toContain('highlights=dac7')
  })
})

describe('the call that the board offers', () => {
  const board = { asked: 1, items: [taxId], homes: { totalCount: 0, all: 0 } }
  it.each<[string, NonNullable<Answers['CallOffer']>['appointment'], string]>([
    [
      'can be arranged',
      { status: 'NOT_SCHEDULED', managerName: 'Sam Weber', canSchedule: true },
      'Sam Weber has time',
    ],
    [
      'was called off',
      { status: 'CANCELED', managerName: 'Sam Weber', canSchedule: true },
      'Sam Weber has time',
    ],
    ['is arranged', { status: 'SCHEDULED', canSchedule: false }, 'Your call is arranged.'],
  ])('%s', async (_, appointment, words) => {
    const page = open(board, {}, { appointment })
    await page.sees(words)
    expect(document.querySelector('a[href$="/calendly-redirect"]')).not.toBeNull()
  })

  it('is not there where nobody has a calendar', async () => {
    const page = open(board, {}, { appointment: { status: 'NOT_SCHEDULED', canSchedule: false } })
    await page.sees('Tax number')
    expect(document.querySelector('a[href$="/calendly-redirect"]')).toBeNull()
  })
})
