import type { Language } from '../../../domain/catalogue/language.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { writtenDay } from '../../kernel/documents/written-day.ts'

// The sentence that a person agrees to goes word by word into the audit trail, so it lives with the server.
const consentTexts = {
  en: 'I have read the contract. I agree that the name I type or the signature I draw here is my signature and that it binds me like one on paper. The time, my IP address and my browser are recorded with it.',
  de: 'Ich habe den Vertrag gelesen. Ich bin einverstanden, dass mein hier eingegebener Name oder meine hier gezeichnete Unterschrift meine Unterschrift ist und mich bindet wie eine auf Papier. Der Zeitpunkt, meine IP-Adresse und mein Browser werden dazu festgehalten.',
  fr: 'J’ai lu le contrat. J’accepte que le nom que je saisis ou la signature que je dessine ici soit ma signature et qu’elle m’engage comme une signature sur papier. L’heure, mon adresse IP et mon navigateur sont enregistrés avec elle.',
} as const

const textsOfPower = {
  en: 'I have read the contract. I sign it for {landlord} under the power of attorney of {day}. I agree that the name I type or the signature I draw here is my signature for {landlord}, and that it binds {landlord} like one on paper. The time, my IP address and my browser are recorded with it.',
  de: 'Ich habe den Vertrag gelesen. Ich unterschreibe ihn für {landlord} mit der Vollmacht vom {day}. Ich bin einverstanden, dass mein hier eingegebener Name oder meine hier gezeichnete Unterschrift meine Unterschrift für {landlord} ist und {landlord} bindet wie eine auf Papier. Der Zeitpunkt, meine IP-Adresse und mein Browser werden dazu festgehalten.',
  fr: 'J’ai lu le contrat. Je le signe pour {landlord}, avec la procuration du {day}. J’accepte que le nom que je saisis ou la signature que je dessine ici soit ma signature pour {landlord} et qu’elle engage {landlord} comme une signature sur papier. L’heure, mon adresse IP et mon navigateur sont enregistrés avec elle.',
} as const

/** The same for somebody who signs for the landlord with a power of attorney. */
export function consentByPowerIn(
  language: Language,
  power: { landlordName: string; givenAt: Temporal.Instant },
): string {
  const day = writtenDay(dayOf(power.givenAt), language)
  return textsOfPower[language].replace('{day}', () => day).replaceAll('{landlord}', () => power.landlordName)
}

/** The statement of consent in the person's language; English where the interface has none. */
export function consentTextIn(language: Language): string {
  return language === 'de' || language === 'fr' ? consentTexts[language] : consentTexts.en
}
