import { expect, it } from 'vitest'
import { LISTING_FIELDS } from './listing-content.ts'
import { changesStaffLabels, withLandlordLabels } from './listing-labels.ts'
import { findStep, STEP_FIELDS, stepsOf } from './listing-steps.ts'

it('tells each field of a listing in one step', () => {
  const told = Object.values(STEP_FIELDS).flat()
  expect(told.toSorted()).toEqual([...LISTING_FIELDS].toSorted())
})

it('finds the steps of fields', () => {
  expect(stepsOf(['price', 'title', 'deposit'])).toEqual(['description', 'price'])
  expect(findStep('price')).toBe('price')
  expect(findStep('toString')).toBeUndefined()
})

it('keeps the labels of staff from landlords', () => {
  expect(changesStaffLabels(['KA'], ['KA', 'AUTO_ACCEPT_STANDARD_REQUESTS'])).toBe(false)
  expect(changesStaffLabels(['KA'], [])).toBe(true)
  expect(changesStaffLabels([], ['FSU'])).toBe(true)
  expect(
    withLandlordLabels(['KA', 'AUTO_ACCEPT_STANDARD_REQUESTS'], ['SKIP_SENDING_EXTENSION_EMAIL', 'FSU']),
  ).toEqual(['KA', 'SKIP_SENDING_EXTENSION_EMAIL'])
})
