import type { Language } from '../../domain/catalogue/language.ts'

// The sentence that a person agrees to goes word by word into the audit trail, so it lives with the server.
const consentTexts = {
  en: 'I have read the contract. I agree that my typed name is my signature and that it binds me like one on paper. My name, the time, my IP address and my browser are recorded with it.',
  de: 'Ich habe den Vertrag gelesen. Ich bin einverstanden, dass mein eingegebener Name meine Unterschrift ist und mich bindet wie eine auf Papier. Mein Name, die Zeit, meine IP-Adresse und mein Browser werden dazu festgehalten.',
  fr: 'J’ai lu le contrat. J’accepte que mon nom saisi soit ma signature et qu’il m’engage comme une signature sur papier. Mon nom, l’heure, mon adresse IP et mon navigateur sont enregistrés avec elle.',
} as const

/** The statement of consent in the person's language; English where the interface has none. */
export function consentTextIn(language: Language): string {
  return language === 'de' || language === 'fr' ? consentTexts[language] : consentTexts.en
}
