import { expect, test } from 'vitest'
import { actionOf, type PressedKey } from './triage-keys.ts'

const plain: PressedKey = {
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
}
const list = { typing: false, dialogOpen: false }

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'accept'],
  ['A', 'accept'],
  ['r', 'reject'],
  ['Enter', 'open'],
  ['?', 'help'],
  ['/', 'search'],
  ['x', null],
  ['Escape', null],
])('%s means %s', (key, action) => {
  expect(actionOf({ ...plain, key }, list)).toBe(action)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const)(
  '%s keeps the keys quiet',
  (modifier) => {
    expect(actionOf({ ...plain, key: 'a', [modifier]: true }, list)).toBeNull()
  },
)

test('the keys rest while somebody types or a dialog is open', () => {
  expect(actionOf(plain, { ...list, typing: true })).toBeNull()
  expect(actionOf(plain, { ...list, dialogOpen: true })).toBeNull()
})

test('a held key moves on but answers once', () => {
  expect(actionOf({ ...plain, repeat: true }, list)).toBe('next')
  expect(actionOf({ ...plain, key: 'a', repeat: true }, list)).toBeNull()
})
