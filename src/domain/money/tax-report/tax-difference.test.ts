import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptRecords, type AcceptedRecord, planMessages, recordDifference } from './tax-difference.ts'

const limits = { records: 3, size: 1000, sizeOf: (content: string) => content.length }
const known = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([id, content]) => [id, { docRefId: `ref-${id}-${content}`, content }]))
const wanted = (entries: Record<string, string>) => new Map(Object.entries(entries))

describe('what the tax office is told', () => {
  it('is the difference from what it has accepted', () => {
    const records = recordDifference({
      wanted: wanted({ a: 'as it was', b: 'changed', d: 'new' }),
      accepted: known({ a: 'as it was', b: 'before', c: 'gone' }),
    })
    expect(records).toEqual([
      { sellerId: 'b', change: 'CORRECTED', content: 'changed', corrects: 'ref-b-before' },
      { sellerId: 'c', change: 'DELETED', content: 'gone', corrects: 'ref-c-gone' },
      { sellerId: 'd', change: 'NEW', content: 'new', corrects: null },
    ])
  })

  it('never has new records and corrections in one message', () => {
    const standing = { wanted: wanted({ a: 'x', b: 'new' }), accepted: known({ a: 'y' }) }
    expect(
      planMessages(standing, 'SAME', limits).map(({ kind, operator, records }) => [
        kind,
        operator,
        records.length,
      ]),
    ).toEqual([
      ['DPI402', 'RESENT', 1],
      ['DPI401', 'RESENT', 1],
    ])
  })

  it('is that there is nothing, once', () => {
    const nothing = { wanted: wanted({}), accepted: known({}) }
    expect(planMessages(nothing, 'UNKNOWN', limits)).toEqual([
      { kind: 'DPI403', operator: 'NEW', records: [] },
    ])
    expect(planMessages(nothing, 'SAME', limits)).toEqual([])
  })

  it('says alone that the operator has changed, where nothing else is corrected', () => {
    const standing = { wanted: wanted({ a: 'x' }), accepted: known({}) }
    expect(planMessages(standing, 'CHANGED', limits).map(({ kind, operator }) => [kind, operator])).toEqual([
      ['DPI402', 'CORRECTED'],
      ['DPI401', 'RESENT'],
    ])
  })

  it.each([
    ['by number', { a: '1', b: '1', c: '1', d: '1' }, [3, 1]],
    ['by size', { a: 'x'.repeat(600), b: 'x'.repeat(600), c: 'x' }, [1, 2]],
    ['never less than one', { a: 'x'.repeat(5000) }, [1]],
  ])('is divided %s', (_, entries, sizes) => {
    const messages = planMessages({ wanted: wanted(entries), accepted: known({}) }, 'UNKNOWN', limits)
    expect(messages.map(({ records }) => records.length)).toEqual(sizes)
    expect(messages.map(({ operator }) => operator)).toEqual(
      sizes.map((__, at) => (at === 0 ? 'NEW' : 'RESENT')),
    )
  })

  it('turns what was accepted into what is wanted, whatever these are, and is empty then', () => {
    const sellers = fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.constantFrom('1', '2', '3'))
    fc.assert(
      fc.property(fc.array(sellers, { minLength: 1, maxLength: 6 }), (years) => {
        let accepted: Map<string, AcceptedRecord<string>> = new Map()
        const refs = new Set<string>()
        for (const [round, year] of years.entries()) {
          const standing = { wanted: wanted(year), accepted }
          const records = recordDifference(standing)
          // Each refers to the last that was accepted of the same seller, and to nothing else.
          for (const record of records)
            expect(record.corrects).toBe(accepted.get(record.sellerId)?.docRefId ?? null)
          const told = records.map((record) => ({ ...record, docRefId: `${round}-${record.sellerId}` }))
          for (const { docRefId } of told) {
            expect(refs.has(docRefId)).toBe(false)
            refs.add(docRefId)
          }
          accepted = acceptRecords(accepted, told)
          expect(new Map([...accepted].map(([id, { content }]) => [id, content]))).toEqual(standing.wanted)
          expect(recordDifference({ wanted: wanted(year), accepted })).toEqual([])
        }
      }),
    )
  })

  it('says nothing twice where only a part was accepted', () => {
    const year = { a: '1', b: '1' }
    const told = recordDifference({ wanted: wanted(year), accepted: known({}) })
    const accepted = acceptRecords(
      known({}),
      told.filter(({ sellerId }) => sellerId === 'a').map((record) => ({ ...record, docRefId: 'first' })),
    )
    expect(recordDifference({ wanted: wanted(year), accepted })).toEqual([
      { sellerId: 'b', change: 'NEW', content: '1', corrects: null },
    ])
  })
})
