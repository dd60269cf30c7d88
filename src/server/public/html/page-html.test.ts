import { expect, test } from 'vitest'
import { fillPage } from './page-html.ts'

test('words of a page never get its nonce', () => {
  const html = `<html lang="en"><head><title>Mezzo</title><meta name="description" content="">
    <script nonce="__CSP_NONCE__"></script><!--bootstrap--></head><div id="root"><!--content--><!--/content--></div>`
  const page = {
    status: 200,
    title: 'Flat __CSP_NONCE__',
    description: 'Near __CSP_NONCE__',
    head: '<meta content="__CSP_NONCE__">',
    data: [],
    seen: [],
    name: 'publicListing' as const,
  }
  const { head, body } = fillPage(html, {
    language: 'en',
    nonce: 'SECRET',
    bootstrap: { title: 'Flat __CSP_NONCE__' },
    question: '',
    files: { scripts: [], styles: '', styleFiles: [], isDrawn: false },
    app: { arrival: [], app: [] },
    page,
    isWork: false,
    content: '<h1>Flat __CSP_NONCE__</h1>',
  })
  const filled = head + body(null)
  expect(filled).toContain('<title>Flat __CSP_NONCE__</title>')
  expect(filled).toContain('content="Near __CSP_NONCE__"')
  expect(filled).toContain('<h1>Flat __CSP_NONCE__</h1>')
  expect(filled.replaceAll('nonce="SECRET"', '')).not.toContain('SECRET')
})

test('no answer of a page ends the script that carries it', () => {
  const name = '</script><script>alert(1)</script><!--'
  const { body } = fillPage(
    '<html><head><!--bootstrap--></head><body><div id="root"><!--content--><!--/content--></div></body>',
    {
      language: 'en',
      nonce: 'SECRET',
      bootstrap: {},
      question: '',
      files: { scripts: [], styles: '', styleFiles: [], isDrawn: false },
      app: { arrival: [], app: [] },
      page: null,
      isWork: true,
      content: null,
    },
  )
  const filled = body({
    data: [[['listings'], { name }]],
    content: '<main>$& $1</main>',
    isWhole: true,
    drawn: { phone: false, timeZone: 'Europe/Berlin', at: 0 },
  })
  const [, answers = ''] =
    /<script type="application\/json" id="answers"[^>]*>(.*?)<\/script>/s.exec(filled) ?? []
  expect(JSON.parse(answers)).toMatchObject({ data: [[['listings'], { name }]] })
  expect(filled).not.toContain('<script>alert')
  expect(filled).toContain('<main>$& $1</main>')
})

test('a page that is drawn whole has its scripts after all that is to be seen, and at once where it is not', () => {
  const { head, body } = fillPage(
    '<html><head><!--bootstrap--><script type="module" src="/app.js"></script></head><body><div id="root"><!--content--><!--/content--></div></body>',
    {
      language: 'en',
      nonce: 'SECRET',
      bootstrap: {},
      question: '',
      files: { scripts: ['home.js'], styles: '', styleFiles: ['home.css'], isDrawn: true },
      app: { arrival: [], app: ['app.js', 'libraries.js'] },
      page: null,
      isWork: true,
      content: null,
    },
  )
  expect(head).toContain('home.css')
  expect(head).not.toContain('.js')
  const drawn = { phone: false, timeZone: 'Europe/Berlin', at: 0 }
  const whole = body({ data: [], content: '<main></main>', isWhole: true, drawn })
  expect(whole).toMatch(
    /id="answers".*"\/libraries.js","\/home.js".*import\('\/app.js'\).*first-contentful-paint/s,
  )
  // In a narrow window nothing of that is to be seen, so that nothing is waited for.
  expect(whole).toContain("matchMedia('(max-width: 767.98px)').matches) start()")
  for (const late of [null, { data: [], content: '<main></main>', isWhole: false, drawn }])
    expect(body(late)).toMatch(/import\('\/app.js'\)\s*\}\s*start\(\)/)
})
