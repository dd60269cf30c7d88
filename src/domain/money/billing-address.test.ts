import { describe, expect, it } from 'vitest'
import { parseBillingAddress } from './billing-address.ts'
import { ValidationError } from '../kernel/errors.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'

const given = {
  name: ' Jana Keller ',
  addressLine1: ' Linienstraße 61 ',
  addressLine2: ' Hinterhaus ',
  zipCode: ' 10119 ',
  city: ' Berlin ',
  region: ' Berlin ',
  country: 'de',
}
const problemsOf = (change: object) => {
  try {
    parseBillingAddress({ ...given, ...change })
    return {}
  } catch (error) {
    return error instanceof ValidationError ? error.fields : error
  }
}

describe('a billing address', () => {
  it('is taken without blanks around its lines, its country in capitals', () => {
    expect(parseBillingAddress(given)).toEqual({
      name: 'Jana Keller',
      addressLine1: 'Linienstraße 61',
      addressLine2: 'Hinterhaus',
      zipCode: '10119',
      city: 'Berlin',
      region: 'Berlin',
      country: 'DE',
    })
    const { addressLine2: _, region: __, ...least } = given
    expect(parseBillingAddress(least)).toMatchObject({ addressLine2: '', region: '' })
  })

  it.each(['name', 'addressLine1', 'addressLine2', 'city', 'region'])('has its %s in one line', (field) => {
    const address = parseBillingAddress({ ...given, [field]: 'Hof\r\nBcc: all \u202Egnp\u202C' })
    expect(address).toMatchObject({ [field]: 'Hof Bcc: all gnp' })
  })

  it.each(['name', 'addressLine1', 'zipCode', 'city', 'country'])('needs %s', (field) => {
    for (const value of [undefined, 7, '', '  '])
      expect(problemsOf({ [field]: value })).toEqual({ [field]: `billingAddress.${field}.required` })
  })

  it.each(['name', 'addressLine1', 'addressLine2', 'city', 'region'])('limits %s', (field) => {
    const line = 'x'.repeat(ADDRESS_LINE_MAX_LENGTH)
    expect(problemsOf({ [field]: ` ${line} ` })).toEqual({})
    expect(problemsOf({ [field]: `${line}x` })).toEqual({ [field]: `billingAddress.${field}.long` })
  })

  it.each(['addressLine2', 'region'])('takes no number for %s', (field) => {
    expect(problemsOf({ [field]: 7 })).toEqual({ [field]: `billingAddress.${field}.invalid` })
  })

  it.each([
    ['10119', true],
    ['1A', true],
    ['SW1A 1AA', true],
    ['1234-567', true],
    ['123456789012', true],
    ['1234567890123', false],
    ['1', false],
    ['-1011', false],
    ['10_119', false],
    ['101#', false],
    ['#101', false],
  ])('knows whether %s can be a postal code', (zipCode, isOne) => {
    expect(problemsOf({ zipCode })).toEqual(isOne ? {} : { zipCode: 'billingAddress.zipCode.invalid' })
  })

  it('knows the countries', () => {
    expect(problemsOf({ country: 'XX' })).toEqual({ country: 'billingAddress.country.invalid' })
  })

  it('is nothing else', () => {
    expect(() => parseBillingAddress(null)).toThrow(ValidationError)
  })
})
