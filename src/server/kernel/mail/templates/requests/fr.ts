import type { TextsOf } from '../template.ts'
import type { RequestMails } from './data.ts'

/** The mails about requests in French. */
export const requestMailsFr: TextsOf<RequestMails> = {
  requestReceived: {
    subject: '{otherName} a envoyé une demande pour {listingName}',
    lines: [
      '{otherName} souhaite séjourner à {listingName} du {from} au {to}.',
      '{hasDeadline, select, true {Merci de répondre avant le {answerUntil}, sinon la demande sera refusée automatiquement.} other {Merci de répondre rapidement.}}',
    ],
    button: 'Répondre à la demande',
  },
  requestAccepted: {
    subject: '{otherName} a accepté votre demande pour {listingName}',
    lines: [
      '{otherName} a accepté votre demande pour {listingName} du {from} au {to}.',
      '{hasDeadline, select, true {Merci de confirmer avant le {answerUntil} que vous souhaitez toujours ce logement.} other {Merci de confirmer que vous souhaitez toujours ce logement.}}',
    ],
    button: 'Confirmer votre intérêt',
  },
  requestDeclined: {
    subject: 'Votre demande pour {listingName} a été refusée',
    lines: [
      'Malheureusement, votre demande pour {listingName} du {from} au {to} a été refusée.',
      'D’autres logements sont peut-être disponibles à ces dates.',
    ],
    button: 'Voir vos demandes',
  },
  acceptTakenBack: {
    subject: '{otherName} réexamine votre demande pour {listingName}',
    lines: [
      '{otherName} avait accepté votre demande pour {listingName} du {from} au {to}, mais a retiré son accord avant votre confirmation.',
      '« {message} »',
      'Vous recevrez une nouvelle réponse avant le {answerUntil}. D’ici là, vous n’avez rien à faire.',
    ],
    button: 'Ouvrir votre demande',
  },
  acceptedDeclined: {
    subject: '{otherName} refuse finalement votre demande pour {listingName}',
    lines: [
      '{otherName} avait accepté votre demande pour {listingName} du {from} au {to}, mais a retiré son accord avant votre confirmation et la refuse.',
      'Nous en sommes désolés. Vous trouverez le motif dans votre demande, et vous pouvez demander d’autres logements avec les mêmes informations.',
    ],
    button: 'Ouvrir votre demande',
  },
  requestWithdrawn: {
    subject:
      '{letTimePass, select, true {{otherName} n’a pas confirmé à temps} other {{otherName} a retiré la demande pour {listingName}}}',
    lines: [
      '{letTimePass, select, true {{otherName} n’a pas confirmé à temps son intérêt pour {listingName} du {from} au {to} : la demande a donc pris fin.} other {{otherName} ne souhaite plus louer {listingName} du {from} au {to} et a retiré la demande.}}',
      '{contractEnded, select, true {Le contrat en cours de signature a également pris fin. Ces dates sont de nouveau disponibles.} other {Vous n’avez rien à faire.}}',
    ],
    button: 'Ouvrir la demande',
  },
  bookedElsewhere: {
    subject: '{otherName} a réservé un autre logement',
    lines: [
      '{otherName} a trouvé un autre logement. La demande pour {listingName} du {from} au {to} a donc pris fin.',
      'Vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
  },
  answerTimeOver: {
    subject: 'Le délai pour répondre à {otherName} est écoulé',
    lines: [
      'La demande de {otherName} pour {listingName} du {from} au {to} n’a pas reçu de réponse dans les 72 heures et a été refusée.',
      'Ces dates restent disponibles, et {otherName} peut faire une nouvelle demande.',
    ],
    button: 'Ouvrir la demande',
  },
  requestAutoAccepted: {
    subject: 'La demande de {otherName} pour {listingName} a été acceptée automatiquement',
    lines: [
      '{otherName} souhaite séjourner à {listingName} du {from} au {to}. L’annonce est réglée pour accepter immédiatement ce type de demande.',
      'Vous n’avez pas à répondre. Nous vous écrirons dès qu’il y aura un contrat à signer.',
    ],
    button: 'Ouvrir la demande',
  },
  datesSuggested: {
    subject: 'D’autres dates pour {listingName} ?',
    lines: [
      '{otherName} vous propose d’autres dates pour {listingName} : du {suggestedFrom} au {suggestedTo} au lieu du {from} au {to}.',
      '{hasMessage, select, true {« {message} »} other {Voyez si elles vous conviennent.}}',
      '{hasDeadline, select, true {Merci de les accepter ou de les refuser avant le {answerUntil} ; passé ce délai, la demande prend fin.} other {Merci de les accepter ou de les refuser.}}',
    ],
    button: 'Répondre à la proposition',
  },
  datesTaken: {
    subject: '{otherName} accepte les dates que vous avez proposées',
    lines: [
      '{otherName} souhaite louer {listingName} du {from} au {to}, comme vous l’avez proposé.',
      '{otherName} a maintenant 72 heures pour confirmer ; ensuite, nous établissons le contrat.',
    ],
    button: 'Ouvrir la demande',
  },
  datesRefused: {
    subject: '{otherName} refuse les dates que vous avez proposées',
    lines: [
      'Les dates que vous avez proposées pour {listingName} ne conviennent pas à {otherName} ; la demande du {from} au {to} a donc pris fin.',
      'Vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
  },
  suggestionUnanswered: {
    subject: '{otherName} n’a pas répondu à votre proposition',
    lines: [
      '{otherName} n’a pas répondu dans les 72 heures au sujet des dates que vous avez proposées pour {listingName} ; la demande du {from} au {to} a donc pris fin.',
      'Vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
  },
  suggestionLapsed: {
    subject: 'Les dates proposées pour {listingName} ne tiennent plus',
    lines: [
      'Vous n’avez pas répondu à temps au sujet des dates que {otherName} a proposées pour {listingName}. Votre demande du {from} au {to} a donc pris fin.',
      'Vous pouvez faire une nouvelle demande à tout moment.',
    ],
    button: 'Voir vos demandes',
  },
  confirmationTimeOver: {
    subject: 'Votre demande pour {listingName} a pris fin',
    lines: [
      'Vous n’avez pas confirmé dans les 72 heures que vous souhaitez toujours louer {listingName} du {from} au {to} ; la demande a donc pris fin.',
      'Vous pouvez faire une nouvelle demande à tout moment.',
    ],
    button: 'Voir vos demandes',
  },
  secondChance: {
    subject: '{otherName} souhaite toujours {listingName}',
    lines: [
      'La demande de {otherName} pour {listingName} du {from} au {to} avait pris fin faute de réponse à temps. Elle est de nouveau ouverte.',
      '{hasDeadline, select, true {Merci de répondre avant le {answerUntil}, sinon elle sera refusée automatiquement.} other {Merci de répondre rapidement.}}',
    ],
    button: 'Répondre à la demande',
  },
  secondChanceTenant: {
    subject: 'Votre demande pour {listingName} est de nouveau ouverte',
    lines: [
      'Nous avons sollicité de nouveau {otherName} au sujet de {listingName} du {from} au {to}.',
      'Vous n’avez rien à faire. Nous vous écrirons dès qu’il y aura une réponse.',
    ],
    button: 'Ouvrir votre demande',
  },
  requestPaused: {
    subject: 'La demande de {otherName} pour {listingName} est en pause',
    lines: [
      'La demande de {otherName} pour {listingName} du {from} au {to} est en pause, car un autre contrat est en cours de signature : il porte sur les mêmes dates, ou {otherName} le signe pour un autre logement.',
      'Aucun délai ne court pendant ce temps. Si le contrat n’aboutit pas, la demande reprend avec un nouveau délai, et nous vous écrirons.',
    ],
    button: 'Ouvrir la demande',
  },
  requestPausedTenant: {
    subject: 'Votre demande pour {listingName} est en pause',
    lines: [
      'Votre demande pour {listingName} du {from} au {to} est en pause, car un autre contrat est en cours de signature : une autre personne obtiendra peut-être ces dates, ou vous signez en même temps pour un autre logement.',
      'Vous n’avez rien à faire et ne perdez pas de temps. Nous vous écrirons dès que votre demande reprendra ou prendra fin.',
    ],
    button: 'Ouvrir votre demande',
  },
  requestResumed: {
    subject: 'La demande de {otherName} pour {listingName} reprend',
    lines: [
      'La demande de {otherName} pour {listingName} du {from} au {to} était en pause à cause d’un autre contrat. Les dates sont de nouveau disponibles, et la demande reprend.',
      '{hasDeadline, select, true {Le nouveau délai court jusqu’au {answerUntil}.} other {Personne n’a perdu de temps.}}',
    ],
    button: 'Ouvrir la demande',
  },
  requestResumedTenant: {
    subject: 'Votre demande pour {listingName} reprend',
    lines: [
      'Votre demande pour {listingName} du {from} au {to} était en pause à cause d’un autre contrat. Les dates sont de nouveau disponibles, et votre demande reprend.',
      '{hasDeadline, select, true {Merci de confirmer avant le {answerUntil} que vous souhaitez toujours ce logement.} other {Vous n’avez rien à faire.}}',
    ],
    button: 'Ouvrir votre demande',
  },
  interestConfirmed: {
    subject: '{otherName} souhaite réserver {listingName}',
    lines: [
      '{otherName} a confirmé son intérêt pour {listingName} du {from} au {to}.',
      'Nous préparons le contrat et vous écrirons dès qu’il sera prêt.',
    ],
    button: 'Ouvrir la demande',
  },
  messageReceived: {
    subject: 'Nouveau message de {otherName}',
    lines: [
      '{otherName} vous a écrit au sujet du séjour à {listingName} du {from} au {to} :',
      '{hasMessage, select, true {« {message} »} other {}}{files, plural, =0 {} one {\n\nUn fichier est joint. Vous pouvez l’ouvrir sur la page.} other {\n\n# fichiers sont joints. Vous pouvez les ouvrir sur la page.}}{hasHidden, select, true {\n\nTant qu’une demande n’est pas acceptée, les adresses e-mail, numéros de téléphone et adresses postales sont masqués.} other {}}{canReply, select, true {\n\nVous pouvez aussi répondre directement à cet e-mail. Ce qui suit votre réponse n’est pas repris{canAttach, select, true {. Les images et PDF jusqu’à 10 Mo sont transmis.} other {, les pièces jointes non plus.}}} other {}}',
    ],
    button: 'Lire et répondre',
  },
  replyNotTaken: {
    subject: 'À propos {notTaken, select, OTHER_SENDER {d’un} other {de votre}} e-mail à {otherName}',
    lines: [
      '{notTaken, select, LATE {Votre e-mail au sujet de {listingName} du {from} au {to} n’a pas été transmis : il n’est plus possible d’y écrire.} ON_HOLD {Votre e-mail au sujet de {listingName} du {from} au {to} n’a pas été transmis : tant que l’un des comptes est suspendu, personne ne peut écrire.} LONG {Votre e-mail au sujet de {listingName} du {from} au {to} n’a pas été transmis, car un message ne peut dépasser 4 000 caractères. Raccourcissez-le et renvoyez-le.} OTHER_SENDER {Un e-mail au sujet de {listingName} du {from} au {to} est arrivé d’une autre adresse que celle-ci : il n’a pas été transmis. Si vous l’avez écrit, renvoyez-le depuis cette adresse ou écrivez sur la page. Sinon, vous n’avez rien à faire.} TOO_MANY {Votre e-mail au sujet de {listingName} du {from} au {to} n’a pas été transmis, car il y a eu beaucoup de messages depuis une heure. Réessayez plus tard.} EMPTY {Votre e-mail au sujet de {listingName} du {from} au {to} n’a pas été transmis, car il ne contenait ni texte ni fichier pouvant être envoyé.} ATTACHMENTS {Votre e-mail au sujet de {listingName} du {from} au {to} a été transmis, mais sans ces fichiers :} other {Votre e-mail au sujet de {listingName} du {from} au {to} n’a pas pu être lu et n’a pas été transmis. Écrivez plutôt sur la page.}}{hasRefused, select, true {\n\n{refusedFiles}} other {}}{hasMessage, select, true {\n\nVous avez écrit : « {message} »} other {}}',
      'Nous conservons l’e-mail pendant 30 jours.',
    ],
    button: 'Ouvrir les messages',
  },
  reportEnded: {
    subject: 'Votre signalement concernant la conversation avec {otherName}',
    lines: [
      'Vous avez signalé votre conversation avec {otherName} au sujet du séjour à {listingName} du {from} au {to}. Nous l’avons lue.',
      '{outcome, select, NO_ACTION {Nous n’y donnons pas suite : « {answer} »\n\nSi autre chose se produit, vous pouvez signaler de nouveau la conversation.} WARNED {Nous avons adressé un avertissement à l’autre partie. Si cela se reproduit, signalez de nouveau la conversation.} other {Nous avons fermé la conversation : ni vous ni l’autre partie ne pouvez plus y écrire. Chacun peut lire pourquoi : « {answer} »\n\nLes demandes, contrats et réservations restent tels quels.}}',
    ],
    button: 'Ouvrir la conversation',
  },
  conversationWarned: {
    subject:
      '{isClosed, select, true {Votre conversation avec {otherName} a été fermée} other {Avertissement au sujet de votre conversation avec {otherName}}}',
    lines: [
      'Nous avons lu votre conversation avec {otherName} au sujet du séjour à {listingName} du {from} au {to}.',
      '{isClosed, select, true {Nous l’avons fermée : ni vous ni l’autre partie ne pouvez plus y écrire : « {answer} »\n\nLes demandes, contrats et réservations restent tels quels.} other {Ce que vous y avez écrit enfreint nos règles : « {answer} »\n\nCeci est un avertissement. Si cela se reproduit, nous pourrons fermer la conversation ou suspendre votre compte.}}',
    ],
    button: 'Ouvrir la conversation',
  },
}
