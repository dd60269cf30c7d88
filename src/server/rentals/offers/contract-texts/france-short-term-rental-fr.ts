import {
  apartmentFr,
  careFr,
  depositFr,
  handoverFr,
  lawFr,
  peopleFr,
  rentFr,
  signingFr,
  timeFr,
} from './clauses-fr.ts'
import type { ContractTemplate } from './contract-text.ts'

/** FRANCE_SHORT_TERM_RENTAL in French: a seasonal letting of at most 90 days. */
export const franceShortTermRentalFr: ContractTemplate = {
  title: 'Contrat de location saisonnière',
  kind: 'Meublé de tourisme en France',
  sections: (terms) => [
    { title: 'Logement', clauses: apartmentFr(terms) },
    {
      title: 'Objet et durée',
      clauses: [
        ...timeFr(terms),
        'Le logement est loué comme meublé de tourisme (article L. 324-1-1 du Code du tourisme), pour 90 jours consécutifs au plus à la même personne. Il ne peut être prolongé au-delà.',
        'Le locataire garde sa résidence principale ailleurs et ne l’établit pas ici.',
      ],
    },
    { title: 'Loyer', clauses: rentFr(terms) },
    {
      title: 'Taxe de séjour',
      clauses: [
        'Là où la commune perçoit une taxe de séjour, le bailleur en indique le montant avant le séjour et la reverse à la commune.',
      ],
    },
    { title: 'Dépôt de garantie', clauses: depositFr(terms) },
    { title: 'Usage et personnes', clauses: peopleFr(terms) },
    careFr(terms),
    {
      title: 'État descriptif',
      clauses: [
        'Avant le contrat, le bailleur a remis au locataire un état descriptif du logement : situation, pièces et équipement. Il fait partie du contrat.',
      ],
    },
    handoverFr,
    {
      title: 'Fin du contrat',
      clauses: [
        `Le contrat prend fin de plein droit le ${terms.to}, sans congé, et ne se renouvelle pas si le locataire reste.`,
        'Avant ce jour, chaque partie ne peut y mettre fin que là où la loi le permet ou d’un commun accord.',
      ],
    },
    signingFr(terms),
    lawFr(
      'Le droit français s’applique, en particulier les règles du Code du tourisme sur les meublés de tourisme et les articles 1713 et suivants du Code civil. La loi n° 89-462 du 6 juillet 1989 ne s’applique pas.',
    ),
  ],
  annex: () => ['Avec cette prolongation, le séjour dure 90 jours consécutifs au plus.'],
}
