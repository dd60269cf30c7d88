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
import type { ContractTemplate, ContractTerms } from './contract-text.ts'

/** FRANCE_CIVIL_LAW in French: a second or company residence under the Code civil. */
export const franceCivilLawFr: ContractTemplate = {
  title: 'Bail de droit civil',
  kind: 'Logement meublé en France, résidence secondaire ou logement de fonction',
  sections: (terms) => [
    { title: 'Logement', clauses: apartmentFr(terms) },
    { title: 'Objet et durée', clauses: [...timeFr(terms), purpose(terms)] },
    { title: 'Loyer', clauses: rentFr(terms) },
    { title: 'Dépôt de garantie', clauses: depositFr(terms) },
    { title: 'Usage et personnes', clauses: peopleFr(terms) },
    careFr(terms),
    {
      title: 'Assurance',
      clauses: [
        'Le locataire assure le logement contre les risques dont il répond (article 1733 du Code civil) et en justifie à la remise des clés.',
      ],
    },
    handoverFr,
    {
      title: 'Fin du contrat',
      clauses: [
        `Le contrat prend fin de plein droit le ${terms.to}. Il ne se renouvelle pas si le locataire reste.`,
        terms.business
          ? 'L’entreprise peut y mettre fin avec un préavis de trois mois si la personne qu’elle loge le quitte ; le bailleur, avant le terme, pour un motif grave seulement.'
          : 'Avant ce jour, le locataire peut y mettre fin par écrit avec un préavis d’un mois si son travail ou sa santé l’exige ; le bailleur, pour un motif grave seulement.',
      ],
    },
    signingFr(terms),
    lawFr(
      'Le droit français s’applique : les articles 1713 et suivants du Code civil, et ce qui est convenu ici. La loi n° 89-462 du 6 juillet 1989 ne s’applique pas, personne n’ayant ici sa résidence principale.',
    ),
  ],
  annex: (terms) => [purpose(terms)],
}

function purpose(terms: ContractTerms): string {
  return terms.business
    ? 'Une entreprise loue le logement pour y loger des personnes qui travaillent pour elle. Il ne devient pas une résidence principale protégée par la loi n° 89-462 du 6 juillet 1989.'
    : 'Le logement est une résidence secondaire. Le locataire déclare avoir sa résidence principale ailleurs et en indique l’adresse au bailleur.'
}
