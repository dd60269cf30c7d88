import type { InvoiceTexts } from './invoice-text.ts'

/** Invoices in German. */
export const invoiceTextsDe: InvoiceTexts = {
  title: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Gutschrift' },
  // In tax law a 'Gutschrift' is an invoice that its recipient writes; this is a correction.
  takesBack: (number, issuedOn) => `Rechnungskorrektur zur Rechnung ${number} vom ${issuedOn}`,
  testing: {
    stamp: 'TEST',
    sentence: 'Dieses Dokument entstand im Testmodus. Es ist keine Rechnung, und es ist nichts zu zahlen.',
  },
  facts: { issuedOn: 'Datum', dueOn: 'Zahlbar bis', stay: 'Leistungszeitraum', apartment: 'Wohnung' },
  period: (from, to) => `${from}\nbis ${to}`,
  parties: { seller: 'Von', buyer: 'An' },
  ids: { vatId: 'USt-IdNr.', taxNumber: 'Steuernummer' },
  table: { service: 'Leistung', vat: 'USt.', net: 'Netto' },
  fee: ({ percent, rent }) => `Gebühr, ${percent} der Miete von ${rent}`,
  tenantFee: ({ percent, rent }) => `Servicegebühr für Mieter, ${percent} der Miete von ${rent}`,
  calculation: {
    OWN_CALCULATION:
      'Miete des ganzen Aufenthalts: volle Kalendermonate, übrige Tage nach den Tagen ihres Monats',
    CALCULATION_PER_NIGHT: 'Miete des ganzen Aufenthalts, nach Nächten berechnet',
    HALF_OR_FULL_MONTH: 'Miete des ganzen Aufenthalts in halben und ganzen Monaten',
  },
  origin: {
    LISTING: (since) => `Prozentsatz dieser Wohnung seit ${since}`,
    AGREEMENT: (since) => `Prozentsatz nach der Vereinbarung vom ${since}`,
    LANDLORD: (since) => `Ihr Prozentsatz seit ${since}`,
  },
  untaxed: { AE: 'Reverse Charge', E: 'steuerfrei', O: 'nicht steuerbar' },
  totals: {
    net: 'Nettobetrag',
    vat: (rate, net) => `${rate} USt. auf ${net}`,
    gross: 'Gesamtbetrag',
    paid: 'Bezahlt',
    due: 'Zu zahlen',
    dueBack: 'Gutgeschrieben',
  },
  payment: {
    title: 'Zahlung',
    transfer: ({ amount, dueOn }) =>
      `Bitte überweisen Sie ${amount} bis zum ${dueOn} auf dieses Konto und geben Sie den Verwendungszweck an.`,
    account: { holder: 'Kontoinhaber', iban: 'IBAN', bic: 'BIC', reference: 'Verwendungszweck' },
    keptFromPayout: ({ amount, dueOn }) =>
      `Wir behalten ${amount} von Ihrer nächsten Auszahlung ein. Sie müssen nichts überweisen. Reicht bis zum ${dueOn} keine Auszahlung dafür, bezahlen Sie bitte unter „Zahlungen“ mit Karte.`,
    paid: {
      CARD: ({ amount, paidOn }) => `${amount} wurden am ${paidOn} mit Karte bezahlt. Vielen Dank.`,
      BANK_TRANSFER: ({ amount, paidOn }) => `${amount} wurden am ${paidOn} überwiesen. Vielen Dank.`,
      PAYOUT: ({ amount, paidOn }) => `${amount} wurden von Ihrer Auszahlung vom ${paidOn} einbehalten.`,
      CREDIT: ({ amount }) => `${amount} sind mit Ihrer früheren Zahlung beglichen.`,
    },
    givenBack: ({ amount, number }) =>
      `${amount} werden mit der Rechnung ${number} verrechnet. Was Sie davon schon bezahlt haben, erhalten Sie zurück.`,
    nothing: 'Es ist nichts zu zahlen.',
  },
  notes: 'Hinweise',
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Art. 194 bis 196 der Richtlinie 2006/112/EG).',
  smallBusiness: (country) =>
    country === 'DE'
      ? 'Steuerfrei nach der Regelung für Kleinunternehmer (§ 19 UStG).'
      : 'Steuerfrei nach der Sonderregelung für Kleinunternehmen (Art. 284 der Richtlinie 2006/112/EG).',
  outsideTheUnion:
    'Nicht steuerbar in der Europäischen Union: Die Wohnung liegt außerhalb (Art. 47 der Richtlinie 2006/112/EG).',
  page: (page, of) => `Seite ${page} von ${of}`,
}
