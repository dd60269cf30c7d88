import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { createPortal, label, loginSales, pull } from '../../../../test/portals.ts'
import { json } from '../../kernel/db/parameters.ts'
import { judgeFeed } from '../../kernel/adapters/partners/judge-feed.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const room = {
  roomType: 'BEDROOM',
  singleBedsCount: 0,
  doubleBedsCount: 1,
  guestBedsCount: 0,
  couchBedsCount: 0,
  othersCount: 0,
}

describe('the local partner', () => {
  it.each(['OPENIMMO', 'JSON'])('finds nothing wrong with a feed in %s', async (format) => {
    const stage = await createStage(app, { group: { rooms: json([room]), labels: ['PARTNER_SYNC_ENABLED'] } })
    const { url } = given((await createPortal(app, await loginSales(app), { format })).portal)
    expect(judgeFeed((await pull(app, url)).body)).toEqual({
      format,
      homes: [stage.groupId],
      removed: [],
      cursor: 'e1',
      findings: [],
    })
    await label(app, stage.groupId, 'NO_PARTNER_SYNC')
    expect(judgeFeed((await pull(app, url, '?cursor=e1')).body)).toMatchObject({
      homes: [],
      removed: [stage.groupId],
      findings: [],
    })
  })

  it.each([
    ['nothing', '', /neither XML nor JSON/],
    ['half an answer', '{"homes": [', /neither XML nor JSON/],
    ['a page', '<html><body>oops', /no XML/],
    ['another document', '<openimmo><anbieter/></openimmo>', /version 1\.2\.7/],
    ['a list', '[]', /no homes/],
    ['null', 'null', /no homes/],
    [
      'homes that are none',
      '{"cursor":"e1","homes":[null,{"id":"a"},{"id":"a","action":"DELETE"}]}',
      /a has no title/,
    ],
    ['a home twice', '{"cursor":"e1","homes":[{"id":"a"},{"id":"a"}]}', /come twice: a/],
  ])('says what is wrong with %s', (_, text, finding) => {
    expect(judgeFeed(text).findings.join(' ')).toMatch(finding)
  })
})
