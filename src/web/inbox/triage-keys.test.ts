import { expect, test, vi } from 'vitest'
import { blockedStorage } from '../shared/memory-storage.test-data.ts'
import { areKeysEnabled, meaningOf, type PressedKey, setKeysEnabled } from '../shared/keys/single-keys.ts'
import { TRIAGE_KEYS } from './inbox-triage.ts'

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
  expect(meaningOf(TRIAGE_KEYS, { ...plain, key }, list)).toBe(action)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const)(
  '%s keeps the keys quiet',
  (modifier) => {
    expect(meaningOf(TRIAGE_KEYS, { ...plain, key: 'a', [modifier]: true }, list)).toBeNull()
  },
)

test('the keys rest while somebody types or a dialog is open', () => {
  expect(meaningOf(TRIAGE_KEYS, plain, { ...list, typing: true })).toBeNull()
  expect(meaningOf(TRIAGE_KEYS, plain, { ...list, dialogOpen: true })).toBeNull()
})

test('a held key moves on but answers once', () => {
  expect(meaningOf(TRIAGE_KEYS, { ...plain, repeat: true }, list)).toBe('next')
  expect(meaningOf(TRIAGE_KEYS, { ...plain, key: 'a', repeat: true }, list)).toBeNull()
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
