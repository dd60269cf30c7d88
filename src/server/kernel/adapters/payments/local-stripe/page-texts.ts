import type { Language } from '../../../../../domain/catalogue/language.ts'

/** What the local provider's pages say. */
export interface TestPageTexts {
  title: string
  test: string
  number: string
  expiry: string
  cvc: string
  hint: string
  pay: string
  other: string
  bankTitle: string
  bankText: string
  approve: string
  refuse: string
  busy: string
  gone: string
  refused: string
  accountTitle: string
  accountText: string
  ends: Record<
    'COMPLETE' | 'WITHOUT_BANK' | 'IN_REVIEW' | 'DUE_SOON' | 'COULD_BE_BETTER' | 'REJECTED',
    string
  >
}

/** In the languages of the interface. */
export const TEST_PAGE_TEXTS: Readonly<Record<Language, TestPageTexts>> = {
  en: {
    title: 'Test payment',
    test: 'Test mode: no money moves. Please don’t enter a real card.',
    number: 'Card number',
    expiry: 'Expiry date (MM / YY)',
    cvc: 'Security code',
    hint: '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is refused, 4000 0027 6000 3184 asks for 3-D Secure. Any future date and any three digits will do.',
    pay: 'Pay with test card',
    other: 'Or pay with',
    bankTitle: 'Your test bank needs your approval',
    bankText: 'With a real card, your bank would now ask you to confirm the payment (3-D Secure).',
    approve: 'Approve',
    refuse: 'Refuse',
    busy: 'One moment …',
    gone: 'The test provider isn’t responding. This page charged nothing; close it and try again.',
    refused: 'The card was refused. Check your details, or use another card.',
    accountTitle: 'Test payout account',
    accountText: 'With a real account, the provider would ask for your details here. Choose the outcome.',
    ends: {
      COMPLETE: 'Everything is complete',
      WITHOUT_BANK: 'The bank account is missing',
      IN_REVIEW: 'The provider is still checking',
      DUE_SOON: 'A document is due in 30 days',
      COULD_BE_BETTER: 'Works, but more will be asked for later',
      REJECTED: 'The provider refuses the account',
    },
  },
  de: {
    title: 'Testzahlung',
    test: 'Testmodus: Es fließt kein Geld. Bitte geben Sie keine echte Karte ein.',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM / JJ)',
    cvc: 'Prüfziffer',
    hint: '4242 4242 4242 4242 zahlt, 4000 0000 0000 0002 wird abgelehnt, 4000 0027 6000 3184 fragt nach 3-D Secure. Jedes künftige Datum und beliebige drei Ziffern genügen.',
    pay: 'Mit Testkarte zahlen',
    other: 'Oder zahlen mit',
    bankTitle: 'Ihre Testbank fragt nach',
    bankText:
      'Bei einer echten Karte würde Ihre Bank Sie jetzt bitten, die Zahlung zu bestätigen (3-D Secure).',
    approve: 'Bestätigen',
    refuse: 'Ablehnen',
    busy: 'Einen Augenblick …',
    gone: 'Der Testanbieter antwortet nicht. Diese Seite hat nichts abgebucht; schließen Sie sie und versuchen Sie es erneut.',
    refused: 'Die Karte wurde abgelehnt. Prüfen Sie Ihre Angaben oder verwenden Sie eine andere.',
    accountTitle: 'Test-Auszahlungskonto',
    accountText:
      'Bei einem echten Konto würde der Anbieter hier nach Ihren Angaben fragen. Wählen Sie, wie es ausgeht.',
    ends: {
      COMPLETE: 'Alles ist vollständig',
      WITHOUT_BANK: 'Das Bankkonto fehlt',
      IN_REVIEW: 'Der Anbieter prüft noch',
      DUE_SOON: 'In 30 Tagen wird ein Dokument fällig',
      COULD_BE_BETTER: 'Funktioniert, später wird noch etwas verlangt',
      REJECTED: 'Der Anbieter lehnt das Konto ab',
    },
  },
  fr: {
    title: 'Paiement de test',
    test: 'Mode test : aucun argent ne circule. N’indiquez pas de vraie carte.',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration (MM / AA)',
    cvc: 'Cryptogramme',
    hint: '4242 4242 4242 4242 paie, 4000 0000 0000 0002 est refusée, 4000 0027 6000 3184 demande 3-D Secure. Toute date future et trois chiffres quelconques conviennent.',
    pay: 'Payer avec la carte de test',
    other: 'Ou payer avec',
    bankTitle: 'Votre banque de test demande une confirmation',
    bankText:
      'Avec une vraie carte, votre banque vous demanderait maintenant de confirmer le paiement (3-D Secure).',
    approve: 'Confirmer',
    refuse: 'Refuser',
    busy: 'Un instant…',
    gone: 'Le prestataire de test ne répond pas. Cette page n’a rien débité ; fermez-la, puis réessayez.',
    refused: 'La carte a été refusée. Vérifiez votre saisie ou utilisez une autre carte.',
    accountTitle: 'Compte de versement de test',
    accountText:
      'Avec un vrai compte, le prestataire vous demanderait ici vos informations. Choisissez l’issue.',
    ends: {
      COMPLETE: 'Tout est complet',
      WITHOUT_BANK: 'Il manque le compte bancaire',
      IN_REVIEW: 'Le prestataire vérifie encore',
      DUE_SOON: 'Un document est attendu sous 30 jours',
      COULD_BE_BETTER: 'Fonctionne, mais d’autres informations seront demandées',
      REJECTED: 'Le prestataire refuse le compte',
    },
  },
}
