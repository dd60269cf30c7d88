import type { Language } from '../../../domain/catalogue/language.ts'

// The sentence that a person agrees to goes word by word into the audit trail, so it lives with the server.
const consentTexts = {
  en: 'I have read the contract. I agree that the name I type or the signature I draw here is my signature and that it binds me like one on paper. The time, my IP address and my browser are recorded with it.',
  de: 'Ich habe den Vertrag gelesen. Ich bin einverstanden, dass mein hier eingegebener Name oder meine hier gezeichnete Unterschrift meine Unterschrift ist und mich bindet wie eine auf Papier. Die Zeit, meine IP-Adresse und mein Browser werden dazu festgehalten.',
  fr: 'J’ai lu le contrat. J’accepte que le nom que je saisis ou la signature que je dessine ici soit ma signature et qu’elle m’engage comme une signature sur papier. L’heure, mon adresse IP et mon navigateur sont enregistrés avec elle.',
} as const

/** The statement of consent in the person's language; English where the interface has none. */
export function consentTextIn(language: Language): string {
  return language === 'de' || language === 'fr' ? consentTexts[language] : consentTexts.en
}
