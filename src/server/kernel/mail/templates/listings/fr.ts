import type { TextsOf } from '../template.ts'
import type { ListingMails } from './data.ts'

/** The mails about listings in French. */
export const listingMailsFr: TextsOf<ListingMails> = {
  calendarFailing: {
    subject: 'Le calendrier {calendarName} de {listingName} ne répond pas',
    lines: [
      'Depuis le {failingSince}, nous ne pouvons plus lire le calendrier {calendarName} de {listingName}.',
      'Ses jours restent bloqués tels quels et nous continuons à l’interroger. Entre-temps, nous ignorons les nouveaux séjours qui en viennent : veuillez vérifier que le lien est toujours bon.',
    ],
    button: 'Ouvrir le calendrier',
  },
  calendarQuarantine: {
    subject: 'Le calendrier {calendarName} de {listingName} annonce soudain bien moins de jours',
    lines: [
      'Le calendrier {calendarName} de {listingName} n’annonce plus la plupart des séjours qu’il annonçait. C’est souvent une erreur de l’autre côté.',
      'Nous ne libérons donc aucun de ces jours pour l’instant : seulement s’il le confirme pendant au moins 24 heures, ou si vous les libérez vous-même.',
    ],
    button: 'Voir ce qui est retenu',
  },
  calendarWindow: {
    subject: '{listingName} : fermé à partir du {from}, ou seulement pas encore ouvert ?',
    lines: [
      'Le calendrier {calendarName} ne prend pas de réservations pour {listingName} du {from} au {to}. Ces nuits sont la fin de sa période de réservation, et elles commencent dans moins de 90 jours.',
      'Nous ne pouvons pas savoir si le logement est alors fermé ou seulement pas encore ouvert. Tant que vous ne l’avez pas dit, ces nuits sont bloquées. Nous le demandons une seule fois ; votre réponse est conservée et peut être modifiée.',
    ],
    button: 'Répondre',
  },
  calendarConflict: {
    subject: '{listingName} est peut-être réservé deux fois',
    lines: [
      'Le calendrier {calendarName} occupe dans {listingName} les jours du {from} au {to}, qui sont réservés ou retenus ici.',
      '{count, plural, one {Dites-nous s’il s’agit du même séjour, ou déplacez l’un des deux.} other {Il y a # séjours de ce genre en tout. Dites-nous pour chacun s’il s’agit du même, ou déplacez l’un des deux.}}',
    ],
    button: 'Régler cela',
  },
  partnerConflict: {
    subject: '{listingName} est peut-être réservé deux fois',
    lines: [
      'Une plateforme partenaire occupe dans {listingName} les jours du {from} au {to}, qui sont réservés ou retenus ici.',
      '{count, plural, one {Déplacez l’un des deux séjours, ou dites-nous que les deux restent tels quels.} other {Il y a # séjours de ce genre en tout. Déplacez chaque fois l’un des deux, ou dites-nous que les deux restent tels quels.}}',
    ],
    button: 'Régler cela',
  },
  listingUnpublished: {
    subject: '{listingName} n’est plus publique',
    lines: [
      'Nous avons retiré {listingName} des pages publiques. Les réservations et contrats existants restent inchangés.',
      'Raison : {unpublishReason, select, SALES_SOLD_APARTMENT {vous avez vendu le logement} SALES_SCAM {nous doutons que l’offre soit réelle} SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE {le logement est loué et nous n’avons pas pu adapter sa prochaine disponibilité} SALES_PICTURES {les photos sont trop peu nombreuses ou de qualité insuffisante} SALES_NEEDS_REVIEW {l’annonce doit être revue} SALES_BELOW_STANDARDS {le logement ne répond pas à nos critères} SALES_LANDLORD_NOT_RESPONDING {des demandes sont restées sans réponse} SALES_LANDLORD_NOT_PAYING {les frais de service n’ont pas été payés} SALES_SECRET_CONTRACTS {des contrats ont été conclus avec des locataires en dehors de Mezzo} SALES_RACISM {des candidats ont été désavantagés en raison de leur origine} other {une autre}}.{isExplained, select, true { Nous précisons : {explanation}} other {}}',
      'Elle pourra être publiée de nouveau après un échange avec nous. Merci de répondre à cet e-mail.',
    ],
    button: 'Ouvrir l’annonce',
  },
  bookingPreferencesChanged: {
    subject: 'Nous avons modifié les préférences de réservation de {listingName}',
    lines: [
      'Nous avons modifié pour vous ce que {listingName} accepte automatiquement ou demande aux locataires.',
      'Raison : {reason}',
      'Le détail figure dans votre journal, et vous pouvez le modifier à nouveau dans l’annonce à tout moment.',
    ],
    button: 'Ouvrir l’annonce',
  },
}
