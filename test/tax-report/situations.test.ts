import { describe, expect, it } from 'vitest'
import { parseDay } from '../../src/domain/kernel/day.ts'
import { type DpiMessage, dpiMessage } from '../../src/domain/money/tax-report/dpi-message.ts'
import type { TaxFacts } from '../../src/domain/money/tax-report/tax-facts.ts'
import type { TaxRecord } from '../../src/domain/money/tax-report/tax-record.ts'
import { xmlDocument } from '../../src/domain/money/tax-report/xml-element.ts'
import { sellerYears } from '../../src/server/money/tax-report/find-record.ts'
import { dpiErrors, hasDpiSchema } from './dpi-schema.ts'
import { SITUATIONS } from './situations.ts'

const later = parseDay('2027-01-20')

function recordsOf(facts: TaxFacts): Map<string, TaxRecord> {
  const records = new Map<string, TaxRecord>()
  for (const { sellerId, record } of sellerYears(facts, later))
    if (sellerId && record) records.set(sellerId, record)
  return records
}

function linesOf({ properties }: TaxRecord): string[] {
  return properties.map(({ address, days, quarters }) => {
    const by = (figure: keyof (typeof quarters)[number]) =>
      quarters.map((quarter) => quarter[figure]).join(' ')
    const where = `${address.street} ${address.buildingIdentifier}`
    return `${where} ${days}d | ${by('consideration')} | ${by('activities')} | ${by('fees')}`
  })
}

function messageOf(facts: TaxFacts): string {
  const message: DpiMessage = {
    mode: 'TESTING',
    kind: recordsOf(facts).size === 0 ? 'DPI403' : 'DPI401',
    year: facts.year,
    messageRefId: `DE${facts.year}DE-3000000000-1`,
    madeAt: Temporal.Instant.from('2027-01-20T10:00:00.123Z'),
    operator: {
      spec: { change: 'NEW', docRefId: 'DE2026-3000000000-operator', corrects: null },
      content: {
        name: 'Mezzo GmbH',
        platform: 'Mezzo',
        taxNumber: '30/000/00000',
        vatId: 'DE123456789',
        street: 'Beispielstraße 1',
        postCode: '10115',
        city: 'Berlin',
        country: 'DE',
      },
    },
    records: [...recordsOf(facts)].map(([id, content]) => ({
      spec: { change: 'NEW', docRefId: `DE2026-3000000000-${id}`, corrects: null },
      content,
    })),
  }
  return xmlDocument(dpiMessage(message))
}

describe('what is reported of a year', () => {
  it('is told by at least sixty situations', () => {
    expect(SITUATIONS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(SITUATIONS.map(([title]) => title)).size).toBe(SITUATIONS.length)
  })

  it.each(SITUATIONS)('%s', (_, facts, expected) => {
    const found = [...recordsOf(facts)].map(([id, record]) => [id, linesOf(record)])
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  it.each(SITUATIONS)('the same facts in another order are the same bytes: %s', (_, facts) => {
    const turned = {
      ...facts,
      sellers: facts.sellers.toReversed(),
      homes: facts.homes.toReversed(),
      stays: facts.stays.toReversed(),
      entries: facts.entries.toReversed(),
    }
    expect(messageOf(turned)).toBe(messageOf(facts))
  })

  it.runIf(hasDpiSchema)('is valid in every situation', async () => {
    const messages = new Map(SITUATIONS.map(([, facts], at) => [`situation-${at}`, messageOf(facts)]))
    expect(await dpiErrors(messages)).toEqual([])
  })

  it.runIf(hasDpiSchema)('would not be valid with zero days or a sign in an amount', async () => {
    const [, facts] = SITUATIONS[0] ?? []
    const xml = facts ? messageOf(facts) : ''
    const wrong = new Map([
      ['days', xml.replace(/<RentedDays>\d+/, '<RentedDays>0')],
      ['amount', xml.replace(/(<ConsQ1[^>]*>)\d+/, '$11500.50')],
    ])
    const errors = await dpiErrors(wrong)
    expect(errors.some((error) => error.startsWith('days'))).toBe(true)
    expect(errors.some((error) => error.startsWith('amount'))).toBe(true)
  })
})
