import { expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '../catalogue/people.ts'
import { STAFF_TASKS, staffTasksOf } from './staff-day.ts'

const beside: Partial<Record<Permission, string[]>> = {
  sales: ['CALL', 'SECOND_CHANCE'],
  scam: ['MESSAGE_REPORT'],
  DEVELOPER: ['PERMISSION'],
  EDIT_IDENTITY_VERIFICATION_FIELD: ['RECOVERY'],
  DOCUMENT_VERIFICATION: ['DOCUMENT', 'IDENTITY', 'SOLVENCY'],
}

it.each(PERMISSIONS)('with %s alone, what can wait is what it is for, and deletions', (permission) => {
  expect(staffTasksOf([permission])).toEqual([...(beside[permission] ?? []), 'DELETION'])
})

it('for somebody with all permissions everything can wait, for nobody without one anything', () => {
  expect(staffTasksOf(PERMISSIONS)).toEqual(STAFF_TASKS)
  expect(staffTasksOf([])).toEqual([])
})
