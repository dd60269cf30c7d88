import { describe, expect, it } from 'vitest'
import { BOARD_DATA } from '../catalogue/missing.ts'
import { minutesOf } from './board-item.ts'
import { homesLacking, lackingOf } from './homes-to-publish.ts'
import {
  type BoardDetails,
  type BoardFacts,
  type BoardHome,
  boardFigures,
  missingBoard,
} from './missing-board.ts'

const home = (more: Partial<BoardHome> = {}): BoardHome => ({
  groupId: 'g1',
  name: 'Torstraße 12',
  payoutGaps: [],
  isReported: true,
  lacksLandRegister: false,
  hasLandlordAddress: true,
  listingGaps: [],
  ...more,
})
const person = (more: Partial<BoardDetails> = {}): BoardDetails => ({
  id: 'd1',
  name: 'Jana Keller',
  type: 'PRIVATE',
  isExempt: false,
  isCompliant: true,
  missing: [],
  taxIdNotIssued: false,
  isUsed: true,
  ...more,
})
const boardOf = (facts: Partial<BoardFacts>) =>
  missingBoard({ identity: null, details: [], homes: [], ...facts })
const board = (facts: Partial<BoardFacts>) => {
  const { items, homes } = boardOf(facts)
  return [...items, ...homes.flatMap((one) => one.items)].map((item) => {
    const state = item.isDone ? 'done' : item.isOptional ? 'may' : item.isWaiting ? 'waits' : 'open'
    return `${state} ${item.section} ${item.datum} ${item.name}${item.homes > 1 ? item.homes : ''}`.trim()
  })
}
const gap = (name: 'PHOTO' | 'TITLE' | 'ROOM') => ({ gap: name, step: 'step', field: 'field' })

describe('the board', () => {
  it.each<[string, Partial<BoardFacts>, string[]]>([
    ['is empty for whoever has nothing yet', {}, []],
    ['asks who somebody is', { identity: 'unverified' }, ['open PAYOUT IDENTITY']],
    ['asks again who was begun with', { identity: 'started' }, ['open PAYOUT IDENTITY']],
    ['asks again who has to show more', { identity: 'again' }, ['open PAYOUT IDENTITY']],
    ['asks nothing while it is checked', { identity: 'pending' }, ['waits PAYOUT IDENTITY']],
    ['says that it is known', { identity: 'succeeded' }, ['done PAYOUT IDENTITY']],
    [
      'asks for an account once, however many homes lack it',
      { homes: [home({ payoutGaps: ['ACCOUNT'] }), home({ groupId: 'g2', payoutGaps: ['ACCOUNT'] })] },
      [
        'open PAYOUT ACCOUNT 2',
        'done PAYOUT PAYOUT_ACCOUNT 2',
        'done TAX BILLING_DETAILS 2',
        'done SIGN LANDLORD_ADDRESS 2',
      ],
    ],
    [
      'names the home where it is one',
      {
        homes: [
          home(),
          home({ groupId: 'g2', name: 'Lindenhof', payoutGaps: ['CURRENCY', 'BILLING_DETAILS'] }),
        ],
      },
      [
        'open PAYOUT CURRENCY Lindenhof',
        'open TAX BILLING_DETAILS Lindenhof',
        'done PAYOUT PAYOUT_ACCOUNT 2',
        'done PAYOUT ACCOUNT 2',
        'done SIGN LANDLORD_ADDRESS 2',
      ],
    ],
    [
      'asks of a home elsewhere what invoices need, not the tax office',
      { homes: [home({ payoutGaps: ['BILLING_DETAILS'], isReported: false })] },
      [
        'open PAYOUT BILLING_DETAILS Torstraße 12',
        'done PAYOUT PAYOUT_ACCOUNT',
        'done PAYOUT ACCOUNT',
        'done SIGN LANDLORD_ADDRESS',
      ],
    ],
    [
      'asks a person for each datum once',
      { details: [person({ isCompliant: false, missing: ['zipCode', 'city', 'taxId'] })] },
      [
        'open TAX POSTAL_ADDRESS Jana Keller',
        'open TAX TAX_ID Jana Keller',
        'done TAX NAME Jana Keller',
        'done TAX BIRTH_DATE Jana Keller',
      ],
    ],
    [
      'asks for the place of birth where no number was issued',
      {
        details: [
          person({ isCompliant: false, missing: ['birthCity', 'birthCountry'], taxIdNotIssued: true }),
        ],
      },
      [
        'open TAX BIRTH_PLACE Jana Keller',
        'done TAX NAME Jana Keller',
        'done TAX POSTAL_ADDRESS Jana Keller',
        'done TAX BIRTH_DATE Jana Keller',
      ],
    ],
    [
      'asks a company for its register, and for a right VAT id',
      {
        details: [
          person({
            name: 'Keller GmbH',
            type: 'COMPANY',
            isCompliant: false,
            missing: ['registrationNumber', 'vatId'],
          }),
        ],
      },
      [
        'open TAX REGISTRATION Keller GmbH',
        'open TAX VAT_ID Keller GmbH',
        'done TAX NAME Keller GmbH',
        'done TAX POSTAL_ADDRESS Keller GmbH',
        'done TAX TAX_ID Keller GmbH',
      ],
    ],
    ['asks nobody who is exempt', { details: [person({ isExempt: true, missing: ['taxId'] })] }, []],
    [
      'asks nothing of details by which nobody lets',
      { details: [person({ isUsed: false, missing: ['taxId'] })] },
      [],
    ],
    ['says nothing before the first check', { details: [person({ isCompliant: null })] }, []],
    [
      'would like to know a land register number',
      { details: null, homes: [home({ payoutGaps: null, lacksLandRegister: true })] },
      ['may TAX LAND_REGISTER Torstraße 12'],
    ],
    [
      'would like to know those of several homes, and begins with the first',
      {
        details: null,
        homes: [
          home({ payoutGaps: null, lacksLandRegister: true }),
          home({ groupId: 'g2', payoutGaps: null, lacksLandRegister: true }),
        ],
      },
      ['may TAX LAND_REGISTER 2'],
    ],
    [
      'tells the team what listings lack, and nothing of money',
      {
        details: null,
        homes: [
          home({
            payoutGaps: null,
            lacksLandRegister: null,
            hasLandlordAddress: false,
            listingGaps: [{ gap: 'PHOTO', step: 'photos', field: 'pictures' }],
          }),
        ],
      },
      ['open PUBLISH PHOTO Torstraße 12'],
    ],
    [
      'asks for the address that contracts have',
      { homes: [home({ payoutGaps: null, hasLandlordAddress: false })] },
      ['open SIGN LANDLORD_ADDRESS Torstraße 12'],
    ],
    [
      'leaves alone what was taken out on purpose',
      { details: null, homes: [home({ payoutGaps: null, listingGaps: null })] },
      [],
    ],
  ])('%s', (_, facts, items) => expect(board(facts)).toEqual(items))

  it('counts what there is to do, with what listings lack, and not what waits or may be left', () => {
    const facts = boardOf({
      identity: 'pending',
      homes: [
        home({ payoutGaps: ['ACCOUNT'], lacksLandRegister: true }),
        home({ groupId: 'g2', listingGaps: [gap('PHOTO'), gap('ROOM')] }),
      ],
    })
    expect(boardFigures(facts)).toEqual({ asked: 3, minutes: 1 + 10 + 2, done: 3 })
    expect(boardFigures(boardOf({ identity: 'unverified' }))).toEqual({ asked: 1, minutes: 3, done: 0 })
  })

  it('counts what homes lack, most first, and finds those that lack it or have the words', () => {
    const { homes } = boardOf({
      homes: [
        home({ listingGaps: [gap('ROOM'), gap('PHOTO')] }),
        home({ groupId: 'g2', name: 'Lindenhof', listingGaps: [gap('PHOTO'), gap('PHOTO')] }),
        home({ groupId: 'g3', listingGaps: [] }),
      ],
    })
    expect(lackingOf(homes)).toEqual([
      { datum: 'PHOTO', homes: 2 },
      { datum: 'ROOM', homes: 1 },
    ])
    const found = (search: string, datum: 'PHOTO' | 'ROOM' | 'TITLE' | null) =>
      homesLacking(homes, { search, datum }).map(({ groupId }) => groupId)
    expect(found('', null)).toEqual(['g1', 'g2'])
    expect(found(' linden', null)).toEqual(['g2'])
    expect(found('', 'ROOM')).toEqual(['g1'])
    expect(found('linden', 'ROOM')).toEqual([])
  })

  it('knows how long each datum takes', () => {
    for (const datum of BOARD_DATA) expect(minutesOf(datum)).toBeGreaterThan(0)
    expect([minutesOf('IDENTITY'), minutesOf('TAX_ID')]).toEqual([3, 1])
  })
})
