import type { ContractSection, ContractTerms, ContractTexts, FamilyText } from './contract-text.ts'

const TEMPORARY =
  'Le logement est loué pour un usage temporaire seulement (§ 549, alinéa 2, n° 1 du BGB) et non comme habitation durable.'

/** The contract in French. */
export const fr: ContractTexts = {
  title: 'Contrat de location pour un usage temporaire',
  madeOn: (day) => `Établi le ${day}`,
  page: (page, of) => `Page ${page} sur ${of}`,
  landlord: 'Bailleur',
  tenant: 'Locataire',
  partiesTitle: 'Parties',
  facts: {
    apartment: 'Logement',
    stay: 'Séjour',
    people: 'Personnes',
    price: 'Prix mensuel',
    totalRent: 'Loyer total',
    deposit: 'Dépôt de garantie',
    perMonth: 'par mois',
    noDeposit: 'aucun',
  },
  stay: (from, to) => `du ${from}\nau ${to}`,
  duration: (months, days) => parts([count(months, 'mois', 'mois'), count(days, 'jour', 'jours')]),
  people: (adults, children) =>
    parts([count(adults, 'adulte', 'adultes'), count(children, 'enfant', 'enfants')]),
  pets: 'avec animaux',
  noPets: 'sans animaux',
  reasons: {
    APPRENTICESHIP: 'un apprentissage',
    WORK: 'un travail loin du domicile',
    INTERNSHIP: 'un stage',
    STUDYING: 'des études',
    INTERIM: 'le temps entre deux logements',
    TEMPORARY_HOUSING_NEED: 'un besoin temporaire de logement',
    OTHER: 'un besoin temporaire du locataire',
    REFUGEE: 'un premier foyer après l’exil',
  },
  families: {
    default: {
      kind: 'Logement meublé, pour une durée limitée',
      purpose: [
        'Les deux parties veulent un séjour de durée limitée. Le locataire n’abandonne pas un autre logement pour celui-ci.',
      ],
      law: ['Le droit du pays où se trouve le logement s’applique.'],
    },
    germany: {
      kind: 'Logement meublé en Allemagne, pour un usage temporaire',
      purpose: [TEMPORARY],
      law: ['Le droit allemand s’applique.'],
    },
    germanyPrivate: {
      kind: 'Logement meublé en Allemagne, loué par un particulier',
      purpose: [TEMPORARY, 'Le bailleur loue à titre privé et non professionnel.'],
      law: ['Le droit allemand s’applique.'],
    },
    germanyCommercial: {
      kind: 'Logement meublé en Allemagne, loué par un professionnel',
      purpose: [
        TEMPORARY,
        'Le bailleur loue à titre professionnel. Les prix sont définitifs : ni taxe ni frais ne s’y ajoutent plus tard.',
      ],
      law: ['Le droit allemand s’applique.'],
    },
    germanyStudent: {
      kind: 'Logement meublé en Allemagne, pour des études ou une formation',
      purpose: [
        'Le logement est loué pour un usage temporaire pendant les études ou la formation du locataire (§ 549, alinéa 2, n° 1 du BGB).',
        'Sur demande, le locataire présente avant l’entrée une preuve d’inscription, d’apprentissage ou de stage.',
      ],
      law: ['Le droit allemand s’applique.'],
    },
    germanyRefugee: {
      kind: 'Logement meublé en Allemagne, premier foyer après l’exil',
      purpose: [
        'Le logement est un foyer temporaire pour des personnes qui ont dû quitter le leur (§ 549, alinéa 2, n° 1 du BGB).',
        'Si une administration paie tout ou partie du loyer, le bailleur signe dans la semaine les papiers nécessaires.',
        'Si un autre lieu est assigné au locataire, celui-ci peut mettre fin au séjour deux semaines après l’avoir annoncé par écrit.',
      ],
      law: ['Le droit allemand s’applique.'],
    },
    franceShortTerm: {
      kind: 'Logement meublé en France, court séjour',
      purpose: [
        'Le logement est loué comme meublé de tourisme, pour un séjour de 90 jours consécutifs au plus.',
        'Le locataire garde sa résidence principale ailleurs et ne l’établit pas ici.',
      ],
      law: [
        'Le droit français s’applique, en particulier les règles du Code du tourisme sur les meublés de tourisme.',
      ],
    },
    franceCivilLaw: {
      kind: 'Logement meublé en France, bail de droit civil',
      purpose: [
        'Le logement sert de résidence secondaire ou de logement de fonction. Il ne devient la résidence principale de personne.',
      ],
      law: [
        'Le droit français s’applique : les articles 1713 et suivants du Code civil, et ce qui est convenu ici.',
      ],
    },
    franceMobility: {
      kind: 'Logement meublé en France, bail mobilité',
      purpose: [
        'Ce contrat est un bail mobilité régi par le titre Ier ter de la loi n° 89-462 du 6 juillet 1989, conclu pour un à dix mois.',
        'Le locataire justifie de son motif au plus tard le jour de la prise d’effet : formation, études, apprentissage, stage, service civique, mutation ou mission temporaire.',
      ],
      law: [
        'Le droit français s’applique, en particulier le titre Ier ter de la loi n° 89-462 du 6 juillet 1989.',
      ],
    },
    franceFurnished: {
      kind: 'Logement meublé en France, résidence principale',
      purpose: ['Le logement est loué meublé et le locataire y établit sa résidence principale.'],
      law: [
        'Le droit français s’applique, en particulier le titre Ier bis de la loi n° 89-462 du 6 juillet 1989. Là où elle protège mieux le locataire que ce contrat, la loi l’emporte.',
      ],
    },
  },
  sections,
  signatures: {
    title: 'Signatures',
    placeAndDay: 'Lieu et date',
    signature: 'Signature',
    online:
      'Ce contrat se signe en ligne. Une fois signé par les deux parties, le journal des signatures s’y ajoute en dernière page.',
  },
  lawyer:
    'Une remarque aux deux parties : ce texte est un point de départ raisonnable et non un conseil juridique. Faites-le vérifier par un avocat avant de vous y fier.',
  trail: {
    title: 'Journal des signatures',
    intro: (reference, pages) =>
      `Les pages qui précèdent (1 à ${pages}) sont le contrat signé ${reference}, inchangé. Cette page consigne qui l’a signé, quand et comment. Le SHA-256 est l’empreinte du document que chaque partie avait sous les yeux.`,
    name: 'Nom',
    typedName: 'Signé sous le nom',
    email: 'E-mail',
    consent: 'A accepté',
    openedAt: 'Ouvert le',
    notOpened: 'non consigné',
    signedAt: 'Signé le',
    ipAddress: 'Adresse IP',
    userAgent: 'Navigateur',
    document: 'SHA-256',
    footer: 'Journal',
  },
}

function sections(terms: ContractTerms, family: FamilyText): readonly ContractSection[] {
  return [
    { title: 'Logement', clauses: apartment(terms) },
    { title: 'Durée du séjour', clauses: time(terms, family) },
    { title: 'Loyer', clauses: rent(terms) },
    { title: 'Dépôt de garantie', clauses: deposit(terms) },
    { title: 'Usage et personnes', clauses: usage(terms) },
    { title: 'Obligations et règles de la maison', clauses: duties(terms), quote: terms.houseRules },
    {
      title: 'Remise et restitution',
      clauses: [
        'À la remise des clés, les deux parties parcourent le logement ensemble et notent son état, les meubles, les compteurs et le nombre de clés. Des photos aident.',
        'Le dernier jour, le locataire rend le logement vide de ses affaires, balayé et avec toutes les clés, à l’heure convenue, sinon à midi au plus tard.',
        'Le locataire répond des dégâts dépassant l’usure ordinaire que lui ou ses invités ont causés, mais non de ce que font l’âge et l’usage normal.',
      ],
    },
    {
      title: 'Fin du contrat',
      clauses: [
        `Le contrat prend fin le ${terms.to}, sans congé. Rester au-delà ne le prolonge pas ; un séjour plus long demande un nouvel accord écrit des deux parties.`,
        'Avant ce jour, chaque partie ne peut y mettre fin que là où la loi le permet, avant tout pour un motif grave. Ce que la loi accorde de façon impérative reste acquis.',
      ],
    },
    { title: 'Signature et communication', clauses: signing(terms) },
    {
      title: 'Droit applicable',
      clauses: [
        ...family.law,
        'Si une clause n’est pas valable, les autres demeurent ; la loi s’applique à sa place.',
      ],
    },
  ]
}

function apartment(terms: ContractTerms): string[] {
  return [
    `Le bailleur loue au locataire le logement meublé « ${terms.apartment} », ${terms.address}${terms.area ? `, d’environ ${terms.area}` : ''}.`,
    'Les meubles, l’équipement et les objets du ménage présents à la remise des clés font partie de la location.',
  ]
}

function time(terms: ContractTerms, family: FamilyText): string[] {
  return [
    `Le séjour commence le ${terms.from} et se termine le ${terms.to}. Ces deux jours en font partie ; il dure ${terms.duration}.`,
    `La raison de cette durée limitée : ${terms.reason}.`,
    ...family.purpose,
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

function rent(terms: ContractTerms): string[] {
  return [
    `Le prix mensuel est de ${terms.price}. Le loyer total pour tout le séjour est de ${terms.totalRent}.`,
    CALCULATIONS[terms.calculation],
    'Le loyer comprend les meubles et les charges d’un usage ordinaire, sauf indication contraire de l’annonce.',
    'Le loyer de chaque mois est dû d’avance, au plus tard le troisième jour ouvrable, celui du premier mois à la remise des clés.',
  ]
}

function deposit(terms: ContractTerms): string[] {
  if (!terms.deposit) return ['Aucun dépôt de garantie n’est demandé.']
  return [
    `Le locataire verse un dépôt de garantie de ${terms.deposit} au plus tard à la remise des clés.`,
    'Le bailleur le garde séparé de son argent là où la loi l’exige et le rend après le séjour, dès qu’il est établi que rien n’est dû, avec le détail de ce qui a été retenu et pourquoi.',
  ]
}

function usage(terms: ContractTerms): string[] {
  const pets = terms.petsDescription
    ? `Des animaux peuvent vivre dans le logement : ${terms.petsDescription}.`
    : 'Des animaux peuvent vivre dans le logement comme convenu.'
  return [
    `Le logement sert à l’habitation : ${terms.people}. Les visites ordinaires sont les bienvenues.`,
    ...(terms.business
      ? [
          `Le locataire${terms.company ? ` (${terms.company})` : ''} conclut ce contrat en tant qu’entreprise et répond des personnes qui habitent le logement.`,
        ]
      : []),
    'Le locataire ne sous-loue pas le logement et ne le cède pas sans l’accord écrit du bailleur.',
    terms.pets
      ? pets
      : 'Tout animal autre qu’un petit animal en cage s’annonce d’abord au bailleur, qui ne refuse que là où la loi le permet.',
  ]
}

function duties(terms: ContractTerms): string[] {
  return [
    'Le bailleur remet le logement propre, meublé et en état de marche, le maintient ainsi et n’y entre que sur rendez-vous ou en cas d’urgence.',
    'Le locataire en prend soin, aère et chauffe raisonnablement, respecte le repos des voisins et signale vite ce qui est cassé.',
    terms.houseRules
      ? 'Les règles de la maison du bailleur font partie de ce contrat :'
      : 'Le règlement affiché dans l’immeuble s’applique.',
  ]
}

function signing(terms: ContractTerms): string[] {
  return [
    terms.online
      ? 'Les deux parties signent en ligne : chacune lit le contrat, accepte la signature électronique et saisit son nom. L’heure, l’adresse IP et le navigateur sont enregistrés, et chacune reçoit le document signé.'
      : 'Les deux parties signent sur papier. Chacune reçoit un exemplaire portant les deux signatures.',
    terms.landlordConfirms
      ? 'La réservation est conclue une fois que les deux parties ont signé et que le bailleur l’a confirmée.'
      : 'La réservation est conclue une fois que les deux parties ont signé.',
    'Les messages relatifs au séjour vont aux adresses e-mail ci-dessus ou passent par Mezzo. Chaque partie signale vite un changement d’adresse.',
  ]
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

function parts(all: readonly string[]): string {
  return all.filter(Boolean).join(' et ')
}
