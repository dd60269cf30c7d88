import { CONSENTS } from '../../domain/kernel/consent.ts'
import { isTrackingRefused, readConsent, saveConsent, subscribeConsent } from '../shared/tracker/consent.ts'
import { forgetVisit } from '../shared/tracker/visit.ts'

/**
 * Makes the choice that the server has written into the privacy notice (legal/tracking-choice.tsx) show what this
 * browser has answered, and keep what is chosen, without the application.
 */
export function prepareTrackingChoice(): void {
  const choice = document.querySelector<HTMLElement>('[data-tracking=choice]')
  const refused = document.querySelector<HTMLElement>('[data-tracking=refused]')
  if (!choice || !refused) return
  choice.hidden = isTrackingRefused()
  refused.hidden = !choice.hidden
  const fields = [...choice.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const show = () => {
    const consent = readConsent() ?? 'none'
    for (const field of fields) field.checked = field.value === consent
  }
  show()
  subscribeConsent(show)
  choice.addEventListener('change', () => {
    const chosen = fields.find((field) => field.checked)?.value
    const consent = CONSENTS.find((one) => one === chosen)
    if (!consent || consent === readConsent()) return
    saveConsent(consent)
    if (consent === 'none') forgetVisit()
  })
}
