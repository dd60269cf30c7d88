import type { AnnexTerms, ContractSection, ContractTemplate, ContractTerms } from './contract-text.ts'

// What several contracts in French say in the same words. Each template adds clauses of its own.

/** What is let. */
export function apartmentFr(terms: ContractTerms): string[] {
  return [
    `Le bailleur loue au locataire le logement meublé « ${terms.apartment} »${located(terms)}, ${terms.address}${terms.area ? `, d’environ ${terms.area}` : ''}.`,
    'Les meubles, l’équipement et les objets du ménage présents à la remise des clés font partie de la location.',
    ...(terms.registrationNumber
      ? [`Numéro d’enregistrement du logement : ${terms.registrationNumber}.`]
      : []),
  ]
}

/** Where in the building it is, so that nobody takes another apartment for it. */
function located({ location }: ContractTerms): string {
  return location ? ` (situation dans l’immeuble : ${location})` : ''
}

/** The days, and why they end. */
export function timeFr(terms: ContractTerms): string[] {
  return [
    `Le séjour commence le ${terms.from} et se termine le ${terms.to}. Ces deux jours en font partie ; il dure ${terms.duration}.`,
    `La raison de cette durée limitée : ${terms.reason}.`,
  ]
}

const CALCULATIONS = {
  OWN_CALCULATION:
    'Les mois civils entiers comptent au prix mensuel. Dans un mois occupé en partie, chaque jour compte pour sa part des jours de ce mois.',
  CALCULATION_PER_NIGHT: 'Chaque nuit compte pour douze prix mensuels divisés par 365.',
  HALF_OR_FULL_MONTH:
    'Les mois se comptent à partir du premier jour. Jusqu’à 15 jours restants comptent pour un demi-mois, davantage pour un mois entier.',
  AGREED: 'Les parties sont convenues de ce total comme d’un montant unique pour tout le séjour.',
} satisfies Record<ContractTerms['calculation'], string>

/** The rent, when it is due, and the cleaning. */
export function rentFr(terms: ContractTerms): string[] {
  return [
    `Le prix mensuel est de ${terms.price}. Le loyer total pour tout le séjour est de ${terms.totalRent}.`,
    CALCULATIONS[terms.calculation],
    'Le loyer comprend les meubles et les charges d’un usage ordinaire, sauf indication contraire de l’annonce.',
    `Le premier paiement, le loyer du premier mois, est dû ${firstPayment(terms)} ; celui de chaque mois suivant, d’avance, au plus tard le troisième jour ouvrable. Il est versé sur le compte que le bailleur indique par écrit.`,
    ...cleaning(terms),
  ]
}

function firstPayment(terms: ContractTerms): string {
  if (!terms.firstPayment) return 'dans les sept jours suivant la dernière signature'
  return terms.timeOfPayment === 'RENTAL_BEGIN'
    ? `au début du séjour, le ${terms.firstPayment}`
    : `le ${terms.firstPayment}`
}

function cleaning(terms: ContractTerms): string[] {
  if (!terms.cleaningFee) return []
  return terms.cleaningPerHour
    ? [
        `Un ménage commandé pendant le séjour ou à sa fin coûte ${terms.cleaningFee} par heure entamée et se règle avec le paiement suivant.`,
      ]
    : [`Le ménage de fin de séjour est réglé une fois, ${terms.cleaningFee}, avec le premier paiement.`]
}

/** The deposit where the law leaves it to the parties. */
export function depositFr(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['Aucun dépôt de garantie n’est demandé.']
  return [
    `Le locataire verse un dépôt de garantie de ${terms.deposit} au plus tard à la remise des clés.`,
    'Le bailleur le rend après le séjour, dès qu’il est établi que rien n’est dû, au plus tard dans les deux mois, avec le détail de ce qui a été retenu et pourquoi.',
  ]
}

/** Who lives there, and what needs a permission. */
export function peopleFr(terms: ContractTerms): string[] {
  return [
    `Le logement sert à l’habitation : ${terms.people}. Les visites ordinaires sont les bienvenues.`,
    ...(terms.business
      ? [
          `Le locataire${terms.company ? ` (${terms.company})` : ''} conclut ce contrat en tant qu’entreprise. Il met le logement à la disposition des personnes nommées ici, répond d’elles et indique par écrit qui y habite.`,
        ]
      : []),
    'Le locataire ne sous-loue pas le logement et ne le cède pas sans l’accord écrit du bailleur.',
    pets(terms),
  ]
}

function pets(terms: ContractTerms): string {
  if (!terms.pets) {
    return 'Tout animal autre qu’un petit animal en cage s’annonce d’abord au bailleur, qui ne refuse que là où la loi le permet.'
  }
  return terms.petsDescription
    ? `Des animaux peuvent vivre dans le logement : ${terms.petsDescription}.`
    : 'Des animaux peuvent vivre dans le logement comme convenu.'
}

/** What each side owes the apartment; the landlord's house rules follow. */
export function careFr(terms: ContractTerms): ContractSection {
  return {
    title: 'Obligations et règles de la maison',
    clauses: [
      'Le bailleur remet le logement propre, meublé et en état de marche, le maintient ainsi et n’y entre que sur rendez-vous ou en cas d’urgence.',
      'Le locataire en prend soin, aère et chauffe raisonnablement, respecte le repos des voisins et signale vite ce qui est cassé.',
      terms.houseRules
        ? 'Les règles de la maison du bailleur font partie de ce contrat :'
        : 'Le règlement affiché dans l’immeuble s’applique.',
    ],
    quote: terms.houseRules,
  }
}

/** The first and the last day. */
export const handoverFr: ContractSection = {
  title: 'Remise et restitution',
  clauses: [
    'À la remise des clés, les deux parties parcourent le logement ensemble et notent son état, les meubles, les compteurs et le nombre de clés. Des photos aident.',
    'Le dernier jour, le locataire rend le logement vide de ses affaires, balayé et avec toutes les clés, à l’heure convenue, sinon à midi au plus tard.',
    'Le locataire répond des dégâts dépassant l’usure ordinaire que lui ou ses invités ont causés, mais non de ce que font l’âge et l’usage normal.',
  ],
}

/** How it is signed, and how the sides talk. */
export function signingFr(terms: ContractTerms): ContractSection {
  return {
    title: 'Signature et communication',
    clauses: [
      terms.online
        ? 'Les deux parties signent en ligne : chacune lit le contrat, accepte la signature électronique et saisit ou dessine son nom. L’heure, l’adresse IP et le navigateur sont enregistrés, et chacune reçoit le document signé.'
        : 'Les deux parties signent sur papier. Chacune reçoit un exemplaire portant les deux signatures.',
      terms.landlordConfirms
        ? 'La réservation est conclue une fois que les deux parties ont signé et que le bailleur l’a confirmée.'
        : 'La réservation est conclue une fois que les deux parties ont signé.',
      'Les messages relatifs au séjour vont aux adresses e-mail ci-dessus ou passent par Mezzo. Chaque partie signale vite un changement d’adresse.',
    ],
  }
}

/** Which law applies, and that one void clause leaves the others. */
export function lawFr(...clauses: readonly string[]): ContractSection {
  return {
    title: 'Droit applicable',
    clauses: [
      ...clauses,
      'Si une clause n’est pas valable, les autres demeurent ; la loi s’applique à sa place.',
    ],
  }
}

/** The sections of an annex: what it prolongs, what changes, and what stays. */
export function annexSectionsFr(
  terms: ContractTerms,
  annexTo: AnnexTerms,
  template: ContractTemplate,
): readonly ContractSection[] {
  return [
    {
      title: 'Ce qui est prolongé',
      clauses: [
        `Cet avenant fait partie du contrat de location ${annexTo.reference} du ${annexTo.madeOn} portant sur le logement « ${terms.apartment} »${located(terms)}, ${terms.address}. Le séjour convenu jusqu’ici va du ${annexTo.from} au ${annexTo.to}.`,
        `Il est prolongé sans interruption du ${terms.from} au ${terms.to}, de ${terms.duration}. La raison : ${terms.reason}.`,
      ],
    },
    { title: 'Loyer de la prolongation', clauses: rentFr(terms) },
    {
      title: 'Dépôt de garantie',
      clauses: [
        terms.deposit
          ? `Le dépôt de garantie versé demeure et est complété de ${terms.deposit} ; le tout ne dépasse pas ce que la loi permet.`
          : 'Ce qui a été convenu au sujet du dépôt de garantie vaut aussi pour la prolongation ; rien n’est demandé en plus.',
      ],
    },
    {
      title: 'Ce qui demeure',
      clauses: [
        'Tout le reste du contrat de location continue inchangé, avec les règles de la maison et l’état des lieux.',
        `Le séjour prolongé se termine le ${terms.to}. Une nouvelle prolongation demande un nouvel avenant.`,
        ...template.annex(terms),
      ],
    },
    signingFr(terms),
  ]
}
