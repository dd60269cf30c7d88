import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import { readConfig } from '../../kernel/config/config.ts'
import { serviceStates } from './services-api.ts'
import type { Translation } from './translations-rest.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function staff(permission: Permission): Promise<Browser> {
  await t.createUser({ email: `${permission.toLowerCase()}@mezzo.example`, permissions: [permission] })
  return t.login(`${permission.toLowerCase()}@mezzo.example`)
}

describe('which outside services are real', () => {
  it('is told to testers alone', async () => {
    const query = '{ outsideServices { service state } }'
    const seen = await t.graphql<{ outsideServices: object[] }>(query, {}, await staff('TEST'))
    expect(seen.data.outsideServices).toContainEqual({ service: 'PAYMENTS', state: 'TEST' })
    expect(seen.data.outsideServices).toContainEqual({ service: 'SIGNATURES', state: 'WITHOUT' })
    expect((await t.graphql(query, {}, await staff('sales'))).errors?.[0]?.message).toBe(
      'Not allowed to access',
    )
  })

  it('follows the settings', () => {
    const config = readConfig({ NODE_ENV: 'test' })
    const access = { url: 'https://x.example', apiKey: 'k', webhookSecret: 's' }
    const states = serviceStates({
      ...config,
      yousign: { ...access, isTest: true },
      veriff: { url: access.url, apiKey: 'k', secret: 's', isTest: false },
      smtpUrl: 'smtp://x.example',
    })
    expect(states).toMatchObject({ SIGNATURES: 'TEST', IDENTITIES: 'REAL', INCOMES: 'WITHOUT', MAIL: 'REAL' })
    expect(serviceStates({ ...config, smtpUrl: null, demo: true }).MAIL).toBe('TEST')
    expect(serviceStates({ ...config, smtpUrl: null, demo: false }).MAIL).toBe('WITHOUT')
  })
})

describe('the texts for translators', () => {
  it('are all of the interface and the mails, each beside the English one, for LOCALISATION alone', async () => {
    const browser = await staff('LOCALISATION')
    const get = (language: string, as: Browser) =>
      t.send(as, { method: 'GET', url: `/api/translations/${language}` })
    const answer = await get('fr', browser)
    expect(answer.statusCode).toBe(200)
    const { language, texts } = answer.json<{ language: string; texts: Translation[] }>()
    expect(language).toBe('fr')
    expect(texts).toContainEqual({
      key: 'interface.staffPermissions.title',
      english: 'Permissions',
      translation: 'Droits',
    })
    expect(texts).toContainEqual({
      key: 'mails.templates.welcomeTenant.button',
      english: 'Find an apartment',
      translation: 'Trouver un logement',
    })
    expect(texts.filter(({ translation }) => translation === '')).toEqual([])
    expect((await get('xx', browser)).statusCode).toBe(404)
    expect((await get('fr', await staff('DEVELOPER'))).statusCode).toBe(403)
  })
})
