import type { InvoiceTexts } from './invoice-text.ts'

/** Invoices in French. */
export const invoiceTextsFr: InvoiceTexts = {
  title: { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' },
  takesBack: (number, issuedOn) => `annule la facture ${number} du ${issuedOn}`,
  testing: {
    stamp: 'TEST',
    sentence: 'Ce document a été établi en mode test. Ce n’est pas une facture et il n’y a rien à payer.',
  },
  facts: {
    issuedOn: 'Date',
    dueOn: 'Échéance',
    stay: 'Période de la prestation',
    apartment: 'Logement',
  },
  period: (from, to) => `du ${from}\nau ${to}`,
  parties: { seller: 'De', buyer: 'À' },
  ids: { vatId: 'N° de TVA', taxNumber: 'N° fiscal' },
  table: { service: 'Prestation', vat: 'TVA', net: 'HT' },
  fee: ({ percent, rent }) => `Frais, ${percent} du loyer de ${rent}`,
  tenantFee: ({ percent, rent }) => `Frais de service du locataire, ${percent} du loyer de ${rent}`,
  calculation: {
    OWN_CALCULATION:
      'Loyer de tout le séjour\u00A0: mois civils entiers, autres jours selon les jours de leur mois',
    CALCULATION_PER_NIGHT: 'Loyer de tout le séjour, calculé par nuit',
    HALF_OR_FULL_MONTH: 'Loyer de tout le séjour, en demi-mois et mois entiers',
  },
  origin: {
    LISTING: (since) => `taux de ce logement depuis le ${since}`,
    AGREEMENT: (since) => `taux de l’accord du ${since}`,
    LANDLORD: (since) => `votre taux depuis le ${since}`,
  },
  untaxed: { AE: 'autoliquidation', E: 'exonéré', O: 'hors champ' },
  totals: {
    net: 'Total HT',
    vat: (rate, net) => `TVA ${rate} sur ${net}`,
    gross: 'Total TTC',
    paid: 'Payé',
    due: 'À payer',
    dueBack: 'Crédité',
  },
  payment: {
    title: 'Paiement',
    transfer: ({ amount, dueOn }) =>
      `Veuillez virer ${amount} sur ce compte au plus tard le ${dueOn}, en indiquant la référence.`,
    account: { holder: 'Titulaire du compte', iban: 'IBAN', bic: 'BIC', reference: 'Référence' },
    keptFromPayout: ({ amount, dueOn }) =>
      `Nous retiendrons ${amount} sur votre prochain versement. Vous n’avez rien à virer. Si aucun versement n’a suffi d’ici au ${dueOn}, veuillez payer par carte sous « Paiements ».`,
    paid: {
      CARD: ({ amount, paidOn }) => `${amount} ont été payés par carte le ${paidOn}. Merci.`,
      BANK_TRANSFER: ({ amount, paidOn }) => `${amount} ont été payés par virement le ${paidOn}. Merci.`,
      PAYOUT: ({ amount, paidOn }) => `${amount} ont été retenus sur votre versement du ${paidOn}.`,
      CREDIT: ({ amount }) => `Votre paiement précédent règle ${amount}.`,
    },
    givenBack: ({ amount, number }) =>
      `${amount} sont imputés sur la facture ${number}. Ce que vous en avez déjà payé vous est remboursé.`,
    nothing: 'Il n’y a rien à payer.',
  },
  notes: 'Mentions',
  reverseCharge:
    'Autoliquidation\u00A0: la TVA est due par le preneur du service (art. 194 à 196 de la directive 2006/112/CE).',
  smallBusiness: (country) =>
    country === 'DE'
      ? 'Exonéré de TVA au titre du régime allemand des petites entreprises (§ 19 UStG).'
      : 'Exonéré de TVA au titre du régime particulier des petites entreprises (art. 284 de la directive 2006/112/CE).',
  outsideTheUnion:
    'Hors champ de la TVA de l’Union européenne\u00A0: le logement se trouve en dehors (art. 47 de la directive 2006/112/CE).',
  page: (page, of) => `Page ${page} sur ${of}`,
}
