import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { PROFILE_LANGUAGES, type ProfileLanguage } from '../../../domain/catalogue/language.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const change = `mutation($language: ProfileLanguage!) { updateLanguage(language: $language) {
  error { name fields } user { language } } }`

const mails = () => t.db.selectFrom('mails').select(['language', 'text', 'to']).execute()

describe('the language of a profile (C1)', () => {
  it.each(PROFILE_LANGUAGES)('%s is stored and told over every route', async (language) => {
    await t.createUser({ email: 'olena@mezzo.example' })
    const browser = await t.login('olena@mezzo.example')
    expect((await t.graphql(change, { language }, browser)).data).toEqual({
      updateLanguage: { error: null, user: { language } },
    })
    expect((await t.graphql('{ me { language } }', {}, browser)).data).toEqual({ me: { language } })
    expect((await t.send(browser, { method: 'GET', url: '/api/users/me' })).json()).toMatchObject({
      language,
    })
  })

  it.each(PROFILE_LANGUAGES)('%s goes with a sign-up', async (language) => {
    const browser = await t.visit()
    const person = {
      email: 'olena@mezzo.example',
      password: PASSWORD,
      firstName: 'Olena',
      lastName: 'Bondar',
    }
    const payload = { ...person, landlord: false, language }
    await t.send(browser, { method: 'POST', url: '/api/auth/sign-up/email', payload })
    const [mail] = await mails()
    const token = decodeURIComponent(given(/token=([\w%-]+)/.exec(given(mail).text)?.[1]))
    await t.send(browser, { method: 'POST', url: '/api/auth/confirm-email', payload: { token } })
    expect(await t.db.selectFrom('users').select('language').execute()).toEqual([{ language }])
  })

  it('gets its mails in English where there are none in it, with links that lead somewhere', async () => {
    t.setNow('2029-11-21T09:00:00Z')
    const stage = await createStage(t, { group: { online_signing: false } })
    const speak = (id: string, language: ProfileLanguage) =>
      t.db.updateTable('users').set({ language }).where('id', '=', id).execute()
    await speak(stage.landlordId, 'ru')
    await speak(stage.tenantId, 'uk')
    const requestId = await sendRequest(t, stage, '2030-02-01', '2030-07-31')
    const bookingId = await bookOnPaper(t, stage, requestId)
    const call = `mutation($id: ID!) {
      cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER) { error { name } } }`
    await t.graphql(call, { id: bookingId }, stage.landlord)
    const written = await mails()
    expect(new Set(written.map(({ to }) => to)).size).toBe(2)
    expect(new Set(written.map(({ language }) => language))).toEqual(new Set(['en']))
    expect(written.filter(({ text }) => /\/(?:uk|ru)\//.test(text))).toEqual([])
  })
})
