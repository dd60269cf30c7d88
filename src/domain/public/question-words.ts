/** What a question of the palette is about. */
export const QUESTION_TOPICS = [
  'FREE',
  'TENANT',
  'STATE',
  'UNPAID',
  'ARRIVALS',
  'DEPARTURES',
  'REQUESTS',
  'HOMES',
] as const satisfies readonly string[]

/** What a question of the palette is about. */
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

type Phrases = readonly (readonly string[])[]

const phrases = (text: string): Phrases =>
  text
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/))
    .toSorted((a, b) => b.length - a.length)

/**
 * The words that name a topic, in English, German and French, without accents; '…' stands for words between. Those of
 * more words come first, so that 'who lives in' is no place called 'in'.
 */
export const TOPIC_PHRASES: readonly (readonly [QuestionTopic, Phrases])[] = [
  [
    'UNPAID',
    phrases(
      `unpaid, overdue, outstanding, not paid, late rent, late rents, rent that is late, rents that are late,
      late rents and open invoices, overdue rents and open invoices, open invoice, open invoices, who owes,
      who has not paid, who hasn't paid, who did not pay, who didn't pay, unbezahlt, unbezahlte, unbezahlten, uberfallig, uberfallige, uberfalligen, ausstehend,
      ausstehende, ruckstand, ruckstande, nicht bezahlt, offene rechnung, offene rechnungen, offene miete, offene mieten,
      uberfallige mieten und offene rechnungen, wer schuldet, wer hat nicht bezahlt, wer hat noch nicht bezahlt, impaye, impayes, impayee, impayees, non paye, non payes, en retard,
      loyers en retard et factures impayees, factures ouvertes, qui doit, qui n'a pas paye, qui n'a pas encore paye`,
    ),
  ],
  [
    'TENANT',
    phrases(
      `who lives in, who lives at, who lives, who lived in, who lived at, who lived, who stayed in, who stayed, who was in, who is living in, who is in, who's in,
      who stays in, tenant of, tenants of, tenant in, tenants in, tenant, tenants, wer wohnt in, wer wohnt, wer wohnte in, wer wohnte, wer lebte in, wer war in, wer war,
      wer lebt in, wer ist in, mieter von, mieter in, mieter, bewohner, qui habite, qui habitait, qui a habite, qui vivait, qui logeait, qui occupait, qui vit, qui loge,
      qui occupe, qui est dans, locataire de, locataire du, locataire, locataires, occupant, occupants`,
    ),
  ],
  [
    'ARRIVALS',
    phrases(
      `arrivals, next arrivals, arriving, who is arriving, who's arriving, who arrives, who arrived, who moved in, moved in, who moves in, moves in, move in, move-in, move-ins,
      moving in, who is moving in, who's moving in, einzug, einzuge, anreise, anreisen, ankunft, nachste anreisen,
      nachste einzuge, nachsten einzuge, nachsten anreisen, wer zog … ein, wer zog ein, wer zieht … ein, wer zieht ein, arrivee, arrivees,
      prochaines arrivees, prochains emmenagements, emmenagements, qui est arrive, qui a emmenage, qui arrive, qui emmenage`,
    ),
  ],
  [
    'DEPARTURES',
    phrases(
      `departures, next departures, leaving, who is leaving, who's leaving, who leaves, who left, who moved out, moved out, who moves out, moves out, move out, move-out, move-outs,
      moving out, who is moving out, who's moving out, nachste auszuge, nachste abreisen, nachsten auszuge, nachsten abreisen, auszug, auszuge, abreise, abreisen, wer zog … aus, wer zog aus, wer zieht … aus, wer zieht aus, depart, departs, prochains departs, sorties,
      demenagements, qui est parti, qui a demenage, qui part, qui demenage`,
    ),
  ],
  [
    'REQUESTS',
    phrases(
      `request, requests, open request, open requests, new request, new requests, enquiry, enquiries, open enquiries,
      new enquiries, anfrage, anfragen, offene anfrage, offene anfragen, offenen anfragen, neue anfrage, neue anfragen,
      neuen anfragen, wer fragt, demande, demandes, demande en cours, demandes en cours, nouvelle demande,
      nouvelles demandes, demandes ouvertes, qui demande`,
    ),
  ],
  [
    'FREE',
    phrases(
      `free, vacant, empty, available, vacancies, frei, freie, freien, freies, leer, leere, leerstehend,
      leerstehende, leerstehenden, leerstehendes, verfugbar, verfugbare, verfugbaren, libre,
      libres, vacants, disponible, disponibles, vide, vides`,
    ),
  ],
]

/** Words before the highest price, and before the lowest. */
export const PRICE_PHRASES = {
  most: phrases(
    `under, below, less than, at most, up to, no more than, cheaper than, max, max., maximum, unter, hochstens, maximal,
    weniger als, bis zu, bis, moins de, sous, au plus, au maximum, jusqu'a, <, <=`,
  ),
  least: phrases(
    `over, above, more than, at least, min, min., minimum, uber, mehr als, mindestens, plus de, au moins, au-dessus de,
    >, >=`,
  ),
} as const

const words = (text: string) => new Set(text.split(/\s+/))

/** A phrase of a topic that asks for what is over. */
export const PAST_TENSE =
  /\b(?:lived|stayed|was|arrived|moved|left|wohnte|lebte|war|zog|habitait|vivait|logeait|occupait)\b|^qui (?:a|est arrive|est parti)\b/

/** Words that a question has beside what it asks for. */
export const FILLERS = words(
  `in the at on for of from to until till and with between is are which what show me my all a per month flat flats
  apartment apartments unit units home homes listing listings rent rents invoice invoices im der die das den dem am an zum
  zur fur von vom bis ab und mit zwischen ist sind welche was zeige mir meine alle pro monat wohnung wohnungen inserat
  inserate miete mieten rechnung rechnungen nummer nr nr. no no. number es noch en au aux le la les l du de des d dans pour
  et avec entre est sont quel quelle quels quelles mes mon tous toutes par mois appartement appartements logement logements
  annonce annonces loyer loyers facture factures numero chez`,
)

/** Words before a day, which make a number before a month's name the day and no flat. */
export const DAY_OPENERS = words(
  `from to until till on since between and ab von vom bis am zum seit zwischen und du au le des jusqu'au entre et`,
)

/** Words between two days of one month. */
export const DAY_JOINERS = words('and to until till und bis et au')

/** Words between such a word and the day. */
export const DAY_ARTICLES = words('the dem den zum le')

/** How days near today are called. */
export const NEAR_DAYS = {
  nextMonth: phrases(
    `next month, nachsten monat, nachster monat, nachstem monat, kommenden monat, mois prochain, prochain mois`,
  ),
  thisMonth: phrases('this month, diesen monat, diesem monat, dieser monat, ce mois, ce mois-ci'),
  lastMonth: phrases(
    `last month, letzten monat, letzter monat, letztem monat, vorigen monat, vergangenen monat, mois dernier,
    dernier mois, mois passe`,
  ),
  lastWeek: phrases(
    `last week, letzte woche, letzter woche, vorige woche, voriger woche, vergangene woche, vergangener woche,
    semaine derniere, derniere semaine, semaine passee`,
  ),
  nextWeek: phrases('next week, nachste woche, nachster woche, kommende woche, semaine prochaine'),
  thisWeek: phrases('this week, diese woche, dieser woche, cette semaine'),
  today: phrases(`today, now, tonight, heute, jetzt, aujourd'hui, maintenant`),
  yesterday: phrases('yesterday, gestern, hier'),
  tomorrow: phrases('tomorrow, morgen, demain'),
} as const
