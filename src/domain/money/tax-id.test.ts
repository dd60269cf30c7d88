import { describe, expect, it } from 'vitest'
import { hasFormOfTaxId, hasOddCheckDigit, isGermanTaxId, mayLackTaxId, MEMBER_STATES } from './tax-id.ts'

/** One id of the form of each member state for a person and for a company, made up; and one that has it not. */
const SAMPLES: Readonly<Record<string, { person: string; company: string; wrong: string }>> = {
  AT: { person: '93-173/6581', company: '931736581', wrong: '93173658' },
  BE: { person: '00.01.25-115.60', company: '0428.759.497', wrong: '000125115' },
  BG: { person: '7501010010', company: '175074752', wrong: '75010100' },
  CY: { person: '00123123T', company: '99652156X', wrong: '001231231' },
  CZ: { person: '420901/0991', company: '25123891', wrong: '42090109911' },
  DE: { person: '86095742719', company: '12/345/67890', wrong: '860957427' },
  DK: { person: '010111-1113', company: '13585628', wrong: '0101111' },
  EE: { person: '37102250382', company: '10137025', wrong: '3710225038' },
  ES: { person: '00054237A', company: 'B58378431', wrong: '54237' },
  FI: { person: '131052-308T', company: '2077474-0', wrong: '131052' },
  FR: { person: '30 23 217 600 053', company: '732 829 320', wrong: '40 23 217 600 053' },
  GR: { person: '023456780', company: '094259216', wrong: '02345678' },
  HR: { person: '94577403194', company: '33392005961', wrong: '9457740319' },
  HU: { person: '8071592153', company: '10672101-2-42', wrong: '7071592153' },
  IE: { person: '1234567TW', company: '6433435F', wrong: '123456T' },
  IT: { person: 'MRTMTT91D08F205J', company: '00743110157', wrong: 'MRTMTT91D08F205' },
  LT: { person: '33309240064', company: '119511515', wrong: '33309' },
  LU: { person: '1893120105732', company: '19982400123', wrong: '189312010' },
  LV: { person: '161175-19997', company: '40003521600', wrong: '16117519' },
  MT: { person: '1234567M', company: '345678901', wrong: '1234567C' },
  NL: { person: '174559434', company: '004495445', wrong: '17455943' },
  PL: { person: '02070803628', company: '8567346215', wrong: '020708036' },
  PT: { person: '299999998', company: '501964843', wrong: '29999999' },
  RO: { person: '1630615123457', company: '18547290', wrong: '163061512345' },
  SE: { person: '640823-3234', company: '556188-8404', wrong: '640823' },
  SI: { person: '15012557', company: '50223054', wrong: '1501255' },
  SK: { person: '7711167420', company: '2022749619', wrong: '77111674' },
}

describe('tax ids of member states', () => {
  it('are those of all 27', () => {
    expect(MEMBER_STATES).toHaveLength(27)
    expect(Object.keys(SAMPLES).toSorted()).toEqual(MEMBER_STATES)
  })

  it.each(Object.entries(SAMPLES))('%s', (country, { person, company, wrong }) => {
    expect(hasFormOfTaxId(person, country, 'PRIVATE')).toBe(true)
    expect(hasFormOfTaxId(company, country, 'COMPANY')).toBe(true)
    expect(hasFormOfTaxId(wrong, country, 'PRIVATE')).toBe(false)
    expect(hasFormOfTaxId(wrong, country, 'COMPANY')).toBe(false)
  })

  it('are no companies’ where a person is asked', () => {
    expect(hasFormOfTaxId('732829320', 'FR', 'PRIVATE')).toBe(false)
    expect(hasFormOfTaxId('3023217600053', 'FR', 'COMPANY')).toBe(true)
  })

  it('have a form that is not known elsewhere', () => {
    expect(hasFormOfTaxId('AB 123456 C', 'GB', 'PRIVATE')).toBe(true)
  })
})

describe('German numbers', () => {
  it.each([
    ['1234567890', true],
    ['1234567890123', true],
    ['123456789', false],
    ['12345678901234', false],
    ['12/345/67890', true],
    ['123/4567/890123', true],
    ['1/2/345678', false],
    ['1234/5678/901234', false],
    ['12/3456789012', false],
    ['12//345678901', false],
    ['1234567890a', false],
    ['1234567890\n', false],
  ])('%o is one: %s', (text, valid) => expect(isGermanTaxId(text)).toBe(valid))

  it.each([
    ['86095742719', 'DE', false],
    ['86095742718', 'DE', true],
    ['65929970489', 'DE', false],
    ['12345678901', 'DE', true],
    // A local office's number with as many digits can't be told from one; other lengths have no check digit.
    ['1234567890', 'DE', false],
    ['12/345/67890', 'DE', false],
    ['86095742718', 'HR', false],
  ])('the check digit of %s in %s is odd: %s', (text, country, odd) => {
    expect(hasOddCheckDigit(text, country)).toBe(odd)
  })

  it('are given to everybody', () => {
    expect([mayLackTaxId('DE'), mayLackTaxId('AE')]).toEqual([false, true])
  })
})
