import { expect, it } from 'vitest'
import { canOpenFiles, MESSAGE_FILES_MAX, messageFilesError } from './attachment.ts'
import type { MessageSide } from './thread.ts'

it.each<[from: MessageSide, reader: MessageSide, isLimited: boolean, contactsShown: boolean, opens: boolean]>(
  [
    ['TENANT', 'LANDLORD', false, true, true],
    ['TENANT', 'LANDLORD', false, false, false],
    ['TENANT', 'LANDLORD', true, true, false],
    ['TENANT', 'LANDLORD', true, false, false],
    ['LANDLORD', 'LANDLORD', false, false, true],
    ['LANDLORD', 'LANDLORD', false, true, true],
    ['LANDLORD', 'LANDLORD', true, true, false],
    ['LANDLORD', 'TENANT', false, true, true],
    ['LANDLORD', 'TENANT', false, false, false],
    ['TENANT', 'TENANT', false, false, true],
    ['TENANT', 'TENANT', false, true, true],
  ],
)(
  'a file from %s opens for %s (limited: %s, contact data shown: %s): %s',
  (from, side, isLimited, contactsShown, opens) => {
    expect(canOpenFiles(from, { side, isLimited, contactsShown })).toBe(opens)
  },
)

it('takes each file once, and no more than fit', () => {
  const ids = Array.from({ length: MESSAGE_FILES_MAX + 1 }, (_, at) => `file ${at}`)
  expect(messageFilesError([])).toBeNull()
  expect(messageFilesError(ids.slice(1))).toBeNull()
  expect(messageFilesError(ids)).toBe('messages.files.many')
  expect(messageFilesError(['one', 'one'])).toBe('messages.files.many')
})
