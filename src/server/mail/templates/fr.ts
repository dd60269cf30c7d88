import type { MailTexts } from './template.ts'

/** The mails in French. */
export const fr: MailTexts = {
  greeting: 'Bonjour {firstName},',
  footer: 'Vous recevez cet e-mail parce que vous avez un compte chez Mezzo.',
  templates: {
    teamInvitation: {
      subject: '{landlordName} vous invite sur Mezzo',
      lines: [
        '{landlordName} vous invite à travailler sur ses logements avec Mezzo.',
        'Connectez-vous ou inscrivez-vous avec cette adresse pour accepter. Le lien est valable {days} jours.',
      ],
      button: 'Ouvrir l’invitation',
    },
    resetPassword: {
      subject: 'Choisissez un nouveau mot de passe pour Mezzo',
      lines: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte.',
        'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    confirmEmail: {
      subject: 'Confirmez votre adresse e-mail pour Mezzo',
      lines: [
        'Quelqu’un, sans doute vous, s’est inscrit à Mezzo avec cette adresse. Un clic, et votre compte est prêt.',
        'Le lien fonctionne une seule fois, pendant un jour. Si ce n’était pas vous, ne faites rien : sans ce clic, aucun compte n’est créé.',
      ],
      button: 'Confirmer l’adresse',
    },
    alreadySignedUp: {
      subject: 'Vous avez déjà un compte Mezzo',
      lines: [
        'Quelqu’un, sans doute vous, a voulu s’inscrire à Mezzo avec cette adresse. Vous avez déjà un compte : connectez-vous.',
        'Si vous ne connaissez plus le mot de passe, choisissez-en un nouveau sur la page de connexion. Si ce n’était pas vous, ne faites rien.',
      ],
      button: 'Se connecter',
    },
    loginChanged: {
      subject: 'Votre compte Mezzo a été modifié',
      lines: [
        '{change, select, password {Votre mot de passe a été modifié et tous les autres appareils ont été déconnectés.} secondFactorOn {La deuxième étape de votre connexion a été activée.} secondFactorOff {La deuxième étape de votre connexion a été désactivée.} backupCodes {De nouveaux codes de secours ont été créés ; les anciens ne fonctionnent plus.} passkeyAdded {Une clé d’accès a été ajoutée : elle permet de se connecter sans mot de passe.} passkeyRemoved {Une clé d’accès a été supprimée.} accessToken {Un jeton d’accès personnel a été créé : des programmes peuvent lire ou modifier vos données avec lui.} other {La suppression de votre compte a été demandée. Vous pouvez revenir sur cette demande pendant 30 jours.}}',
        'Si ce n’était pas vous, changez immédiatement votre mot de passe et vérifiez la liste de vos appareils.',
      ],
      button: 'Ouvrir mon compte',
    },
    welcomeLandlord: {
      subject: 'Bienvenue chez Mezzo',
      lines: [
        'Votre compte est prêt. Mezzo vous montre d’abord ce qui attend une réponse de votre part, puis ce qui se libère bientôt.',
      ],
      button: 'Ouvrir Mezzo',
    },
    welcomeTenant: {
      subject: 'Bienvenue chez Mezzo',
      lines: [
        'Votre compte est prêt. Vous pouvez maintenant demander des logements meublés pour un à douze mois.',
      ],
      button: 'Trouver un logement',
    },
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
    extensionAccepted: {
      subject: 'Vous pouvez rester plus longtemps à {listingName}',
      lines: [
        '{otherName} a accepté votre prolongation à {listingName} du {from} au {to}.',
        'Vous n’avez rien à confirmer : nous rédigeons le contrat et vous prévenons dès que vous pourrez le signer.',
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
    contractEnded: {
      subject: 'Le contrat avec {otherName} pour {listingName} a pris fin',
      lines: [
        '{otherName} a réservé un autre logement. Le contrat pour {listingName} du {from} au {to}, en cours de signature, a donc pris fin.',
        'Ces dates sont de nouveau libres ; vous n’avez rien à faire.',
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
    invoiceReady: {
      subject: 'La facture de la réservation de {listingName} est prête',
      lines: [
        'La facture de nos frais pour la réservation de {listingName} par {otherName} du {from} au {to} est prête.',
        'Son montant et son échéance figurent dans la réservation.',
      ],
      button: 'Ouvrir la réservation',
    },
    interestConfirmed: {
      subject: '{otherName} souhaite réserver {listingName}',
      lines: [
        '{otherName} a confirmé son intérêt pour {listingName} du {from} au {to}.',
        'Nous préparons le contrat et vous prévenons dès qu’il est prêt.',
      ],
      button: 'Ouvrir la demande',
    },
    contractReady: {
      subject: 'Le contrat pour {listingName} est prêt à être signé',
      lines: [
        'Le contrat avec {otherName} pour {listingName} du {from} au {to} est prêt.',
        'Merci de le lire et de le signer.',
      ],
      button: 'Lire et signer',
    },
    signedByLandlord: {
      subject: '{otherName} a signé le contrat pour {listingName}',
      lines: [
        '{otherName} a signé le contrat pour {listingName} du {from} au {to}.',
        'Il ne manque plus que votre signature.',
      ],
      button: 'Lire et signer',
    },
    contractNeeded: {
      subject: 'Votre contrat pour {otherName} est attendu',
      lines: [
        '{otherName} souhaite louer {listingName} du {from} au {to}.',
        'Nous n’avons pas encore de texte de contrat pour ce pays. Veuillez déposer votre propre contrat en PDF ; d’ici là, les jours ne sont pas réservés.',
      ],
      button: 'Déposer le contrat',
    },
    signedByTenant: {
      subject: '{otherName} a signé le contrat pour {listingName}',
      lines: [
        '{otherName} a signé le contrat pour {listingName} du {from} au {to}.',
        'Merci de confirmer la réservation.',
      ],
      button: 'Confirmer la réservation',
    },
    bookingMadeLandlord: {
      subject: '{listingName} est réservé du {from} au {to}',
      lines: [
        '{otherName} a réservé {listingName} du {from} au {to}.',
        'Le contrat signé se trouve dans vos réservations.',
      ],
      button: 'Ouvrir la réservation',
    },
    bookingMadeTenant: {
      subject: 'Votre séjour à {listingName} est réservé',
      lines: [
        'Votre séjour à {listingName} du {from} au {to} est réservé. {otherName} se réjouit de vous accueillir.',
        'Le contrat signé se trouve avec votre demande.',
      ],
      button: 'Ouvrir votre réservation',
    },
  },
}
