import { describe, expect, it } from 'vitest'
import { isNonCompliant, checkDac7, type Dac7Item, isVatId } from './dac7.ts'
import { parseDay } from '../kernel/day.ts'

const TODAY = parseDay('2026-11-21')

const PERSON: Dac7Item = {
  type: 'PRIVATE',
  firstName: 'Jana',
  lastName: 'Keller',
  companyName: null,
  address: { addressLine1: 'Torstraße 12', zipCode: '10119', city: 'Berlin', country: 'DE' },
  birthDate: parseDay('1985-05-05'),
  registrationNumber: null,
  taxId: '12345678901',
  taxCountry: null,
  taxIdNotIssued: false,
  birthCity: null,
  birthCountry: null,
  vatId: null,
  exemptionStatus: 'NON_EXEMPT',
  exemptionDeadline: null,
}

const COMPANY: Dac7Item = {
  ...PERSON,
  type: 'COMPANY',
  firstName: null,
  lastName: null,
  companyName: 'Keller GmbH',
  birthDate: null,
  registrationNumber: 'HRB 1',
  taxId: null,
  vatId: 'DE123456789',
}

describe('DAC7', () => {
  it.each<[string, Dac7Item, string[]]>([
    ['a complete person', PERSON, []],
    ['a complete company', COMPANY, []],
    ['no birth date', { ...PERSON, birthDate: null }, ['birthDate']],
    ['no tax id', { ...PERSON, taxId: ' ' }, ['taxId']],
    ['a VAT id helps no person', { ...PERSON, taxId: null, vatId: 'DE123456789' }, ['taxId']],
    ['a company without any number', { ...COMPANY, vatId: null }, ['taxId']],
    ['a company with a tax id', { ...COMPANY, vatId: null, taxId: '12/345/67890' }, []],
    ['a wrong VAT id', { ...COMPANY, vatId: 'de1' }, ['vatId']],
    ['an unregistered company', { ...COMPANY, registrationNumber: '' }, ['registrationNumber']],
    ['a company without name', { ...COMPANY, companyName: null }, ['companyName']],
    ['a wrong German tax id', { ...PERSON, taxId: '123' }, ['taxId']],
    [
      'a French tax id in a wrong form',
      { ...PERSON, taxId: '12 34', address: { ...PERSON.address, country: 'FR' } },
      ['taxId'],
    ],
    [
      'a French tax id of somebody who lives in Germany',
      { ...PERSON, taxId: '30 23 217 600 053', taxCountry: 'FR' },
      [],
    ],
    ['a German one that France is said to have issued', { ...PERSON, taxCountry: 'FR' }, ['taxId']],
    ['a tax id of a country whose form is not known', { ...PERSON, taxId: 'AB 12', taxCountry: 'GB' }, []],
    [
      'no tax id, since Germany is said to have issued none',
      { ...PERSON, taxId: null, taxIdNotIssued: true },
      ['taxId'],
    ],
    [
      'no tax id, since the Emirates issue none',
      { ...PERSON, taxId: null, taxIdNotIssued: true, taxCountry: 'AE' },
      ['birthCity', 'birthCountry'],
    ],
    [
      'no tax id, and where the person was born',
      {
        ...PERSON,
        taxId: null,
        taxIdNotIssued: true,
        taxCountry: 'AE',
        birthCity: 'Dubai',
        birthCountry: 'AE',
      },
      [],
    ],
    [
      'a company without a tax id, since the Emirates issue none',
      { ...COMPANY, vatId: null, taxIdNotIssued: true, taxCountry: 'AE' },
      [],
    ],
    [
      'a tax id beside the claim that there is none',
      { ...PERSON, taxIdNotIssued: true, taxCountry: 'DE' },
      [],
    ],
    [
      'no address',
      { ...PERSON, address: { addressLine1: '', zipCode: null, city: null, country: null } },
      ['addressLine1', 'zipCode', 'city', 'country'],
    ],
    ['no name', { ...PERSON, firstName: null, lastName: '' }, ['firstName', 'lastName']],
  ])('%s', (_, item, missing) => {
    const check = checkDac7(item, TODAY)
    expect([check.missing, check.isCompliant, check.isExempt]).toEqual([missing, missing.length === 0, false])
  })

  it('tells a wrong datum from a missing one', () => {
    expect(checkDac7({ ...PERSON, taxId: '123', birthDate: null }, TODAY)).toMatchObject({
      missing: ['birthDate', 'taxId'],
      invalid: ['taxId'],
    })
  })

  it.each<[Dac7Item['exemptionStatus'], string | null, string, boolean]>([
    [null, null, '2024-01-01', false],
    ['NON_EXEMPT', null, '2024-01-01', false],
    ['EXEMPT', null, '2030-01-01', true],
    ['FORCED_EXEMPTION', null, '2030-01-01', true],
    ['EXEMPT_UNTIL_DEADLINE', null, '2024-12-31', true],
    ['EXEMPT_UNTIL_DEADLINE', null, '2025-01-01', false],
    ['EXEMPT_UNTIL_DEADLINE', '2027-01-01', '2026-12-31', true],
    ['EXEMPT_UNTIL_DEADLINE', '2027-01-01', '2027-01-01', false],
  ])('%s until %s is exempt on %s: %s', (exemptionStatus, deadline, today, exempt) => {
    const item = {
      ...PERSON,
      taxId: null,
      exemptionStatus,
      exemptionDeadline: deadline ? parseDay(deadline) : null,
    }
    const check = checkDac7(item, parseDay(today))
    expect([check.isExempt, check.isCompliant, check.missing]).toEqual([exempt, exempt, ['taxId']])
  })
})

describe('numbers', () => {
  it.each([
    ['DE123456789', true],
    ['ATU12345678', true],
    ['DE12', true],
    ['DE1', false],
    ['DE12345678901234', false],
    ['de123456789', false],
    ['D1123456', false],
    ['DE123 456', false],
  ])('%o is a VAT id: %s', (text, valid) => expect(isVatId(text)).toBe(valid))
})

describe('a listing is non-compliant', () => {
  it.each([
    [false, false, true],
    [false, true, false],
    [true, false, false],
    [null, false, false],
    [false, null, false],
    [undefined, undefined, false],
  ])('isCompliant %s and isExempt %s: %s', (isCompliant, isExempt, expected) => {
    expect(isNonCompliant({ isCompliant, isExempt })).toBe(expected)
  })
})
