import { expect, it } from 'vitest'
import { LISTING_FIELDS } from './listing-content.ts'
import {
  changesStaffLabels,
  isLandlordLabel,
  STAFF_LABELS,
  withLandlordLabels,
  withStaffLabels,
} from './listing-labels.ts'
import { labelsOfPurpose, purposeOf } from './listing-purpose.ts'
import { findStep, STEP_FIELDS, stepsOf, versionedStep } from './listing-steps.ts'

it('tells each field of a listing in one step', () => {
  const assigned = Object.values(STEP_FIELDS).flat()
  expect(assigned.toSorted()).toEqual([...LISTING_FIELDS].toSorted())
})

it('finds the steps of fields', () => {
  expect(stepsOf(['price', 'title', 'deposit'])).toEqual(['description', 'price'])
  expect(findStep('price')).toBe('price')
  expect(findStep('toString')).toBeUndefined()
})

it.each([
  ['ukraine', 'UKRAINE', ['REFUGEE_LISTING']],
  ['UKRAINE', null, []],
  ['nonsense', null, []],
  [undefined, null, []],
] as const)('an address with the purpose %s begins a listing of %s', (text, purpose, labels) => {
  expect(purposeOf(text)).toBe(purpose)
  expect(labelsOfPurpose(purposeOf(text))).toEqual(labels)
  expect(labels.every(isLandlordLabel)).toBe(true)
})

it('keeps the labels of staff from landlords', () => {
  expect(changesStaffLabels(['KA'], ['KA', 'AUTO_ACCEPT_STANDARD_REQUESTS'])).toBe(false)
  expect(changesStaffLabels(['KA'], [])).toBe(true)
  expect(changesStaffLabels([], ['FSU'])).toBe(true)
  expect(
    withLandlordLabels(['KA', 'AUTO_ACCEPT_STANDARD_REQUESTS'], ['SKIP_SENDING_EXTENSION_EMAIL', 'FSU']),
  ).toEqual(['KA', 'SKIP_SENDING_EXTENSION_EMAIL'])
})

it.each([
  ['KA', true],
  ['PARTNER_LISTING', true],
  ['REFUGEE_LISTING', false],
  ['AUTO_ACCEPT_STANDARD_REQUESTS', false],
  ['SERVICE_ACCOUNT', false],
  ['SOMETHING', false],
] as const)('lets staff set %s: %s', (label, isTheirs) => {
  expect(STAFF_LABELS.some((one) => one === label)).toBe(isTheirs)
})

it('keeps the labels of landlords from staff', () => {
  const before = ['AUTO_ACCEPT_STANDARD_REQUESTS', 'KA', 'FSU']
  expect(withStaffLabels(before, ['FSU', 'SKIP_SENDING_EXTENSION_EMAIL', 'FSU'], STAFF_LABELS)).toEqual([
    'AUTO_ACCEPT_STANDARD_REQUESTS',
    'FSU',
  ])
})

it('a step of a group has a version for each of its units', () => {
  expect(versionedStep({ partOfGroup: true }, 'u1', 'price')).toBe('price u1')
  expect(versionedStep({ partOfGroup: true }, null, 'price')).toBe('price')
  expect(versionedStep({ partOfGroup: false }, 'u1', 'price')).toBe('price')
})
