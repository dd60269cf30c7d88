import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as constants from '../domain/catalogue/interface.ts'
import { closesDrawer } from './ui/drag-to-close.ts'
import { readToasts, showToast } from './ui/toast-store.ts'
import { EXIT_MILLISECONDS } from './ui/toasts.tsx'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** The tokens that have a number, without its unit. */
const tokens = new Map(
  [...read('ui/tokens.css').matchAll(/--([\w-]+): (\d+)(?:ms)?;/g)].map(([, name, value]) => [
    name,
    Number(value),
  ]),
)

/** Widths at which a style sheet changes; 609.98 is 610 said from below. */
const breakpointsOf = (path: string) =>
  [...read(path).matchAll(/(?:min|max)-width: ([\d.]+)px/g)].map(([, width]) => Math.ceil(Number(width)))

// Parts of the interface without product don't import the domain, so that what they repeat is compared here (D9).
describe('the interface keeps the constants of D9', () => {
  it.each([
    ['z-default', constants.Z_INDEXES.default],
    ['z-overlay', constants.Z_INDEXES.overlay],
    ['z-modal', constants.Z_INDEXES.modal],
    ['duration', constants.ANIMATION_MS],
    ['duration', constants.DRAWER_MS],
    ['duration-modal-enter', constants.MODAL_ENTER_MS],
    ['duration-modal-exit', constants.MODAL_EXIT_MS],
    ['duration-toast-enter', constants.TOAST_ENTER_MS],
    ['duration-toast-exit', constants.TOAST_EXIT_MS],
  ])('token %s is %i', (name, value) => expect(tokens.get(name)).toBe(value))

  it('in the times of toasts', () => {
    for (const tone of ['success', 'info', 'error'] as const) showToast({ text: tone, tone })
    expect(readToasts().map(({ tone, autoClose }) => [tone, autoClose])).toEqual([
      ['error', constants.ERROR_DISPLAY_MS],
      ['info', constants.TOAST_MS],
      ['success', constants.TOAST_MS],
    ])
    expect(EXIT_MILLISECONDS).toBe(constants.TOAST_EXIT_MS)
  })

  it('in how far a drawer is dragged, and what is a tap', () => {
    const height = 900
    const limit = height * constants.DRAWER_CLOSE_SHARE
    expect([limit, limit + 1].map((y) => closesDrawer({ x: 0, y }, height))).toEqual([false, true])
    const tap = constants.TAP_MOVEMENT
    expect([tap - 1, tap].map((x) => closesDrawer({ x, y: 0 }, height))).toEqual([true, false])
  })

  it('in the widths of dialogs, toasts and the menu', () => {
    expect(breakpointsOf('ui/adaptive-dialog.module.css')).toContain(constants.DRAWER_BREAKPOINT)
    expect(breakpointsOf('ui/toasts.module.css')).toContain(constants.TOASTS_BREAKPOINT)
    const menus = globSync('shell/*.module.css', { cwd: import.meta.dirname }).flatMap(breakpointsOf)
    expect(menus).toContain(constants.MENU_FONT_BREAKPOINT)
  })
})
