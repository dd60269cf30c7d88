import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

afterEach(closePage)

function open(settings: object) {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'America/New_York',
  })
  const answers: Answers = {
    NotificationPushSettings: { pushSettings: { devices: [], mailDigest: 'NONE', ...settings } },
  }
  return openPage('/en/dashboard/notifications?view=settings', jana, new Network(answers))
}

it.each([
  ['quiet hours', { quietFrom: '22:00', quietTo: '07:00' }],
  ['mails of several', { mailDigest: 'DAILY' }],
])('%s are told in the time zone that is stored, and that saving changes it', async (_, choice) => {
  const page = open({ timeZone: 'Europe/Paris', ...choice })
  await page.sees('Time zone: Europe/Paris. Saving changes it to America/New_York, the one of this browser.')
})

it('names the zone alone where it is the one of this browser', async () => {
  const page = open({ timeZone: 'America/New_York', quietFrom: '22:00', quietTo: '07:00' })
  await page.sees('Time zone: America/New_York')
  expect(page.text()).not.toContain('Saving changes it')
})
