import type { StatementTexts } from './statement-text.ts'

/** Statements in German. */
export const statementTextsDe: StatementTexts = {
  title: (year) => `Das wird für ${year} gemeldet`,
  lead: (operator) =>
    `${operator} meldet diese Daten dem Bundeszentralamt für Steuern, wie es die §§ 13, 14 und 22 des Plattformen-Steuertransparenzgesetzes (DAC7) verlangen.`,
  correction: 'Berichtigt: Diese Mitteilung ersetzt frühere.',
  testing: {
    stamp: 'TEST',
    sentence: 'Diese Mitteilung entstand im Testmodus. Gemeldet wird davon nichts.',
  },
  seller: 'Sie vermieten als',
  operator: 'Meldende Plattform',
  facts: {
    madeOn: 'Erstellt am',
    taxId: 'Steuer-ID',
    noTaxId: 'keine',
    vatId: 'USt-IdNr.',
    birthDate: 'Geburtsdatum',
    birthPlace: 'Geburtsort',
    registration: 'Registernummer',
    account: 'Konto',
    establishments: 'Betriebsstätten in',
  },
  property: {
    type: { DPI904: 'Haus', DPI905: 'Wohnung', DPI910: 'Andere Immobilie' },
    landRegister: 'Grundbuch',
    days: (count) => (count === 1 ? 'an 1 Tag vermietet' : `an ${count} Tagen vermietet`),
  },
  table: {
    quarter: (quarter) => `${quarter}. Quartal`,
    stays: 'Aufenthalte',
    consideration: 'Einnahmen nach Gebühren',
    fees: 'Gebühren',
    taxes: 'Einbehaltene Steuern',
    year: 'Jahr',
  },
  notes: [
    'Die Beträge sind auf ganze Währungseinheiten gerundet. Jedes Quartal ist die Differenz zweier gerundeter Summen, sodass die Quartale zusammen das Jahr ergeben.',
    'Geld zählt an dem Tag, an dem es Ihnen gezahlt wurde: Miete über das Produkt, wenn die Auszahlung angekommen ist, andere Miete an dem Tag, an dem sie als eingegangen vermerkt wurde. Was an Mieter zurückging, wird am Tag der Rückzahlung abgezogen.',
    'Gebühren sind die im Quartal berechneten mit Umsatzsteuer, abzüglich der Gutschriften. Wohnungen unter einer Anschrift sind eine Immobilie. Ein Tag, an dem mehrere ihrer Wohnungen vermietet waren, zählt einmal.',
    'Stimmt etwas nicht, sagen Sie es unserem Team. Dann wird die Meldung berichtigt, und Sie erhalten eine neue Mitteilung.',
  ],
  page: (page, pages) => `Seite ${page} von ${pages}`,
}
