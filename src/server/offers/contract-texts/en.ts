import type { ContractSection, ContractTerms, ContractTexts, FamilyText } from './contract-text.ts'

/** The contract in English. */
export const en: ContractTexts = {
  title: 'Rental agreement for temporary use',
  madeOn: (day) => `Drawn up on ${day}`,
  page: (page, of) => `Page ${page} of ${of}`,
  landlord: 'Landlord',
  tenant: 'Tenant',
  partiesTitle: 'Parties',
  facts: {
    apartment: 'Apartment',
    stay: 'Stay',
    people: 'People',
    price: 'Monthly price',
    totalRent: 'Total rent',
    deposit: 'Deposit',
    perMonth: 'per month',
    noDeposit: 'none',
  },
  stay: (from, to) => `${from}\nto ${to}`,
  duration: (months, days) => parts([count(months, 'month'), count(days, 'day')]),
  people: (adults, children) => parts([count(adults, 'adult'), count(children, 'child', 'children')]),
  pets: 'with pets',
  noPets: 'no pets',
  reasons: {
    APPRENTICESHIP: 'an apprenticeship',
    WORK: 'work away from home',
    INTERNSHIP: 'an internship',
    STUDYING: 'studies',
    INTERIM: 'a home in between two homes',
    TEMPORARY_HOUSING_NEED: 'a temporary need of housing',
    OTHER: 'a temporary need of the tenant',
    REFUGEE: 'a first home after flight',
  },
  families: {
    default: {
      kind: 'Furnished apartment, for a limited time',
      purpose: ['Both sides want a stay of limited length. The tenant does not give up another home for it.'],
      law: ['The law of the country in which the apartment lies applies.'],
    },
    germany: {
      kind: 'Furnished apartment in Germany, for temporary use',
      purpose: [
        'The apartment is let for temporary use only (section 549 (2) no. 1 BGB), not as a lasting home.',
      ],
      law: ['German law applies.'],
    },
    germanyPrivate: {
      kind: 'Furnished apartment in Germany, let by a private person',
      purpose: [
        'The apartment is let for temporary use only (section 549 (2) no. 1 BGB), not as a lasting home.',
        'The landlord lets the apartment privately and not as a business.',
      ],
      law: ['German law applies.'],
    },
    germanyCommercial: {
      kind: 'Furnished apartment in Germany, let by a business',
      purpose: [
        'The apartment is let for temporary use only (section 549 (2) no. 1 BGB), not as a lasting home.',
        'The landlord lets the apartment as a business. The prices are final: no tax and no fee is added later.',
      ],
      law: ['German law applies.'],
    },
    germanyStudent: {
      kind: 'Furnished apartment in Germany, for studies or training',
      purpose: [
        'The apartment is let for temporary use during the tenant’s studies or training (section 549 (2) no. 1 BGB).',
        'On request the tenant shows a proof of enrolment, apprenticeship or internship before moving in.',
      ],
      law: ['German law applies.'],
    },
    germanyRefugee: {
      kind: 'Furnished apartment in Germany, a first home after flight',
      purpose: [
        'The apartment is a temporary home for people who had to leave theirs (section 549 (2) no. 1 BGB).',
        'Where an authority pays the rent or a part of it, the landlord signs the papers it needs within a week.',
        'If the tenant is assigned to another place, the tenant may end the stay two weeks after saying so in writing.',
      ],
      law: ['German law applies.'],
    },
    franceShortTerm: {
      kind: 'Furnished apartment in France, short stay',
      purpose: [
        'The apartment is let as a furnished tourist accommodation, for a stay of at most 90 days in a row.',
        'The tenant keeps the main residence elsewhere and does not make this apartment one.',
      ],
      law: [
        'French law applies, in particular the rules of the Code du tourisme on furnished tourist lettings.',
      ],
    },
    franceCivilLaw: {
      kind: 'Furnished apartment in France, lease under the Civil Code',
      purpose: [
        'The apartment is a second or company residence. It does not become anybody’s main residence.',
      ],
      law: ['French law applies: articles 1713 and following of the Code civil, and what is agreed here.'],
    },
    franceMobility: {
      kind: 'Furnished apartment in France, mobility lease (bail mobilité)',
      purpose: [
        'This is a mobility lease (bail mobilité) under title I ter of law no. 89-462 of 6 July 1989, for one to ten months.',
        'The tenant shows the reason with a proof on the day of the start at the latest: training, studies, apprenticeship, internship, voluntary service, a transfer or a temporary assignment.',
      ],
      law: ['French law applies, in particular title I ter of law no. 89-462 of 6 July 1989.'],
    },
    franceFurnished: {
      kind: 'Furnished apartment in France, main residence',
      purpose: ['The apartment is let furnished and the tenant lives in it as a main residence.'],
      law: [
        'French law applies, in particular title I bis of law no. 89-462 of 6 July 1989. Where that law protects the tenant further than this contract, the law prevails.',
      ],
    },
  },
  sections,
  signatures: {
    title: 'Signatures',
    placeAndDay: 'Place and day',
    signature: 'Signature',
    online:
      'This contract is signed online. Once both have signed, the audit trail is added as its last page.',
  },
  lawyer:
    'A note to both: this text is a sensible starting point and no legal advice. Have it checked by a lawyer before you rely on it.',
  trail: {
    title: 'Audit trail of the signatures',
    intro: (reference, pages) =>
      `The pages before this one (1 to ${pages}) are the signed contract ${reference}, unchanged. This page records who signed it, when and how. The SHA-256 is the fingerprint of the document that each side had in front of them.`,
    name: 'Name',
    typedName: 'Signed as',
    email: 'Email',
    consent: 'Agreed to',
    openedAt: 'Opened at',
    notOpened: 'not recorded',
    signedAt: 'Signed at',
    ipAddress: 'IP address',
    userAgent: 'Browser',
    document: 'SHA-256',
    footer: 'Audit trail',
  },
}

function sections(terms: ContractTerms, family: FamilyText): readonly ContractSection[] {
  return [
    { title: 'Apartment', clauses: apartment(terms) },
    { title: 'Time of the stay', clauses: time(terms, family) },
    { title: 'Rent', clauses: rent(terms) },
    { title: 'Deposit', clauses: deposit(terms) },
    { title: 'Use and people', clauses: usage(terms) },
    { title: 'Duties and house rules', clauses: duties(terms), quote: terms.houseRules },
    {
      title: 'Handover and return',
      clauses: [
        'At the handover both go through the apartment together and note its state, the furniture, the meters and the number of keys. Pictures help.',
        'On the last day the tenant returns the apartment empty of own things, swept clean and with all keys, by the hour both agree on, or else by noon.',
        'The tenant pays for damage beyond ordinary wear that the tenant or guests caused, but not for what age and normal use do.',
      ],
    },
    {
      title: 'Ending',
      clauses: [
        `The contract ends on ${terms.to} without notice. Staying on does not prolong it; a longer stay needs a new agreement of both in writing.`,
        'Before that day either side may end it only where the law gives that right, above all for good cause. What the law grants and does not allow to be excluded stays untouched.',
      ],
    },
    { title: 'Signing and communication', clauses: signing(terms) },
    {
      title: 'Law',
      clauses: [
        ...family.law,
        'If one clause is invalid, the others stand; in its place applies what the law provides.',
      ],
    },
  ]
}

function apartment(terms: ContractTerms): string[] {
  return [
    `The landlord lets to the tenant the furnished apartment “${terms.apartment}”, ${terms.address}${terms.area ? `, of about ${terms.area}` : ''}.`,
    'Furniture, equipment and household goods that are in the apartment at the handover belong to the letting.',
  ]
}

function time(terms: ContractTerms, family: FamilyText): string[] {
  return [
    `The stay begins on ${terms.from} and ends on ${terms.to}. Both days belong to the stay, which lasts ${terms.duration}.`,
    `The reason for the limited time is ${terms.reason}.`,
    ...family.purpose,
  ]
}

const CALCULATIONS = {
  OWN_CALCULATION:
    'Full calendar months count with the monthly price. In a month that is used only in part, each day counts with its share of that month’s days.',
  CALCULATION_PER_NIGHT: 'Each night counts with twelve monthly prices divided by 365.',
  HALF_OR_FULL_MONTH:
    'Months are counted from the first day. Up to 15 days left over count as half a month, more of them as a whole one.',
  AGREED: 'The parties agreed on this total as one amount for the whole stay.',
} satisfies Record<ContractTerms['calculation'], string>

function rent(terms: ContractTerms): string[] {
  return [
    `The monthly price is ${terms.price}. The total rent for the whole stay is ${terms.totalRent}.`,
    CALCULATIONS[terms.calculation],
    'The rent includes furniture and the running costs of ordinary use, unless the listing says otherwise.',
    'The rent of each month is due in advance by its third working day, that of the first month by the handover of the keys.',
  ]
}

function deposit(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['No deposit is asked.']
  return [
    `The tenant pays a deposit of ${terms.deposit} by the handover of the keys.`,
    'The landlord keeps it apart from own money where the law asks for it and returns it after the stay, as soon as it is clear that nothing is owed, with a list of what was kept and why.',
  ]
}

function usage(terms: ContractTerms): string[] {
  const pets = terms.petsDescription
    ? `Pets may live in the apartment: ${terms.petsDescription}.`
    : 'Pets may live in the apartment as agreed.'
  return [
    `The apartment is for living, by ${terms.people}. Visitors are welcome for ordinary visits.`,
    ...(terms.business
      ? [
          `The tenant${terms.company ? ` (${terms.company})` : ''} concludes this contract as a business and answers for the people who live in the apartment.`,
        ]
      : []),
    'The tenant does not sublet the apartment or pass it on without the landlord’s permission in writing.',
    terms.pets ? pets : 'Pets need the landlord’s permission first; small animals in cages do not.',
  ]
}

function duties(terms: ContractTerms): string[] {
  return [
    'The landlord hands over the apartment clean, furnished and in working order, keeps it so, and enters it only by appointment or in an emergency.',
    'The tenant treats it with care, airs and heats sensibly, respects the neighbours’ rest and tells the landlord soon about anything broken.',
    terms.houseRules
      ? 'The house rules of the landlord belong to this contract:'
      : 'The rules of the house, as posted in the building, apply.',
  ]
}

function signing(terms: ContractTerms): string[] {
  return [
    terms.online
      ? 'Both sign online: each reads the contract, agrees to sign electronically and types the own name. Time, IP address and browser are recorded, and both get the signed document.'
      : 'Both sign on paper. Each gets a copy that carries both signatures.',
    terms.landlordConfirms
      ? 'The booking is made once both have signed and the landlord has confirmed it.'
      : 'The booking is made once both have signed.',
    'Notices about the stay go to the email addresses above or through Mezzo. Each side says soon when an address changes.',
  ]
}

function count(number: number, one: string, many = `${one}s`): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

function parts(all: readonly string[]): string {
  return all.filter(Boolean).join(' and ')
}
