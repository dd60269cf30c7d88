import type { TextsOf } from '../template.ts'
import type { ListingMails } from './data.ts'

/** The mails about listings in French. */
export const listingMailsFr: TextsOf<ListingMails> = {
  calendarFailing: {
    subject: 'Le calendrier {calendarName} de {listingName} ne répond pas',
    lines: [
      'Depuis le {failingSince}, nous ne pouvons plus lire le calendrier {calendarName} de {listingName}.',
      'Ses dates restent bloquées et nous continuons d’essayer. Entre-temps, nous n’avons pas connaissance de ses nouveaux séjours : veuillez vérifier que le lien est toujours bon.',
    ],
    button: 'Ouvrir le calendrier',
  },
  calendarQuarantine: {
    subject: 'Le calendrier {calendarName} de {listingName} contient soudain bien moins de jours',
    lines: [
      'Le calendrier {calendarName} de {listingName} ne contient plus la plupart des séjours qu’il contenait. C’est souvent une erreur de l’autre plateforme.',
      'Ces jours restent donc bloqués pour l’instant. Nous les libérerons si rien ne change pendant au moins 24 heures ; vous pouvez aussi les libérer vous-même.',
    ],
    button: 'Voir ces jours',
  },
  calendarWindow: {
    subject: '{listingName} : fermé à partir du {from}, ou seulement pas encore ouvert ?',
    lines: [
      'Le calendrier {calendarName} ne prend pas de réservations pour {listingName} du {from} au {to}. Ces nuits se trouvent à la fin de sa période de réservation et commencent dans moins de 90 jours.',
      'Nous ne pouvons pas savoir si le logement est alors fermé ou seulement pas encore ouvert à la réservation. Ces nuits restent bloquées jusqu’à votre réponse. Nous ne le demandons qu’une fois ; votre réponse est enregistrée et vous pourrez la modifier.',
    ],
    button: 'Répondre',
  },
  calendarConflict: {
    subject: '{listingName} est peut-être réservé deux fois',
    lines: [
      'Le calendrier {calendarName} bloque pour {listingName}, du {from} au {to}, des jours qui sont réservés ou pré-réservés ici.',
      '{count, plural, one {Dites-nous s’il s’agit du même séjour, ou déplacez l’un des deux.} other {Il y a # séjours dans ce cas. Dites-nous pour chacun s’il s’agit du même, ou déplacez l’un des deux.}}',
    ],
    button: 'Résoudre le conflit',
  },
  partnerConflict: {
    subject: '{listingName} est peut-être réservé deux fois',
    lines: [
      'Une plateforme partenaire bloque pour {listingName}, du {from} au {to}, des jours qui sont réservés ou pré-réservés ici.',
      '{count, plural, one {Déplacez l’un des deux séjours, ou dites-nous que les deux restent tels quels.} other {Il y a # cas de ce genre. Dans chacun, déplacez l’un des deux séjours, ou dites-nous que les deux restent tels quels.}}',
    ],
    button: 'Résoudre le conflit',
  },
  listingUnpublished: {
    subject: '{listingName} n’est plus en ligne',
    lines: [
      'Nous avons dépublié {listingName}. Les réservations et contrats existants restent inchangés.',
      'Motif : {unpublishReason, select, SALES_SOLD_APARTMENT {vous avez vendu le logement} SALES_SCAM {nous doutons de l’authenticité de l’offre} SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE {le logement est loué et nous n’avons pas pu modifier sa prochaine disponibilité} SALES_PICTURES {les photos sont trop peu nombreuses ou de qualité insuffisante} SALES_NEEDS_REVIEW {l’annonce doit être vérifiée} SALES_BELOW_STANDARDS {le logement ne répond pas à nos critères} SALES_LANDLORD_NOT_RESPONDING {des demandes sont restées sans réponse} SALES_LANDLORD_NOT_PAYING {les frais de service n’ont pas été payés} SALES_SECRET_CONTRACTS {des contrats ont été conclus avec des locataires en dehors de Mezzo} SALES_RACISM {des candidats ont été désavantagés en raison de leur origine} other {un autre}}.{isExplained, select, true { Notre précision : {explanation}} other {}}',
      'L’annonce pourra être publiée de nouveau après un échange avec nous. Merci de répondre à cet e-mail.',
    ],
    button: 'Ouvrir l’annonce',
  },
  bookingPreferencesChanged: {
    subject: 'Nous avons modifié les préférences de réservation de {listingName}',
    lines: [
      'Nous avons modifié pour vous ce que {listingName} accepte automatiquement ou demande aux locataires.',
      'Motif : {reason}',
      'Le détail figure dans « Activité », et vous pouvez le modifier à nouveau dans l’annonce à tout moment.',
    ],
    button: 'Ouvrir l’annonce',
  },
  photoFolderStopped: {
    subject: 'Photos de {listingName} : votre dossier Dropbox n’est plus lisible',
    lines: [
      'Nous ne lisons plus le dossier Dropbox {folderName} : {problem, select, DENIED {Dropbox ne nous laisse plus le voir} NOT_A_FOLDER {son lien ne mène plus à un dossier} TOO_MANY_FILES {il contient plus de 1 000 fichiers} other {Dropbox ne connaît plus son lien}}.',
      'Les photos de {listingName} restent telles quelles, mais aucune nouvelle ne s’ajoute. Connectez à nouveau le dossier, ou déconnectez-le.',
    ],
    button: 'Ouvrir les photos',
  },
}
