import { expect, test, vi } from 'vitest'
import { blockedStorage } from '../shared/memory-storage.test-data.ts'
import { actionOf, areKeysEnabled, type PressedKey, setKeysEnabled } from './triage-keys.ts'

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
  ['s', 'suggest'],
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

test('where site data is blocked, the choice lasts as long as the page', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      return blockedStorage()
    },
  })
  expect(areKeysEnabled()).toBe(true)
  setKeysEnabled(false)
  expect(areKeysEnabled()).toBe(false)
  setKeysEnabled(true)
  expect(areKeysEnabled()).toBe(true)
  vi.unstubAllGlobals()
})
