import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as specified from '../../domain/catalogue/interface.ts'
import { CLOSE_SHARE, TAP_PIXELS } from './drag-to-close.ts'
import { AUTO_CLOSE_MILLISECONDS, EXIT_MILLISECONDS } from './toast-store.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const tokens = new Map(
  [...read('tokens.css').matchAll(/--([\w-]+): (\d+)(?:ms)?;/g)].map(([, name = '', value]) => [
    name,
    Number(value),
  ]),
)

describe('the tokens of D9', () => {
  it.each([
    ['duration', specified.ANIMATION_MS],
    ['duration', specified.DRAWER_MS],
    ['duration-modal-enter', specified.MODAL_ENTER_MS],
    ['duration-modal-exit', specified.MODAL_EXIT_MS],
    ['duration-toast-enter', specified.TOAST_ENTER_MS],
    ['duration-toast-exit', specified.TOAST_EXIT_MS],
    ['z-default', specified.Z_INDEXES.default],
    ['z-overlay', specified.Z_INDEXES.overlay],
    ['z-modal', specified.Z_INDEXES.modal],
  ])('--%s is %i', (name, value) => {
    expect(tokens.get(name)).toBe(value)
  })

  it.each([
    ['adaptive-dialog.module.css', specified.DRAWER_BREAKPOINT],
    ['toasts.module.css', specified.TOASTS_BREAKPOINT],
    ['../shell/user-menu.module.css', specified.MENU_FONT_BREAKPOINT],
  ])('%s changes below %i px', (path, width) => {
    expect(read(path)).toContain(`@media (max-width: ${width - 0.02}px)`)
  })

  it('times of toasts and of movements are those of the specification', () => {
    expect(AUTO_CLOSE_MILLISECONDS).toBe(specified.TOAST_MS)
    expect(EXIT_MILLISECONDS).toBe(specified.TOAST_EXIT_MS)
    expect(CLOSE_SHARE).toBe(specified.DRAWER_CLOSE_SHARE)
    expect(TAP_PIXELS).toBe(specified.TAP_MOVEMENT)
  })
})
