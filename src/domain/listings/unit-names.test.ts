import { describe, expect, it } from 'vitest'
import { isNumberingPattern, numberedUnits, proposedPattern } from './unit-names.ts'

const none = { apartmentNames: new Set<string>(), externalIds: new Set<string>() }
const plain = { externalId: null, firstNumber: 1, firstFloor: null, unitsPerFloor: null }

describe('numbering new units', () => {
  it.each([
    ['WE ##', 7, ['WE 07', 'WE 08']],
    ['#', 9, ['9', '10']],
    ['Haus B / ###-links', 99, ['Haus B / 099-links', 'Haus B / 100-links']],
    ['##', 999, ['999', '1000']],
  ])('%s from %i', (apartmentName, firstNumber, names) => {
    const units = numberedUnits({ ...plain, apartmentName, firstNumber }, 2, none)
    expect(units.map((unit) => unit.apartmentName)).toEqual(names)
  })

  it('passes over numbers that a name or a number of the landlord has', () => {
    const taken = { apartmentNames: new Set(['WE 2']), externalIds: new Set(['B-04']) }
    const numbering = { ...plain, apartmentName: 'WE #', externalId: 'B-##' }
    expect(numberedUnits(numbering, 3, taken)).toEqual([
      { apartmentName: 'WE 1', externalId: 'B-01', floor: null },
      { apartmentName: 'WE 3', externalId: 'B-03', floor: null },
      { apartmentName: 'WE 5', externalId: 'B-05', floor: null },
    ])
  })

  it('fills one floor after the other, from the cellar up', () => {
    const numbering = { ...plain, apartmentName: '#', firstFloor: -1, unitsPerFloor: 2 }
    expect(numberedUnits(numbering, 5, none).map((unit) => unit.floor)).toEqual([-1, -1, 0, 0, 1])
    const oneFloor = { ...plain, apartmentName: '#', firstFloor: 3 }
    expect(numberedUnits(oneFloor, 2, none).map((unit) => unit.floor)).toEqual([3, 3])
  })

  it.each([
    ['WE ##', true],
    ['#', true],
    ['WE', false],
    ['# of #', false],
    [' #', false],
    [`${'x'.repeat(114)}#`, false],
  ])('%s is a pattern: %s', (pattern, is) => {
    expect(isNumberingPattern(pattern)).toBe(is)
  })

  it.each(['\0 #', '\ud800 #'])('is no pattern with signs that can’t be stored: %j', (pattern) => {
    expect(isNumberingPattern(pattern)).toBe(false)
  })

  it.each([
    ['Lindenhof', ['Lindenhof'], 'Lindenhof ##'],
    ['Haus #3', [], 'Haus 3 ##'],
    ['Lindenhof', ['WE 008', 'WE 012', 'WE 009'], 'WE ###'],
    ['Lindenhof', ['Nord', 'Süd'], 'Lindenhof ##'],
    ['x'.repeat(120), [], `${'x'.repeat(111)} ##`],
  ])('proposes for %s with %j the pattern %s', (name, units, pattern) => {
    expect(proposedPattern(name, units)).toBe(pattern)
    expect(isNumberingPattern(pattern)).toBe(true)
  })
})
