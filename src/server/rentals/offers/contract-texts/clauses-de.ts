import type { AnnexTerms, ContractSection, ContractTemplate, ContractTerms } from './contract-text.ts'

// What several contracts in German say in the same words. Each template adds clauses of its own.

/** What is let. */
export function apartmentDe(terms: ContractTerms): string[] {
  return [
    `Vermietet wird die möblierte Wohnung „${terms.apartment}“${located(terms)}, ${terms.address}${terms.area ? `, mit rund ${terms.area}` : ''}.`,
    'Mitvermietet sind Möbel, Ausstattung und Hausrat, die bei der Übergabe in der Wohnung sind.',
    ...(terms.registrationNumber ? [`Registrierungsnummer der Wohnung: ${terms.registrationNumber}.`] : []),
  ]
}

/** Where in the building it is, so that nobody takes another apartment for it. */
function located({ location }: ContractTerms): string {
  return location ? ` (Lage im Haus: ${location})` : ''
}

/** The days, and why they end. */
export function timeDe(terms: ContractTerms): string[] {
  return [
    `Die Mietzeit beginnt am ${terms.from} und endet am ${terms.to}. Beide Tage gehören dazu; sie dauert ${terms.duration}.`,
    `Grund für die begrenzte Zeit: ${terms.reason}.`,
  ]
}

const CALCULATIONS = {
  OWN_CALCULATION:
    'Volle Kalendermonate zählen mit dem Monatspreis. In einem nur zum Teil genutzten Monat zählt jeder Tag mit seinem Anteil an den Tagen dieses Monats.',
  CALCULATION_PER_NIGHT: 'Jede Nacht zählt mit zwölf Monatspreisen geteilt durch 365.',
  HALF_OR_FULL_MONTH:
    'Die Monate zählen ab dem ersten Tag. Bis zu 15 übrige Tage zählen als halber Monat, mehr als ein ganzer.',
  AGREED: 'Diese Summe haben die Parteien als einen Betrag für die ganze Mietzeit vereinbart.',
} satisfies Record<ContractTerms['calculation'], string>

/** The rent, when it is due, and the cleaning. */
export function rentDe(terms: ContractTerms): string[] {
  return [
    `Der Monatspreis beträgt ${terms.price}. Die Gesamtmiete für die ganze Mietzeit beträgt ${terms.totalRent}.`,
    CALCULATIONS[terms.calculation],
    'Die Miete enthält die Möblierung und die laufenden Kosten des üblichen Gebrauchs, soweit die Anzeige nichts anderes sagt.',
    `Die erste Zahlung, die Miete des ersten Monats, ist ${firstPayment(terms)} fällig; jede weitere Monatsmiete im Voraus bis zum dritten Werktag ihres Monats. Gezahlt wird auf das Konto, das die vermietende Seite in Textform nennt.`,
    ...cleaning(terms),
  ]
}

function firstPayment(terms: ContractTerms): string {
  if (!terms.firstPayment) return 'binnen sieben Tagen nach der letzten Unterschrift'
  return terms.timeOfPayment === 'RENTAL_BEGIN'
    ? `zu Beginn der Mietzeit, am ${terms.firstPayment},`
    : `am ${terms.firstPayment}`
}

function cleaning(terms: ContractTerms): string[] {
  if (!terms.cleaningFee) return []
  return terms.cleaningPerHour
    ? [
        `Eine Reinigung während oder am Ende der Mietzeit, die bestellt wird, kostet ${terms.cleaningFee} je angefangener Stunde und wird mit der nächsten Zahlung fällig.`,
      ]
    : [`Für die Endreinigung werden einmalig ${terms.cleaningFee} mit der ersten Zahlung gezahlt.`]
}

/** The deposit under the German Civil Code. */
export function germanDepositDe(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['Eine Kaution wird nicht verlangt.']
  return [
    `Die Kaution beträgt ${terms.deposit}. Sie kann in drei gleichen Monatsraten gezahlt werden, die erste zu Beginn der Mietzeit (§ 551 BGB).`,
    'Die vermietende Seite legt sie getrennt vom eigenen Vermögen an und rechnet nach der Rückgabe ab, sobald feststeht, dass nichts offen ist, mit einer Aufstellung dessen, was einbehalten wurde und warum.',
  ]
}

/** The deposit where no law of ours is known. */
export function depositDe(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['Eine Kaution wird nicht verlangt.']
  return [
    `Bis zur Übergabe der Schlüssel wird eine Kaution von ${terms.deposit} gezahlt.`,
    'Die vermietende Seite verwahrt sie getrennt vom eigenen Geld, wo das Gesetz es verlangt, und zahlt sie nach der Mietzeit zurück, sobald feststeht, dass nichts offen ist, mit einer Aufstellung dessen, was einbehalten wurde und warum.',
  ]
}

/** Who lives there, and what needs a permission. */
export function peopleDe(terms: ContractTerms): string[] {
  const pets = terms.petsDescription
    ? `Haustiere dürfen in der Wohnung leben: ${terms.petsDescription}.`
    : 'Haustiere dürfen wie vereinbart in der Wohnung leben.'
  return [
    `Die Wohnung dient dem Wohnen: ${terms.people}. Besuch im üblichen Rahmen ist willkommen.`,
    ...(terms.business
      ? [
          `Die mietende Seite${terms.company ? ` (${terms.company})` : ''} schließt diesen Vertrag als Unternehmen. Sie überlässt die Wohnung den genannten Menschen, steht für sie ein und teilt in Textform mit, wer dort wohnt.`,
        ]
      : []),
    'Untervermietung und Überlassung an andere brauchen die Erlaubnis der vermietenden Seite in Textform.',
    terms.pets ? pets : 'Haustiere brauchen vorher eine Erlaubnis; Kleintiere im Käfig nicht.',
  ]
}

/** What each side owes the apartment; the landlord's house rules follow. */
export function careDe(terms: ContractTerms): ContractSection {
  return {
    title: 'Pflichten und Hausregeln',
    clauses: [
      'Die vermietende Seite übergibt die Wohnung sauber, möbliert und gebrauchsfähig, hält sie so und betritt sie nur nach Absprache oder im Notfall.',
      'Die mietende Seite geht pfleglich mit ihr um, lüftet und heizt vernünftig, achtet die Ruhe der Nachbarn und meldet Mängel bald.',
      terms.houseRules
        ? 'Die Hausregeln der vermietenden Seite gehören zu diesem Vertrag:'
        : 'Es gilt die Hausordnung, die im Haus aushängt.',
    ],
    quote: terms.houseRules,
  }
}

/** The first and the last day. */
export const handoverDe: ContractSection = {
  title: 'Übergabe und Rückgabe',
  clauses: [
    'Bei der Übergabe gehen beide gemeinsam durch die Wohnung und halten Zustand, Möbel, Zählerstände und Zahl der Schlüssel fest. Bilder helfen.',
    'Am letzten Tag wird die Wohnung ohne eigene Sachen, besenrein und mit allen Schlüsseln zurückgegeben, zur vereinbarten Stunde, sonst bis 12 Uhr.',
    'Die mietende Seite ersetzt Schäden, die sie oder ihre Gäste verschuldet haben und die über gewöhnliche Abnutzung hinausgehen; für Alter und üblichen Gebrauch zahlt sie nicht.',
  ],
}

/** The end of a contract under the German Civil Code. */
export function germanEndDe(terms: ContractTerms): string[] {
  return [
    `Der Vertrag endet am ${terms.to}, ohne dass jemand kündigt (§ 542 Abs. 2 BGB). Wird die Wohnung danach weiter genutzt, verlängert ihn das nicht; § 545 BGB gilt nicht.`,
    'Vorher kann jede Seite aus wichtigem Grund außerordentlich kündigen, mit Begründung und in der gesetzlichen Form (§§ 543, 568, 569 BGB). Was das Gesetz zwingend gewährt, bleibt unberührt.',
  ]
}

/** What living somewhere brings in Germany. */
export const GERMAN_REGISTRATION_DE =
  'Die vermietende Seite stellt binnen zwei Wochen nach dem Einzug die Bestätigung für das Einwohnermeldeamt aus (§ 19 BMG), wenn die mietende Seite sie braucht.'

/** How it is signed, and how the sides talk. */
export function signingDe(terms: ContractTerms): ContractSection {
  return {
    title: 'Unterschrift und Verständigung',
    clauses: [
      terms.online
        ? 'Beide unterschreiben online: Jede Seite liest den Vertrag, stimmt der elektronischen Unterschrift zu und tippt oder zeichnet den eigenen Namen. Zeit, IP-Adresse und Browser werden festgehalten, und beide erhalten das unterschriebene Dokument.'
        : 'Beide unterschreiben auf Papier. Jede Seite erhält eine Ausfertigung mit beiden Unterschriften.',
      terms.landlordConfirms
        ? 'Die Buchung kommt zustande, wenn beide unterschrieben haben und die vermietende Seite sie bestätigt hat.'
        : 'Die Buchung kommt zustande, wenn beide unterschrieben haben.',
      'Mitteilungen zur Mietzeit gehen an die oben genannten E-Mail-Adressen oder über Mezzo. Ändert sich eine Adresse, wird das bald mitgeteilt.',
    ],
  }
}

/** Which law applies, and that one void clause leaves the others. */
export function lawDe(...clauses: readonly string[]): ContractSection {
  return {
    title: 'Recht',
    clauses: [
      ...clauses,
      'Ist eine Bestimmung unwirksam, bleiben die übrigen gültig; an ihrer Stelle gilt, was das Gesetz vorsieht.',
    ],
  }
}

/** The sections of an annex: what it prolongs, what changes, and what stays. */
export function annexSectionsDe(
  terms: ContractTerms,
  annexTo: AnnexTerms,
  template: ContractTemplate,
): readonly ContractSection[] {
  return [
    {
      title: 'Was verlängert wird',
      clauses: [
        `Dieser Nachtrag gehört zum Mietvertrag ${annexTo.reference} vom ${annexTo.madeOn} über die Wohnung „${terms.apartment}“${located(terms)}, ${terms.address}. Die bisherige Mietzeit läuft vom ${annexTo.from} bis zum ${annexTo.to}.`,
        `Sie wird ohne Unterbrechung vom ${terms.from} bis zum ${terms.to} verlängert, um ${terms.duration}. Grund: ${terms.reason}.`,
      ],
    },
    { title: 'Miete der Verlängerung', clauses: rentDe(terms) },
    {
      title: 'Kaution',
      clauses: [
        terms.deposit
          ? `Die geleistete Kaution bleibt und wird um ${terms.deposit} ergänzt; zusammen überschreitet sie nicht, was das Gesetz erlaubt.`
          : 'Die geleistete Kaution gilt auch für die Verlängerung. Abgerechnet wird erst nach deren Ende.',
      ],
    },
    {
      title: 'Was bleibt',
      clauses: [
        'Alles andere aus dem Mietvertrag gilt unverändert weiter, auch die Hausregeln und das Übergabeprotokoll.',
        `Das verlängerte Mietverhältnis endet am ${terms.to}. Eine weitere Verlängerung braucht einen neuen Nachtrag.`,
        ...template.annex(terms),
      ],
    },
    signingDe(terms),
  ]
}
