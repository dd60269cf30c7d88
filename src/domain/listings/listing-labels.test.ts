import { describe, expect, it } from 'vitest'
import { TAGS } from '../catalogue/flags.ts'
import {
  changesStaffLabels,
  isLandlordLabel,
  labelsSetBy,
  LANDLORD_LABELS,
  labelsIn,
  STAFF_LABELS,
  withLandlordLabels,
  withStaffLabels,
} from './listing-labels.ts'

describe('the labels of a listing', () => {
  it('are the landlord’s, those of staff, those about people, or the country’s, each of one kind', () => {
    const others = ['SERVICE_ACCOUNT', 'REFUGEE_USER', 'COUNTRY_GERMANY', 'COUNTRY_AUSTRIA', 'COUNTRY_FRANCE']
    expect([...LANDLORD_LABELS, ...STAFF_LABELS, ...others].toSorted()).toEqual([...TAGS].toSorted())
    expect(STAFF_LABELS.filter(isLandlordLabel)).toEqual([])
    expect([...LANDLORD_LABELS].filter(isLandlordLabel)).toEqual([...LANDLORD_LABELS])
  })

  it('name the country that the address says, whatever is stored', () => {
    expect(labelsIn('DE', ['KA'])).toEqual(['KA', 'COUNTRY_GERMANY'])
    expect(labelsIn('AT', ['COUNTRY_GERMANY', 'KA'])).toEqual(['KA', 'COUNTRY_AUSTRIA'])
    expect(labelsIn('FR', [])).toEqual(['COUNTRY_FRANCE'])
    expect(labelsIn('IT', ['COUNTRY_GERMANY'])).toEqual([])
    expect(labelsIn('toString', [])).toEqual([])
  })

  it.each([
    [['KA'], ['KA'], false],
    [['KA'], [], true],
    [[], ['KA'], true],
    [['KA'], ['KA', 'AUTO_ACCEPT_STANDARD_REQUESTS'], false],
    [['AUTO_ACCEPT_STANDARD_REQUESTS'], [], false],
    [['KA'], ['KA', 'COUNTRY_GERMANY'], false],
  ])('from %j to %j touch those of staff: %s', (before, after, touches) => {
    expect(changesStaffLabels(before, after)).toBe(touches)
  })

  it('of one side stay when the other chooses', () => {
    const before = ['KA', 'AUTO_ACCEPT_STANDARD_REQUESTS']
    const chosen = ['SKIP_SENDING_EXTENSION_EMAIL', 'SKIP_SENDING_EXTENSION_EMAIL', 'FSU']
    expect(withLandlordLabels(before, chosen)).toEqual(['KA', 'SKIP_SENDING_EXTENSION_EMAIL'])
    expect(withStaffLabels(before, chosen, STAFF_LABELS)).toEqual(['AUTO_ACCEPT_STANDARD_REQUESTS', 'FSU'])
  })

  it.each([
    [['sales'], 'KA', true],
    [['sales'], 'FSU', false],
    [['FSU'], 'FSU', true],
    [['FSU'], 'KA', false],
    [['BOOKING_PREFERENCES'], 'AUTO_ACCEPT_STANDARD_REQUESTS', true],
    [['BOOKING_PREFERENCES'], 'SKIP_TENANT_DOCUMENT_VERIFICATION', true],
    // What a listing is for its landlord says alone.
    [['BOOKING_PREFERENCES'], 'REFUGEE_LISTING', false],
    [['BOOKING_PREFERENCES'], 'KA', false],
    [['sales', 'FSU', 'BOOKING_PREFERENCES'], 'SERVICE_ACCOUNT', false],
    [['sales', 'FSU', 'BOOKING_PREFERENCES'], 'COUNTRY_GERMANY', false],
    [['scam', 'DEVELOPER', 'accounting'], 'KA', false],
  ] as const)('with the permissions %j %s is set: %s (C6)', (permissions, label, isTheirs) => {
    expect(labelsSetBy(permissions).includes(label)).toBe(isTheirs)
  })
})
