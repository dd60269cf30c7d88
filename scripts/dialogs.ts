import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { listFindings } from '../e2e/axe-findings.ts'
import { LANGUAGES, type Language } from '../src/domain/catalogue/language.ts'
import { path } from '../src/web/routes.ts'
import { type NamedLook, named, visitLooks } from './looks.ts'
import { root } from './processes.ts'

// Presses every button of every page, and of each dialog that opens: axe has to find nothing in it, Esc has to close it,
// and the focus has to return to the button. Pictures are in test-results/dialogs. `--only home,inbox`, `--width 390`,
// `--languages de`, `--schemes dark`.
const folder = join(root, 'test-results/dialogs')
const [WIDTH] = named('width', ['1440']).map(Number)
const [colorScheme] = named('schemes', ['light', 'dark'] as const)
let opened = 0

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await visitLooks(named('languages', LANGUAGES), pressAll)
process.stdout.write(`${opened} dialogs in test-results/dialogs\n`)

async function pressAll(context: BrowserContext, look: NamedLook, language: Language): Promise<string[]> {
  const problems: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  await page.setViewportSize({ width: WIDTH ?? 1440, height: 900 })
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' })
  const url = path(look.page, { language, ...look.params }, look.search)
  const open = async () => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
  }
  await open()
  // What is open from the start has no button that opened it.
  if (!(await dialogOf(page).isVisible())) {
    for (const at of await worthPressing(page)) {
      const problem = await press(page, at, `${look.name}-${language}`)
      problems.push(...problem)
      await open()
    }
  }
  await page.close()
  return problems
}

function buttonsOf(page: Page): Locator {
  return page.locator('main button:visible:enabled')
}

function dialogOf(page: Page): Locator {
  return page.locator('dialog[open], [role=dialog]:visible').first()
}

/** Places of the buttons to press: of those with one name the first, and none that submits a form. */
async function worthPressing(page: Page): Promise<number[]> {
  const names = await buttonsOf(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      if (button.getAttribute('type') === 'submit' || button.getAttribute('aria-disabled') === 'true')
        return null
      // Rows of a list differ by their number alone.
      return (button.textContent || button.getAttribute('aria-label') || '').replaceAll(/\d+/g, '')
    }),
  )
  return names.flatMap((name, at) => (name !== null && names.indexOf(name) === at ? [at] : []))
}

async function press(page: Page, at: number, name: string): Promise<string[]> {
  // What was pressed before may have changed what there is to press.
  if ((await buttonsOf(page).count()) <= at) return []
  const button = buttonsOf(page).nth(at)
  const words = ((await button.textContent()) || (await button.getAttribute('aria-label')) || '').trim()
  await button.scrollIntoViewIfNeeded()
  await button.click({ timeout: 5000 }).catch(() => null)
  const dialog = dialogOf(page)
  const isThere = await dialog.waitFor({ state: 'visible', timeout: 1500 }).then(
    () => true,
    () => false,
  )
  if (!isThere) return []
  await page.waitForLoadState('networkidle')
  opened += 1
  const file = `${name}-${at}-${words.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 40)}.png`
  await page.screenshot({ path: join(folder, file) })
  const problems = (await listFindings(page)).map((finding) => `‘${words}’: ${finding}`)
  await page.keyboard.press('Escape')
  const isGone = await dialog.waitFor({ state: 'hidden', timeout: 3000 }).then(
    () => true,
    () => false,
  )
  if (!isGone) return [...problems, `‘${words}’: Esc does not close it`]
  const isBack = await button.evaluate((element) => element === document.activeElement).catch(() => false)
  if (!isBack) {
    const now = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
    problems.push(`‘${words}’: the focus does not return, it is at ${now}`)
  }
  return problems
}
