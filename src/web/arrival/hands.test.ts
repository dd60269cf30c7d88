// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { watchHands } from './hands.ts'

function field(value: string): HTMLInputElement {
  const input = document.createElement('input')
  input.dataset.shown = '31.01.2030'
  document.body.append(input)
  input.value = value
  return input
}

it('a field shows what is in it where somebody has been, before the script or since; others what was written over them', () => {
  const changedBefore = field('2030-02-28')
  const entered = field('')
  const untouched = field('')
  watchHands()
  entered.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(changedBefore.dataset.shown).toBeUndefined()
  expect(entered.dataset.shown).toBeUndefined()
  expect(untouched.dataset.shown).toBe('31.01.2030')
})
