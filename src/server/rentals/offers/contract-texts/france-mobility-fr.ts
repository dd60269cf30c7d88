import { apartmentFr, careFr, handoverFr, lawFr, peopleFr, rentFr, signingFr, timeFr } from './clauses-fr.ts'
import type { ContractSection, ContractTemplate, ContractTerms } from './contract-text.ts'

// The mobility lease in French; its two kinds differ in whether the tenant lives there mainly.

function mobility(kind: string, residence: string): ContractTemplate {
  return {
    title: 'Bail mobilité',
    kind,
    sections: (terms) => sections(terms, residence),
    annex: () => [
      'La durée n’est modifiée qu’une fois, par cet avenant, et le bail dure en tout dix mois au plus (article 25-14 de la loi n° 89-462 du 6 juillet 1989).',
    ],
  }
}

function sections(terms: ContractTerms, residence: string): readonly ContractSection[] {
  return [
    { title: 'Logement', clauses: apartmentFr(terms) },
    {
      title: 'Objet, motif et durée',
      clauses: [
        'Ce contrat est un bail mobilité régi par le titre Ier ter de la loi n° 89-462 du 6 juillet 1989.',
        ...timeFr(terms),
        'Le locataire justifie de son motif au plus tard le jour de la prise d’effet : formation professionnelle, études supérieures, apprentissage, stage, service civique, mutation ou mission temporaire.',
        'Le bail dure d’un à dix mois. Il n’est ni renouvelable ni reconductible.',
        residence,
      ],
    },
    {
      title: 'Loyer et charges',
      clauses: [
        ...rentFr(terms),
        'Les charges sont un forfait compris dans le loyer, sans régularisation. Le loyer n’est pas révisé pendant le bail.',
      ],
    },
    {
      title: 'Pas de dépôt de garantie',
      clauses: [
        'La loi interdit au bailleur d’exiger un dépôt de garantie dans un bail mobilité. Le locataire peut avoir une caution, par exemple la garantie Visale.',
      ],
    },
    { title: 'Usage et personnes', clauses: peopleFr(terms) },
    careFr(terms),
    {
      title: 'Assurance et documents',
      clauses: [
        'Le locataire assure le logement contre les risques dont il répond et en justifie à la remise des clés.',
        'Les diagnostics techniques que la loi exige, dont la performance énergétique, sont annexés à ce contrat.',
      ],
    },
    handoverFr,
    {
      title: 'Fin du contrat',
      clauses: [
        `Le bail prend fin de plein droit le ${terms.to}. Un nouveau bail signé ensuite pour ce logement relève du titre Ier bis de la même loi.`,
        'Le locataire peut y mettre fin à tout moment avec un préavis d’un mois (article 25-15). Le bailleur ne le peut avant le terme que dans les cas prévus par la loi.',
      ],
    },
    signingFr(terms),
    lawFr(
      'Le droit français s’applique, en particulier le titre Ier ter de la loi n° 89-462 du 6 juillet 1989. Là où elle protège mieux le locataire que ce contrat, la loi l’emporte.',
    ),
  ]
}

/** FRANCE_MOBILITY_MAIN in French: the apartment is the main residence for that time. */
export const franceMobilityMainFr = mobility(
  'Logement meublé en France, bail mobilité, résidence principale',
  'Pendant le bail, le locataire a ici sa résidence principale.',
)

/** FRANCE_MOBILITY_SECONDARY in French: the tenant keeps a main residence elsewhere. */
export const franceMobilitySecondaryFr = mobility(
  'Logement meublé en France, bail mobilité, résidence secondaire',
  'Le locataire garde sa résidence principale ailleurs, en indique l’adresse au bailleur et ne séjourne ici qu’autant que son motif l’exige.',
)
