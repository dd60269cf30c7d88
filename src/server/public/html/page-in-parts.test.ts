import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'

const html = `<!doctype html><html lang="en"><head><!--bootstrap-->
<script type="module" nonce="__CSP_NONCE__" src="/assets/main-abc.js"></script></head>
<body><div id="root"><!--content--><p>Mezzo</p><!--/content--></div></body></html>`

/** Draws when the test lets it; null where the test says that the address leads elsewhere. */
const renderer = `
export const askBy = () => {}
export const renderPage = async () => ''
export const renderWorkPage = async () => await globalThis.drawingOfTest`

declare global {
  var drawingOfTest: Promise<object | null>
}

let t: TestApp
let pages: string
let url: string
let cookie: string
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'mezzo-parts-'))
  mkdirSync(join(pages, '.server'))
  writeFileSync(join(pages, 'index.html'), html)
  writeFileSync(join(pages, '.server/render-page.js'), renderer)
  t = await buildTestApp({ pages })
  await t.createUser({ email: 'jana@mezzo.example', firstName: 'Jana', landlord: true })
  const { cookies } = await t.login('jana@mezzo.example')
  cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  url = await t.app.listen({ port: 0 })
})
afterAll(async () => {
  await t.close()
  rmSync(pages, { recursive: true })
})

test.each(['br', 'gzip', 'identity'])(
  'what the browser can fetch meanwhile leaves before anything is drawn, as %s',
  async (encoding) => {
    const { promise, resolve } = Promise.withResolvers<object>()
    globalThis.drawingOfTest = promise
    const answer = await fetch(`${url}/en/dashboard`, { headers: { cookie, 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    const parts = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const { value: head = '' } = (await parts?.read()) ?? {}
    expect(head).toMatch(/<script type="module" fetchpriority="low"[^>]*main-abc.js/)
    expect(head).toContain('"firstName":"Jana"')
    expect(head).not.toContain('id="root"')
    resolve({ content: '<main>3 requests</main>', data: [[['needsYou'], { totalCount: 3 }]], isWhole: true })
    let rest = ''
    for (let part = await parts?.read(); part && !part.done; part = await parts?.read()) rest += part.value
    expect(rest).toMatch(/<div id="root" data-written data-drawn><main>3 requests<\/main><\/div>/)
    const [, told = ''] = /id="answers"[^>]*>(.*?)<\/script>/.exec(rest) ?? []
    expect(JSON.parse(told)).toMatchObject({
      drawn: { phone: false, timeZone: 'Europe/Berlin' },
      data: [[['needsYou'], { totalCount: 3 }]],
    })
  },
)

test('a page that is not drawn is the application’s', async () => {
  globalThis.drawingOfTest = Promise.resolve(null)
  const answer = await fetch(`${url}/en/dashboard`, { headers: { cookie } })
  const body = await answer.text()
  expect(body).toContain('<div id="root"><!--content--><p>Mezzo</p>')
  expect(body).not.toContain('id="answers"')
  expect(body).toMatch(/<\/body><\/html>$/)
})
