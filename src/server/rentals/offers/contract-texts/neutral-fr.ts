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

const LAWS: Readonly<Record<string, string>> = {
  AT: 'Le droit autrichien s’applique, en particulier le code civil (ABGB) et, dans la mesure où elle vise ce logement, la loi sur les baux (MRG). Une durée limitée se convient par écrit.',
  BE: 'Le droit belge s’applique, en particulier les règles de la région où se trouve le logement sur les baux de courte durée.',
  IT: 'Le droit italien s’applique, en particulier le code civil et la loi n° 431 du 9 décembre 1998 sur les baux de durée limitée.',
  ES: 'Le droit espagnol s’applique, en particulier les règles de la Ley 29/1994 (LAU) sur les baux saisonniers, et le code civil.',
  PL: 'Le droit polonais s’applique, en particulier le code civil et la loi du 21 juin 2001 sur la protection des locataires.',
  PT: 'Le droit portugais s’applique, en particulier le code civil sur les baux de durée limitée à des fins temporaires.',
}

/** The contract in French for apartments under any other law. */
export const neutralFr: ContractTemplate = {
  title: 'Contrat de location à durée limitée',
  kind: 'Logement meublé, pour une durée limitée',
  sections: (terms) => [
    { title: 'Logement', clauses: apartmentFr(terms) },
    {
      title: 'Objet et durée',
      clauses: [
        ...timeFr(terms),
        'Les deux parties veulent un séjour de durée limitée. Le locataire n’abandonne pas un autre logement pour celui-ci.',
      ],
    },
    { title: 'Loyer', clauses: rentFr(terms) },
    { title: 'Dépôt de garantie', clauses: depositFr(terms) },
    { title: 'Usage et personnes', clauses: peopleFr(terms) },
    careFr(terms),
    handoverFr,
    {
      title: 'Fin du contrat',
      clauses: [
        `Le contrat prend fin le ${terms.to}, sans congé. Rester au-delà ne le prolonge pas ; un séjour plus long demande un nouvel accord écrit des deux parties.`,
        'Avant ce jour, chaque partie ne peut y mettre fin que là où la loi le permet, avant tout pour un motif grave. Ce que la loi accorde de façon impérative reste acquis.',
      ],
    },
    signingFr(terms),
    lawFr(LAWS[terms.country] ?? 'Le droit du pays où se trouve le logement s’applique.'),
  ],
  annex: () => [
    'Si le droit du lieu exige une déclaration ou une inscription de la prolongation, le bailleur s’en charge.',
  ],
}
