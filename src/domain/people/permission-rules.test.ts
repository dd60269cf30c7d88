import { describe, expect, it } from 'vitest'
import { type Permission, PERMISSIONS } from '../catalogue/people.ts'
import {
  canDecidePermission,
  canGivePermission,
  canTakePermission,
  canWithdrawPermission,
  permissionRequestEnd,
} from './permission-rules.ts'
import {
  internalUserTypesOf,
  isListingStaff,
  MANAGING_PERMISSION,
  PERMISSION_TABLE,
} from './permission-table.ts'

const now = Temporal.Instant.from('2026-11-26T10:00:00Z')
const somebody = (id: string, ...permissions: Permission[]) => ({ id, permissions })
const sam = somebody('sam', 'DEVELOPER', 'sales')
const ines = somebody('ines', 'DEVELOPER')
const kim = somebody('kim', 'TEST', 'VERIFF')

describe('a permission', () => {
  it.each([
    ['somebody who manages them gives it to another', ines, kim, 'FSU', false, null],
    ['somebody who doesn’t', kim, ines, 'FSU', false, 'NO_PERMISSION'],
    ['sales alone don’t', somebody('lea', 'sales', 'accounting'), kim, 'FSU', false, 'NO_PERMISSION'],
    ['nobody gives it to themselves', ines, ines, 'FSU', false, 'OWN_PERMISSION'],
    ['not twice', ines, kim, 'TEST', false, 'PERMISSION_HELD'],
    ['not while it waits', ines, kim, 'sales', true, 'PERMISSION_REQUESTED'],
  ] as const)('is given: %s', (_, actor, person, permission, isRequested, reason) => {
    expect(canGivePermission(actor, person, { permission, isRequested })).toEqual({
      value: reason === null,
      reason,
    })
  })

  it.each([
    ['from another', ines, kim, 'TEST', null],
    ['also that of managing them', ines, sam, 'DEVELOPER', null],
    ['not by others', kim, ines, 'DEVELOPER', 'NO_PERMISSION'],
    ['not one’s own', ines, ines, 'DEVELOPER', 'OWN_PERMISSION'],
    ['not what isn’t there', ines, kim, 'FSU', 'PERMISSION_NOT_HELD'],
  ] as const)('is taken %s', (_, actor, person, permission, reason) => {
    expect(canTakePermission(actor, person, permission)).toEqual({ value: reason === null, reason })
  })
})

describe('a strong permission', () => {
  const request = {
    userId: 'kim',
    permission: 'sales',
    askedBy: 'sam',
    endsAt: permissionRequestEnd(now),
    isClosed: false,
  } as const
  const at = (hours: number) => now.add({ hours })

  it.each([
    ['a second who manages permissions', ines, 0, false, null],
    ['the same at the last moment', ines, 71.999, false, null],
    ['nobody after 72 hours', ines, 72, false, 'TIME_OVER'],
    ['not who asked', sam, 0, false, 'SECOND_PERSON_NEEDED'],
    ['not who receives it, manager or not', somebody('kim', 'DEVELOPER'), 0, false, 'OWN_PERMISSION'],
    ['nobody else of the staff', somebody('lea', 'accounting', 'sales'), 0, false, 'NO_PERMISSION'],
    ['not twice', ines, 0, true, 'ALREADY_ANSWERED'],
  ] as const)('is confirmed or declined by %s', (_, actor, hours, isClosed, reason) => {
    const when = now.add({ seconds: Math.round(hours * 3600) })
    expect(canDecidePermission(actor, { ...request, isClosed }, when)).toEqual({
      value: reason === null,
      reason,
    })
  })

  it.each([
    ['who asked', sam, 0, false, null],
    ['who asked and no longer manages them', somebody('sam'), 0, false, null],
    ['nobody else', ines, 0, false, 'NO_PERMISSION'],
    ['not afterwards', sam, 72, false, 'TIME_OVER'],
    ['not once it is answered', sam, 0, true, 'ALREADY_ANSWERED'],
  ] as const)('is taken back by %s', (_, actor, hours, isClosed, reason) => {
    expect(canWithdrawPermission(actor, { ...request, isClosed }, at(hours))).toEqual({
      value: reason === null,
      reason,
    })
  })
})

describe('the table', () => {
  it('says which take two people: what acts as others, shows papers or books, or gives rights', () => {
    expect(PERMISSIONS.filter((permission) => PERMISSION_TABLE[permission].isStrong)).toEqual([
      'accounting',
      'DEVELOPER',
      'sales',
      'scam',
      'EDIT_IDENTITY_VERIFICATION_FIELD',
      'DOCUMENT_VERIFICATION',
    ])
    expect(PERMISSION_TABLE[MANAGING_PERMISSION].isStrong).toBe(true)
  })

  it('makes internal users of those whose permission is one of D3', () => {
    expect(internalUserTypesOf(PERMISSIONS)).toEqual([
      'ACCOUNTING',
      'DEVELOPER',
      'SALES',
      'SCAM',
      'TEST',
      'FSU',
    ])
    expect(internalUserTypesOf(['LOCALISATION', 'VERIFF'])).toEqual([])
  })

  it.each([
    [['sales'], true],
    [['scam'], true],
    [['FSU'], true],
    [['BOOKING_PREFERENCES'], true],
    [['accounting', 'DEVELOPER', 'TEST'], false],
    [[], false],
  ])('lets %j work on listings: %s', (permissions, may) => {
    expect(isListingStaff(permissions)).toBe(may)
  })
})
