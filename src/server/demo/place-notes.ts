/** What tenants of any listing may want to know before they come. */
export const additionalInformation: Record<'en' | 'de' | 'fr', string> = {
  en: 'The rent includes heating, water, electricity and internet. Your name stands on the letter box from the first day, and we sign the form for the residents’ registration.',
  de: 'In der Miete sind Heizung, Wasser, Strom und Internet enthalten. Ihr Name steht vom ersten Tag an am Briefkasten, und wir unterschreiben die Bescheinigung für das Einwohnermeldeamt.',
  fr: 'Le loyer comprend le chauffage, l’eau, l’électricité et Internet. Votre nom figure sur la boîte aux lettres dès le premier jour, et nous signons les papiers nécessaires à votre inscription en mairie.',
}

/** On which terms pets may come. */
export const petConditions: Record<'en' | 'de' | 'fr', string> = {
  en: 'One small dog or one cat, please tell us before you move in.',
  de: 'Ein kleiner Hund oder eine Katze; bitte sagen Sie vor dem Einzug Bescheid.',
  fr: 'Un petit chien ou un chat ; merci de nous prévenir avant votre arrivée.',
}

/** Where smoking is all right. */
export const smokingConditions: Record<'en' | 'de' | 'fr', string> = {
  en: 'On the balcony only, with the door closed.',
  de: 'Nur auf dem Balkon und bei geschlossener Tür.',
  fr: 'Uniquement sur le balcon, porte fermée.',
}
