import type { AnnexTerms, ContractSection, ContractTemplate, ContractTerms } from './contract-text.ts'

// What several contracts in English say in the same words. Each template adds clauses of its own.

/** What is let. */
export function apartmentEn(terms: ContractTerms): string[] {
  return [
    `The landlord lets to the tenant the furnished apartment “${terms.apartment}”${located(terms)}, ${terms.address}${terms.area ? `, of about ${terms.area}` : ''}.`,
    'Furniture, equipment and household goods that are in the apartment at the handover belong to the letting.',
    ...(terms.registrationNumber
      ? [`Registration number of the apartment: ${terms.registrationNumber}.`]
      : []),
  ]
}

/** Where in the building it is, so that nobody takes another apartment for it. */
function located({ location }: ContractTerms): string {
  return location ? ` (in the building: ${location})` : ''
}

/** The days, and why they end. */
export function timeEn(terms: ContractTerms): string[] {
  return [
    `The stay begins on ${terms.from} and ends on ${terms.to}. Both days belong to it; it lasts ${terms.duration}.`,
    `The reason for the limited time: ${terms.reason}.`,
  ]
}

const CALCULATIONS = {
  OWN_CALCULATION:
    'Full calendar months count with the monthly price. In a month that is used in part, each day counts with its share of the days of that month.',
  CALCULATION_PER_NIGHT: 'Each night counts with twelve monthly prices divided by 365.',
  HALF_OR_FULL_MONTH:
    'Months count from the first day on. Up to 15 remaining days count as half a month, more as a whole one.',
  AGREED: 'The parties have agreed on this total as one sum for the whole stay.',
} satisfies Record<ContractTerms['calculation'], string>

/** The rent, when it is due, and the cleaning. */
export function rentEn(terms: ContractTerms): string[] {
  return [
    `The monthly price is ${terms.price}. The total rent for the whole stay is ${terms.totalRent}.`,
    CALCULATIONS[terms.calculation],
    'The rent includes the furniture and the running costs of ordinary use, unless the listing says otherwise.',
    `The first payment, the rent of the first month, is due ${firstPayment(terms)}; the rent of each further month in advance, by its third working day. It is paid to the account that the landlord names in writing.`,
    ...cleaning(terms),
  ]
}

function firstPayment(terms: ContractTerms): string {
  if (!terms.firstPayment) return 'within seven days of the last signature'
  return terms.timeOfPayment === 'RENTAL_BEGIN'
    ? `when the stay begins, on ${terms.firstPayment}`
    : `on ${terms.firstPayment}`
}

function cleaning(terms: ContractTerms): string[] {
  if (!terms.cleaningFee) return []
  return terms.cleaningPerHour
    ? [
        `Cleaning that is ordered during the stay or at its end costs ${terms.cleaningFee} for each hour begun and is due with the next payment.`,
      ]
    : [`For the final cleaning ${terms.cleaningFee} is paid once, with the first payment.`]
}

/** The deposit under the German Civil Code. */
export function germanDepositEn(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['No deposit is asked.']
  return [
    `The deposit is ${terms.deposit}. It may be paid in three equal monthly parts, the first when the stay begins (section 551 BGB).`,
    'The landlord keeps it apart from own money and settles it after the return, as soon as it is clear that nothing is owed, with a list of what was kept and why.',
  ]
}

/** The deposit where no limit of ours is known. */
export function depositEn(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['No deposit is asked.']
  return [
    `The tenant pays a deposit of ${terms.deposit} by the handover of the keys.`,
    'The landlord keeps it apart from own money where the law asks for it and returns it after the stay, as soon as it is clear that nothing is owed, with a list of what was kept and why.',
  ]
}

/** Who lives there, and what needs a permission. */
export function peopleEn(terms: ContractTerms): string[] {
  return [
    `The apartment is for living, by ${terms.people}. Visitors are welcome for ordinary visits.`,
    ...(terms.business
      ? [
          `The tenant${terms.company ? ` (${terms.company})` : ''} concludes this contract as a business. It leaves the apartment to the people named here, answers for them, and says in writing who lives there.`,
        ]
      : []),
    'The tenant does not sublet the apartment or pass it on without the landlord’s permission in writing.',
    pets(terms),
  ]
}

function pets(terms: ContractTerms): string {
  if (!terms.pets) return 'Pets need the landlord’s permission first; small animals in cages do not.'
  return terms.petsDescription
    ? `Pets may live in the apartment: ${terms.petsDescription}.`
    : 'Pets may live in the apartment as agreed.'
}

/** What each side owes the apartment; the landlord's house rules follow. */
export function careEn(terms: ContractTerms): ContractSection {
  return {
    title: 'Duties and house rules',
    clauses: [
      'The landlord hands over the apartment clean, furnished and in working order, keeps it so, and enters it only by appointment or in an emergency.',
      'The tenant treats it with care, airs and heats sensibly, respects the neighbours’ rest and tells the landlord soon about anything broken.',
      terms.houseRules
        ? 'The house rules of the landlord belong to this contract:'
        : 'The rules of the house, as posted in the building, apply.',
    ],
    quote: terms.houseRules,
  }
}

/** The first and the last day. */
export const handoverEn: ContractSection = {
  title: 'Handover and return',
  clauses: [
    'At the handover both go through the apartment together and note its state, the furniture, the meters and the number of keys. Pictures help.',
    'On the last day the tenant returns the apartment empty of own things, swept clean and with all keys, by the hour both agree on, or else by noon.',
    'The tenant pays for damage beyond ordinary wear that the tenant or guests caused, but not for what age and normal use do.',
  ],
}

/** The end of a contract under the German Civil Code. */
export function germanEndEn(terms: ContractTerms): string[] {
  return [
    `The contract ends on ${terms.to} without notice (section 542 (2) BGB). Staying on does not prolong it; section 545 BGB does not apply.`,
    'Before that day either side may end it for good cause, with the reason and in the form that the law asks for (sections 543, 568, 569 BGB). What the law grants and does not allow to be excluded stays untouched.',
  ]
}

/** What living somewhere brings in Germany. */
export const GERMAN_REGISTRATION_EN =
  'Within two weeks of moving in the landlord gives the confirmation for the residents’ registration office (section 19 BMG) if the tenant needs it.'

/** How it is signed, and how the sides talk. */
export function signingEn(terms: ContractTerms): ContractSection {
  return {
    title: 'Signing and communication',
    clauses: [
      terms.online
        ? 'Both sign online: each reads the contract, agrees to sign electronically and types or draws the own name. Time, IP address and browser are recorded, and both get the signed document.'
        : 'Both sign on paper. Each gets a copy that carries both signatures.',
      terms.landlordConfirms
        ? 'The booking is made once both have signed and the landlord has confirmed it.'
        : 'The booking is made once both have signed.',
      'Notices about the stay go to the email addresses above or through Mezzo. Each side says soon when an address changes.',
    ],
  }
}

/** Which law applies, and that one void clause leaves the others. */
export function lawEn(...clauses: readonly string[]): ContractSection {
  return {
    title: 'Law',
    clauses: [
      ...clauses,
      'If one clause is invalid, the others stand; in its place applies what the law provides.',
    ],
  }
}

/** The sections of an annex: what it prolongs, what changes, and what stays. */
export function annexSectionsEn(
  terms: ContractTerms,
  annexTo: AnnexTerms,
  template: ContractTemplate,
): readonly ContractSection[] {
  return [
    {
      title: 'What is prolonged',
      clauses: [
        `This annex belongs to the rental agreement ${annexTo.reference} of ${annexTo.madeOn} about the apartment “${terms.apartment}”${located(terms)}, ${terms.address}. The stay so far is from ${annexTo.from} to ${annexTo.to}.`,
        `Without a break it is prolonged from ${terms.from} to ${terms.to}, by ${terms.duration}. The reason: ${terms.reason}.`,
      ],
    },
    { title: 'Rent of the prolongation', clauses: rentEn(terms) },
    {
      title: 'Deposit',
      clauses: [
        terms.deposit
          ? `The deposit paid so far stays and is raised by ${terms.deposit}; together they are not more than the law allows.`
          : 'The deposit paid so far covers the prolongation, too. It is settled after its end only.',
      ],
    },
    {
      title: 'What stays',
      clauses: [
        'Everything else in the rental agreement goes on as it is, with the house rules and the record of the handover.',
        `The prolonged stay ends on ${terms.to}. To prolong it again takes a new annex.`,
        ...template.annex(terms),
      ],
    },
    signingEn(terms),
  ]
}
