import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { readConfig } from '../../kernel/config/config.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const query = '{ operator { name isExample } }'

test('everybody may read who runs this installation, and that nobody has said so yet', async () => {
  expect((await t.graphql(query)).data).toEqual({ operator: null })
  t.services.config.operator = readConfig({ MEZZO_DEMO: '1' }).operator
  expect((await t.graphql(query)).data).toEqual({
    operator: { name: 'Example Homes GmbH', isExample: true },
  })
})
