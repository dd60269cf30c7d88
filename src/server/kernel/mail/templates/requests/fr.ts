import type { TextsOf } from '../template.ts'
import type { RequestMails } from './data.ts'

/** The mails about requests in French. */
export const requestMailsFr: TextsOf<RequestMails> = {
  requestReceived: {
    subject: '{otherName} demande {listingName}',
    lines: [
      '{otherName} souhaite séjourner à {listingName} du {from} au {to}.',
      '{hasDeadline, select, true {Merci de répondre avant le {answerUntil}, sinon la demande sera refusée automatiquement.} other {Merci de répondre rapidement.}}',
    ],
    button: 'Répondre à la demande',
  },
  requestAccepted: {
    subject: '{listingName} est libre pour vous',
    lines: [
      '{otherName} a accepté votre demande pour {listingName} du {from} au {to}.',
      '{hasDeadline, select, true {Merci de confirmer votre intérêt avant le {answerUntil}.} other {Merci de confirmer votre intérêt.}}',
    ],
    button: 'Confirmer votre intérêt',
  },
  requestDeclined: {
    subject: '{listingName} n’est pas disponible',
    lines: [
      'Malheureusement, votre demande pour {listingName} du {from} au {to} a été refusée.',
      'D’autres logements sont peut-être libres à ces dates.',
    ],
    button: 'Voir vos demandes',
  },
  acceptTakenBack: {
    subject: '{otherName} réexamine votre demande pour {listingName}',
    lines: [
      '{otherName} avait accepté votre demande pour {listingName} du {from} au {to} puis a retiré cet accord avant votre réponse.',
      '« {message} »',
      'Vous aurez la nouvelle réponse au plus tard le {answerUntil}. D’ici là, vous n’avez rien à faire.',
    ],
    button: 'Ouvrir votre demande',
  },
  acceptedDeclined: {
    subject: '{otherName} retire son accord pour {listingName}',
    lines: [
      '{otherName} avait accepté votre demande pour {listingName} du {from} au {to}, retire cet accord avant votre réponse et refuse la demande.',
      'Nous en sommes désolés. Votre demande en indique la raison, et vous pouvez demander d’autres logements avec les mêmes informations.',
    ],
    button: 'Ouvrir votre demande',
  },
  requestWithdrawn: {
    subject:
      '{letTimePass, select, true {{otherName} n’a pas confirmé à temps} other {{otherName} a retiré la demande pour {listingName}}}',
    lines: [
      '{letTimePass, select, true {{otherName} n’a pas confirmé à temps son intérêt pour {listingName} du {from} au {to} : la demande est donc terminée.} other {{otherName} ne souhaite plus louer {listingName} du {from} au {to} et a retiré la demande.}}',
      '{contractEnded, select, true {Le contrat en cours de signature a pris fin avec elle. Ces dates sont de nouveau libres.} other {Vous n’avez rien à faire.}}',
    ],
    button: 'Ouvrir la demande',
  },
  bookedElsewhere: {
    subject: '{otherName} a réservé un autre appartement',
    lines: [
      '{otherName} a trouvé un autre appartement. La demande pour {listingName} du {from} au {to} est donc terminée.',
      'Vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
  },
  answerTimeOver: {
    subject: 'Le délai pour répondre à {otherName} est écoulé',
    lines: [
      'La demande de {otherName} pour {listingName} du {from} au {to} n’a pas reçu de réponse dans les 72 heures et a été refusée.',
      'Les jours restent libres, et {otherName} peut redemander.',
    ],
    button: 'Ouvrir la demande',
  },
  requestAutoAccepted: {
    subject: 'La demande de {otherName} pour {listingName} a été acceptée automatiquement',
    lines: [
      '{otherName} souhaite séjourner à {listingName} du {from} au {to}. L’annonce est réglée pour accepter ces demandes aussitôt.',
      'Vous n’avez rien à répondre. Nous vous écrirons dès qu’un contrat sera à signer.',
    ],
    button: 'Ouvrir la demande',
  },
  datesSuggested: {
    subject: 'D’autres dates pour {listingName} ?',
    lines: [
      '{otherName} vous propose d’autres dates pour {listingName} : du {suggestedFrom} au {suggestedTo} au lieu du {from} au {to}.',
      '{hasMessage, select, true {« {message} »} other {Regardez si elles vous conviennent.}}',
      '{hasDeadline, select, true {Merci de les accepter ou de les refuser avant le {answerUntil} ; ensuite la demande prend fin.} other {Merci de les accepter ou de les refuser.}}',
    ],
    button: 'Répondre à la proposition',
  },
  datesTaken: {
    subject: '{otherName} accepte les dates que vous avez proposées',
    lines: [
      '{otherName} souhaite {listingName} du {from} au {to}, comme vous l’avez proposé.',
      'Il reste 72 heures pour confirmer ; ensuite nous rédigeons le contrat.',
    ],
    button: 'Ouvrir la demande',
  },
  datesRefused: {
    subject: '{otherName} ne souhaite pas les dates proposées',
    lines: [
      'Les dates que vous avez proposées pour {listingName} ne conviennent pas à {otherName} ; la demande du {from} au {to} a donc pris fin.',
      'Vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
  },
  suggestionUnanswered: {
    subject: '{otherName} n’a pas répondu à votre proposition',
    lines: [
      '{otherName} n’a pas répondu dans les 72 heures au sujet des dates proposées pour {listingName} ; la demande du {from} au {to} a donc pris fin.',
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
      'Vous n’avez pas confirmé dans les 72 heures que vous souhaitez toujours {listingName} du {from} au {to} ; la demande a donc pris fin.',
      'Vous pouvez faire une nouvelle demande à tout moment.',
    ],
    button: 'Voir vos demandes',
  },
  secondChance: {
    subject: '{otherName} souhaite toujours {listingName}',
    lines: [
      'La demande de {otherName} pour {listingName} du {from} au {to} avait pris fin, faute de réponse à temps. Elle est de nouveau ouverte.',
      '{hasDeadline, select, true {Merci de répondre avant le {answerUntil}, sinon elle sera refusée automatiquement.} other {Merci de répondre bientôt.}}',
    ],
    button: 'Répondre à la demande',
  },
  secondChanceTenant: {
    subject: 'Votre demande pour {listingName} est de nouveau ouverte',
    lines: [
      'Nous avons demandé encore une fois à {otherName} au sujet de {listingName} du {from} au {to}.',
      'Vous n’avez rien à faire ; nous vous écrirons dès qu’il y aura une réponse.',
    ],
    button: 'Ouvrir votre demande',
  },
  requestPaused: {
    subject: 'La demande de {otherName} pour {listingName} est suspendue',
    lines: [
      'Un autre contrat en cours de signature suspend la demande de {otherName} pour {listingName} du {from} au {to} : il prend ces jours, ou {otherName} le signe pour un autre logement.',
      'Aucun délai ne court pendant ce temps. Si le contrat n’aboutit pas, la demande reprend avec un nouveau délai, et nous vous prévenons.',
    ],
    button: 'Ouvrir la demande',
  },
  requestPausedTenant: {
    subject: 'Votre demande pour {listingName} est suspendue',
    lines: [
      'Un autre contrat en cours de signature suspend votre demande pour {listingName} du {from} au {to} : quelqu’un d’autre obtiendra peut-être ces jours, ou vous signez en même temps pour un autre logement.',
      'Vous n’avez rien à faire et ne perdez pas de temps. Nous vous prévenons dès que votre demande reprend ou se termine.',
    ],
    button: 'Ouvrir votre demande',
  },
  requestResumed: {
    subject: 'La demande de {otherName} pour {listingName} reprend',
    lines: [
      'Un autre contrat avait suspendu la demande de {otherName} pour {listingName} du {from} au {to}. Les jours sont de nouveau libres, et la demande reprend.',
      '{hasDeadline, select, true {Le nouveau délai court jusqu’au {answerUntil}.} other {Personne n’a perdu de temps à cause de la pause.}}',
    ],
    button: 'Ouvrir la demande',
  },
  requestResumedTenant: {
    subject: 'Votre demande pour {listingName} reprend',
    lines: [
      'Un autre contrat avait suspendu votre demande pour {listingName} du {from} au {to}. Les jours sont de nouveau libres, et votre demande reprend.',
      '{hasDeadline, select, true {Merci de confirmer avant le {answerUntil} que vous souhaitez toujours ce logement.} other {Vous n’avez rien à faire.}}',
    ],
    button: 'Ouvrir votre demande',
  },
  interestConfirmed: {
    subject: '{otherName} souhaite réserver {listingName}',
    lines: [
      '{otherName} a confirmé son intérêt pour {listingName} du {from} au {to}.',
      'Nous préparons le contrat et vous prévenons dès qu’il est prêt.',
    ],
    button: 'Ouvrir la demande',
  },
}
