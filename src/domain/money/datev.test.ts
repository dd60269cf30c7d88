import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  BATCH_LINES,
  type BatchLine,
  DATEV_CHARTS,
  DATEV_COLUMNS,
  type DatevBatch,
  type DatevEntry,
  datevHead,
  datevLine,
} from './datev.ts'

const batch: DatevBatch = {
  consultant: 1001,
  client: 1,
  accounts: DATEV_CHARTS.SKR03,
  currency: 'EUR',
  from: parseDay('2026-10-01'),
  to: parseDay('2026-12-31'),
  createdAt: Temporal.Instant.from('2026-11-23T09:08:07.654Z'),
}
const OWED: readonly BatchLine[] = ['FEE', 'VAT', 'CREDITED', 'WRITTEN_OFF', 'PAID_BY_LANDLORD']
const entry = (line: BatchLine, amount: number, own: Partial<DatevEntry> = {}): DatevEntry => ({
  line,
  isOwed: OWED.includes(line),
  amount,
  day: parseDay('2026-11-03'),
  document: '2026-0412',
  text: 'Noor Haddad, Lindenhof 12',
  ...own,
})
const cellsOf = (line: string) => line.trimEnd().split(';')

it('begins with 31 fields and the names of 125 columns', () => {
  const [head = '', columns = ''] = datevHead(batch).split('\r\n')
  expect(cellsOf(head)).toHaveLength(31)
  expect(head).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;20261123090807654;;"RE";"";"";1001;1;20260101;4;20261001;20261231;/,
  )
  expect(cellsOf(columns)).toEqual(DATEV_COLUMNS)
  expect(new Set(DATEV_COLUMNS).size).toBe(125)
})

describe('an entry', () => {
  it.each<[BatchLine, number, string[], Partial<DatevEntry>?]>([
    ['RENT', 123_456, ['1234,56', '"S"', '1400', '8105']],
    ['RECEIVED', -123_456, ['1234,56', '"H"', '1400', '1200']],
    ['FEE', -10_005, ['100,05', '"H"', '1600', '4760']],
    ['CREDITED', 10_005, ['100,05', '"S"', '1600', '4760']],
    ['PAID_BY_LANDLORD', 7, ['0,07', '"S"', '1600', '1200']],
    ['NETTED', -107_100, ['1071,00', '"H"', '1400', '1600']],
    ['NETTED', 700, ['7,00', '"S"', '1400', '1600']],
    ['DISPUTED', -107_100, ['1071,00', '"H"', '1600', '1200'], { isOwed: true }],
  ])('%s of %i cents is posted to its accounts', (line, amount, [sum, side, account, other], own) => {
    const cells = cellsOf(datevLine(entry(line, amount, own), batch))
    expect([cells[0], cells[1], cells[6], cells[7]]).toEqual([sum, side, account, other])
    expect([cells[2], cells[9], cells[10]]).toEqual(['"EUR"', '0311', '"2026-0412"'])
    expect(cells).toHaveLength(125)
  })

  it('of nothing is not posted', () => {
    expect(datevLine(entry('RENT', 0), batch)).toBe('')
  })

  it('can say nothing that ends its cell or its line', () => {
    const line = datevLine(entry('RENT', 1, { text: 'A "B"\r\nC', document: 'a;b"c' }), batch)
    expect(line).toContain('"A ""B"" C"')
    expect(line).toContain('"abc"')
    expect(line.indexOf('\r\n')).toBe(line.length - 2)
  })
})

it('together moves between the receivable and payable accounts what is open', () => {
  const amounts = BATCH_LINES.map((line, at) => entry(line, (at % 2 ? -1 : 1) * (100 + at)))
  const own: readonly string[] = [batch.accounts.receivable, batch.accounts.payable]
  const moved = amounts.reduce((sum, one) => {
    const [amount = '', side, , , , , account = ''] = cellsOf(datevLine(one, batch))
    expect(own).toContain(account)
    return sum + (side === '"S"' ? 1 : -1) * Math.round(Number(amount.replace(',', '.')) * 100)
  }, 0)
  expect(moved).toBe(amounts.reduce((sum, { amount }) => sum + amount, 0))
})
