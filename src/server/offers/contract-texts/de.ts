import type { ContractSection, ContractTerms, ContractTexts, FamilyText } from './contract-text.ts'

const TEMPORARY =
  'Die Wohnung wird nur zum vorübergehenden Gebrauch überlassen (§ 549 Abs. 2 Nr. 1 BGB) und nicht als dauerhafte Wohnung.'

/** The contract in German. */
export const de: ContractTexts = {
  title: 'Mietvertrag zum vorübergehenden Gebrauch',
  madeOn: (day) => `Erstellt am ${day}`,
  page: (page, of) => `Seite ${page} von ${of}`,
  landlord: 'Vermietende Seite',
  tenant: 'Mietende Seite',
  partiesTitle: 'Vertragsparteien',
  facts: {
    apartment: 'Wohnung',
    stay: 'Mietzeit',
    people: 'Personen',
    price: 'Monatspreis',
    totalRent: 'Gesamtmiete',
    deposit: 'Kaution',
    perMonth: 'pro Monat',
    noDeposit: 'keine',
  },
  stay: (from, to) => `${from}\nbis ${to}`,
  duration: (months, days) => parts([count(months, 'Monat', 'Monate'), count(days, 'Tag', 'Tage')]),
  people: (adults, children) =>
    parts([count(adults, 'erwachsene Person', 'Erwachsene'), count(children, 'Kind', 'Kinder')]),
  pets: 'mit Haustieren',
  noPets: 'ohne Haustiere',
  reasons: {
    APPRENTICESHIP: 'eine Ausbildung',
    WORK: 'eine Arbeit fern von zu Hause',
    INTERNSHIP: 'ein Praktikum',
    STUDYING: 'ein Studium',
    INTERIM: 'die Zeit zwischen zwei Wohnungen',
    TEMPORARY_HOUSING_NEED: 'ein vorübergehender Wohnbedarf',
    OTHER: 'ein vorübergehender Bedarf der mietenden Seite',
    REFUGEE: 'ein erstes Zuhause nach der Flucht',
  },
  families: {
    default: {
      kind: 'Möblierte Wohnung auf Zeit',
      purpose: [
        'Beide Seiten wollen eine Mietzeit von begrenzter Dauer. Eine andere Wohnung wird dafür nicht aufgegeben.',
      ],
      law: ['Es gilt das Recht des Landes, in dem die Wohnung liegt.'],
    },
    germany: {
      kind: 'Möblierte Wohnung in Deutschland, zum vorübergehenden Gebrauch',
      purpose: [TEMPORARY],
      law: ['Es gilt deutsches Recht.'],
    },
    germanyPrivate: {
      kind: 'Möblierte Wohnung in Deutschland, privat vermietet',
      purpose: [TEMPORARY, 'Die Wohnung wird privat und nicht gewerblich vermietet.'],
      law: ['Es gilt deutsches Recht.'],
    },
    germanyCommercial: {
      kind: 'Möblierte Wohnung in Deutschland, gewerblich vermietet',
      purpose: [
        TEMPORARY,
        'Die Wohnung wird gewerblich vermietet. Die Preise sind Endpreise: Weder Steuern noch Gebühren kommen später hinzu.',
      ],
      law: ['Es gilt deutsches Recht.'],
    },
    germanyStudent: {
      kind: 'Möblierte Wohnung in Deutschland, für Studium oder Ausbildung',
      purpose: [
        'Die Wohnung wird zum vorübergehenden Gebrauch während eines Studiums oder einer Ausbildung überlassen (§ 549 Abs. 2 Nr. 1 BGB).',
        'Auf Wunsch wird vor dem Einzug ein Nachweis über Studium, Ausbildung oder Praktikum gezeigt.',
      ],
      law: ['Es gilt deutsches Recht.'],
    },
    germanyRefugee: {
      kind: 'Möblierte Wohnung in Deutschland, erstes Zuhause nach der Flucht',
      purpose: [
        'Die Wohnung ist ein vorübergehendes Zuhause für Menschen, die ihres verlassen mussten (§ 549 Abs. 2 Nr. 1 BGB).',
        'Zahlt eine Behörde die Miete oder einen Teil davon, unterschreibt die vermietende Seite die nötigen Papiere binnen einer Woche.',
        'Wird der mietenden Seite ein anderer Ort zugewiesen, kann sie die Mietzeit in Textform mit einer Frist von zwei Wochen beenden.',
      ],
      law: ['Es gilt deutsches Recht.'],
    },
    franceShortTerm: {
      kind: 'Möblierte Wohnung in Frankreich, kurzer Aufenthalt',
      purpose: [
        'Die Wohnung wird als möblierte Ferienunterkunft vermietet, für höchstens 90 Tage am Stück.',
        'Der Hauptwohnsitz bleibt an einem anderen Ort; diese Wohnung wird nicht dazu.',
      ],
      law: [
        'Es gilt französisches Recht, besonders die Regeln des Code du tourisme über möblierte Ferienunterkünfte.',
      ],
    },
    franceCivilLaw: {
      kind: 'Möblierte Wohnung in Frankreich, Mietvertrag nach dem Code civil',
      purpose: ['Die Wohnung ist Zweit- oder Dienstwohnung. Sie wird für niemanden zum Hauptwohnsitz.'],
      law: [
        'Es gilt französisches Recht: Artikel 1713 und folgende des Code civil und das hier Vereinbarte.',
      ],
    },
    franceMobility: {
      kind: 'Möblierte Wohnung in Frankreich, Mobilitätsmietvertrag (bail mobilité)',
      purpose: [
        'Dies ist ein Mobilitätsmietvertrag (bail mobilité) nach Titel I ter des Gesetzes Nr. 89-462 vom 6. Juli 1989, für einen bis zehn Monate.',
        'Der Grund wird spätestens am Tag des Beginns nachgewiesen: Fortbildung, Studium, Ausbildung, Praktikum, Freiwilligendienst, Versetzung oder ein Auftrag auf Zeit.',
      ],
      law: ['Es gilt französisches Recht, besonders Titel I ter des Gesetzes Nr. 89-462 vom 6. Juli 1989.'],
    },
    franceFurnished: {
      kind: 'Möblierte Wohnung in Frankreich, Hauptwohnsitz',
      purpose: ['Die Wohnung wird möbliert vermietet und als Hauptwohnsitz bewohnt.'],
      law: [
        'Es gilt französisches Recht, besonders Titel I bis des Gesetzes Nr. 89-462 vom 6. Juli 1989. Wo es die mietende Seite weiter schützt als dieser Vertrag, geht es vor.',
      ],
    },
  },
  sections,
  signatures: {
    title: 'Unterschriften',
    placeAndDay: 'Ort und Tag',
    signature: 'Unterschrift',
    online:
      'Dieser Vertrag wird online unterschrieben. Haben beide unterschrieben, kommt das Protokoll der Unterschriften als letzte Seite hinzu.',
  },
  lawyer:
    'Ein Hinweis an beide: Dieser Text ist ein vernünftiger Anfang und keine Rechtsberatung. Lassen Sie ihn anwaltlich prüfen, bevor Sie sich darauf verlassen.',
  trail: {
    title: 'Protokoll der Unterschriften',
    intro: (reference, pages) =>
      `Die Seiten davor (1 bis ${pages}) sind der unterschriebene Vertrag ${reference}, unverändert. Diese Seite hält fest, wer ihn wann und wie unterschrieben hat. SHA-256 ist der Fingerabdruck des Dokuments, das jede Seite vor sich hatte.`,
    name: 'Name',
    typedName: 'Unterschrieben als',
    email: 'E-Mail',
    consent: 'Einverstanden mit',
    openedAt: 'Geöffnet am',
    notOpened: 'nicht festgehalten',
    signedAt: 'Unterschrieben am',
    ipAddress: 'IP-Adresse',
    userAgent: 'Browser',
    document: 'SHA-256',
    footer: 'Protokoll',
  },
}

function sections(terms: ContractTerms, family: FamilyText): readonly ContractSection[] {
  return [
    { title: 'Wohnung', clauses: apartment(terms) },
    { title: 'Mietzeit', clauses: time(terms, family) },
    { title: 'Miete', clauses: rent(terms) },
    { title: 'Kaution', clauses: deposit(terms) },
    { title: 'Nutzung und Personen', clauses: usage(terms) },
    { title: 'Pflichten und Hausregeln', clauses: duties(terms), quote: terms.houseRules },
    {
      title: 'Übergabe und Rückgabe',
      clauses: [
        'Bei der Übergabe gehen beide gemeinsam durch die Wohnung und halten Zustand, Möbel, Zählerstände und Zahl der Schlüssel fest. Bilder helfen.',
        'Am letzten Tag wird die Wohnung ohne eigene Sachen, besenrein und mit allen Schlüsseln zurückgegeben, zur vereinbarten Stunde, sonst bis 12 Uhr.',
        'Die mietende Seite ersetzt Schäden, die sie oder ihre Gäste verschuldet haben und die über gewöhnliche Abnutzung hinausgehen; für Alter und üblichen Gebrauch zahlt sie nicht.',
      ],
    },
    {
      title: 'Ende des Vertrags',
      clauses: [
        `Der Vertrag endet am ${terms.to}, ohne dass jemand kündigt. Weiter in der Wohnung zu bleiben verlängert ihn nicht; dafür braucht es eine neue Vereinbarung beider in Textform.`,
        'Vorher kann ihn jede Seite nur beenden, wo das Gesetz es erlaubt, vor allem aus wichtigem Grund. Was das Gesetz zwingend gewährt, bleibt unberührt.',
      ],
    },
    { title: 'Unterschrift und Verständigung', clauses: signing(terms) },
    {
      title: 'Recht',
      clauses: [
        ...family.law,
        'Ist eine Bestimmung unwirksam, bleiben die übrigen gültig; an ihrer Stelle gilt, was das Gesetz vorsieht.',
      ],
    },
  ]
}

function apartment(terms: ContractTerms): string[] {
  return [
    `Vermietet wird die möblierte Wohnung „${terms.apartment}“, ${terms.address}${terms.area ? `, mit rund ${terms.area}` : ''}.`,
    'Mitvermietet sind Möbel, Ausstattung und Hausrat, die bei der Übergabe in der Wohnung sind.',
  ]
}

function time(terms: ContractTerms, family: FamilyText): string[] {
  return [
    `Die Mietzeit beginnt am ${terms.from} und endet am ${terms.to}. Beide Tage gehören dazu; sie dauert ${terms.duration}.`,
    `Grund für die begrenzte Zeit: ${terms.reason}.`,
    ...family.purpose,
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

function rent(terms: ContractTerms): string[] {
  return [
    `Der Monatspreis beträgt ${terms.price}. Die Gesamtmiete für die ganze Mietzeit beträgt ${terms.totalRent}.`,
    CALCULATIONS[terms.calculation],
    'Die Miete enthält die Möblierung und die laufenden Kosten des üblichen Gebrauchs, soweit die Anzeige nichts anderes sagt.',
    'Die Miete eines Monats ist im Voraus bis zu dessen drittem Werktag fällig, die des ersten Monats bis zur Übergabe der Schlüssel.',
  ]
}

function deposit(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['Eine Kaution wird nicht verlangt.']
  return [
    `Bis zur Übergabe der Schlüssel wird eine Kaution von ${terms.deposit} gezahlt.`,
    'Die vermietende Seite verwahrt sie getrennt vom eigenen Geld, wo das Gesetz es verlangt, und zahlt sie nach der Mietzeit zurück, sobald feststeht, dass nichts offen ist, mit einer Aufstellung dessen, was einbehalten wurde und warum.',
  ]
}

function usage(terms: ContractTerms): string[] {
  const pets = terms.petsDescription
    ? `Haustiere dürfen in der Wohnung leben: ${terms.petsDescription}.`
    : 'Haustiere dürfen wie vereinbart in der Wohnung leben.'
  return [
    `Die Wohnung dient dem Wohnen: ${terms.people}. Besuch im üblichen Rahmen ist willkommen.`,
    ...(terms.business
      ? [
          `Die mietende Seite${terms.company ? ` (${terms.company})` : ''} schließt diesen Vertrag als Unternehmen und steht für die Menschen ein, die in der Wohnung leben.`,
        ]
      : []),
    'Untervermietung und Überlassung an andere brauchen die Erlaubnis der vermietenden Seite in Textform.',
    terms.pets ? pets : 'Haustiere brauchen vorher eine Erlaubnis; Kleintiere im Käfig nicht.',
  ]
}

function duties(terms: ContractTerms): string[] {
  return [
    'Die vermietende Seite übergibt die Wohnung sauber, möbliert und gebrauchsfähig, hält sie so und betritt sie nur nach Absprache oder im Notfall.',
    'Die mietende Seite geht pfleglich mit ihr um, lüftet und heizt vernünftig, achtet die Ruhe der Nachbarn und meldet Mängel bald.',
    terms.houseRules
      ? 'Die Hausregeln der vermietenden Seite gehören zu diesem Vertrag:'
      : 'Es gilt die Hausordnung, die im Haus aushängt.',
  ]
}

function signing(terms: ContractTerms): string[] {
  return [
    terms.online
      ? 'Beide unterschreiben online: Jede Seite liest den Vertrag, stimmt der elektronischen Unterschrift zu und tippt den eigenen Namen. Zeit, IP-Adresse und Browser werden festgehalten, und beide erhalten das unterschriebene Dokument.'
      : 'Beide unterschreiben auf Papier. Jede Seite erhält eine Ausfertigung mit beiden Unterschriften.',
    terms.landlordConfirms
      ? 'Die Buchung kommt zustande, wenn beide unterschrieben haben und die vermietende Seite sie bestätigt hat.'
      : 'Die Buchung kommt zustande, wenn beide unterschrieben haben.',
    'Mitteilungen zur Mietzeit gehen an die oben genannten E-Mail-Adressen oder über Mezzo. Ändert sich eine Adresse, wird das bald mitgeteilt.',
  ]
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

function parts(all: readonly string[]): string {
  return all.filter(Boolean).join(' und ')
}
