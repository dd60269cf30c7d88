import { describe, expect, it } from 'vitest'
import { numbersMeant, writtenNumbersIn } from './remittance.ts'

const numbersIn = (text: string) => [...new Set(writtenNumbersIn(text).flatMap(numbersMeant))]

describe('the number of an invoice in a remittance text', () => {
  it.each([
    ['Rechnung 2029-0042', ['2029-0042', 'TEST-2029-0042']],
    ['TEST-2029-0042', ['TEST-2029-0042']],
    ['test 2029 0042', ['TEST-2029-0042']],
    ['t e s t20290042', ['TEST-2029-0042']],
    ['RE20290042VOM21.11.', ['2029-0042', 'TEST-2029-0042']],
    ['RG. 2029/0042', ['2029-0042', 'TEST-2029-0042']],
    ['INVOICE TEST–2029–00\n42', ['TEST-2029-0042']],
    ['20 29-0042', ['2029-0042', 'TEST-2029-0042']],
    ['2029-12345', ['2029-12345', 'TEST-2029-12345']],
    ['2029-0001 2029-0002', ['2029-0001', 'TEST-2029-0001', '2029-0002', 'TEST-2029-0002']],
    ['TEST-2029-0001, TEST-2029-0002', ['TEST-2029-0001', 'TEST-2029-0002']],
    ['2029-0042 15.12.', ['2029-0042', 'TEST-2029-0042']],
  ])('%j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })

  it.each(['', 'Miete', '2029-42', '2029-00421', '1-12029-0042', 'Kd 2029', '1999-0001', '2029-00000042'])(
    'is not in %j',
    (text) => {
      expect(numbersIn(text)).toEqual([])
    },
  )

  it('is found in the time of the length, whatever stands there', () => {
    const long = 'TEST2029 0'.repeat(20_000) + '2 0 2 9 '.repeat(20_000)
    expect(writtenNumbersIn(long).length).toBeLessThan(10)
  })
})
