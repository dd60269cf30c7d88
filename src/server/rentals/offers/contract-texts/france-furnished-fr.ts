import { apartmentFr, careFr, handoverFr, lawFr, peopleFr, rentFr, signingFr, timeFr } from './clauses-fr.ts'
import type { ContractTemplate, ContractTerms } from './contract-text.ts'

/** FRANCE_FURNISHED in French: a furnished main residence. */
export const franceFurnishedFr: ContractTemplate = {
  title: 'Bail d’un logement meublé à usage de résidence principale',
  kind: 'Logement meublé en France, résidence principale',
  sections: (terms) => [
    { title: 'Logement', clauses: apartmentFr(terms) },
    {
      title: 'Objet et durée',
      clauses: [
        ...timeFr(terms),
        'Le logement est loué meublé et le locataire y a sa résidence principale (titre Ier bis de la loi n° 89-462 du 6 juillet 1989). Il comporte au moins les meubles énumérés par le décret n° 2015-981 du 31 juillet 2015.',
        duration(terms),
      ],
    },
    {
      title: 'Loyer et charges',
      clauses: [
        ...rentFr(terms),
        'Les charges sont un forfait compris dans le loyer. Là où la commune encadre les loyers, le loyer respecte le plafond.',
      ],
    },
    {
      title: 'Dépôt de garantie',
      clauses: terms.deposit
        ? [
            `Le dépôt de garantie est de ${terms.deposit}, deux mois de loyer hors charges au plus (article 25-6).`,
            'Il est rendu dans le mois qui suit la remise des clés si le logement est conforme à l’état des lieux d’entrée, sinon dans les deux mois, avec le détail de ce qui a été retenu et pourquoi.',
          ]
        : ['Aucun dépôt de garantie n’est demandé.'],
    },
    { title: 'Usage et personnes', clauses: peopleFr(terms) },
    careFr(terms),
    {
      title: 'Assurance et documents',
      clauses: [
        'Le locataire assure le logement contre les risques dont il répond et en justifie à la remise des clés, puis chaque année.',
        'L’inventaire du mobilier, l’état des lieux, la notice d’information et les diagnostics techniques, dont la performance énergétique, font partie de ce contrat.',
      ],
    },
    handoverFr,
    {
      title: 'Fin du contrat',
      clauses: [
        'Le locataire peut donner congé à tout moment avec un préavis d’un mois. Le bailleur ne le peut que pour le terme, avec un préavis de trois mois, pour vendre, pour habiter le logement ou pour un motif légitime et sérieux (article 25-8).',
        'Si le loyer, les charges ou le dépôt restent impayés ou si l’assurance manque, le bail est résilié comme la loi le prévoit, après un commandement et le délai qu’elle donne.',
      ],
    },
    signingFr(terms),
    lawFr(
      'Le droit français s’applique, en particulier le titre Ier bis de la loi n° 89-462 du 6 juillet 1989. Là où elle protège mieux le locataire que ce contrat, la loi l’emporte.',
    ),
  ],
  annex: () => [
    'La prolongation n’enlève rien aux droits de congé et de reconduction que la loi donne au locataire.',
  ],
}

function duration(terms: ContractTerms): string {
  return terms.isStudent
    ? 'Le locataire étudie ; un bail de neuf mois prend fin à son terme et n’est pas reconduit tacitement (article 25-7).'
    : 'Un bail d’un an est reconduit tacitement pour un an, sauf congé (article 25-7) ; le dernier jour indiqué ici est celui jusqu’auquel le locataire compte rester.'
}
