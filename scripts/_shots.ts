import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { launchFlags } from './launch-flags.ts'
import { answeredConsent } from './answered-consent.ts'

const base = process.env['BASE'] ?? 'http://localhost:3990'
const [,, person = '', out = '', ...paths] = process.argv
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchFlags })
for (const [width, scheme] of [[1440, 'light'], [390, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, baseURL: base, storageState: answeredConsent })
  const page = await context.newPage()
  await page.goto('/en/login')
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? ''
  const answer = await context.request.post('/api/auth/sign-in/email', { data: { email: person, password: 'mezzo-demo' }, headers: { 'x-xsrf-token': decodeURIComponent(token), origin: base } })
  if (!answer.ok()) console.log(await answer.text())
  let n = 0
  for (const path of paths) {
    const [url = '', click = ''] = path.split('@@')
    await page.goto(url)
    await page.waitForTimeout(1800)
    if (click) { await page.getByRole('button', { name: click }).first().click(); await page.waitForTimeout(900) }
    n += 1
    await page.screenshot({ path: `/tmp/${out}-${n}-${width}.png`, fullPage: !click })
  }
  await context.close()
}
await browser.close()
