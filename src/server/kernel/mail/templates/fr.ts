import type { MailTexts } from './template.ts'

/** The mails in French. */
export const mailTextsFr: MailTexts = {
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
    extensionAccepted: {
      subject: 'Vous pouvez rester plus longtemps à {listingName}',
      lines: [
        '{otherName} a accepté votre prolongation à {listingName} du {from} au {to}.',
        'Vous n’avez rien à confirmer : nous rédigeons le contrat et vous prévenons dès que vous pourrez le signer.',
      ],
      button: 'Ouvrir votre demande',
    },
    extensionReceived: {
      subject: '{otherName} souhaite rester plus longtemps à {listingName}',
      lines: [
        '{otherName} habite à {listingName} et souhaite y rester du {from} au {to}, au même loyer.',
        'Si vous acceptez, le contrat est établi aussitôt. {hasDeadline, select, true {Merci de répondre avant le {answerUntil}, sinon la prolongation est refusée d’elle-même.} other {Merci de répondre bientôt.}}',
      ],
      button: 'Répondre à la demande',
    },
    extensionDeclined: {
      subject: 'Votre séjour à {listingName} ne peut pas être prolongé',
      lines: [
        'Malheureusement, votre prolongation à {listingName} du {from} au {to} a été refusée.',
        'Rien ne change au séjour que vous avez réservé. D’autres logements sont peut-être libres ensuite.',
      ],
      button: 'Ouvrir votre demande',
    },
    stayEndsSoon: {
      subject: 'Souhaitez-vous rester plus longtemps à {listingName} ?',
      lines: [
        'Votre séjour à {listingName} se termine le {to}.',
        'Le logement est encore libre ensuite : vous pouvez demander à {otherName} de rester, jusqu’au {latestTo} au plus tard et au même loyer.',
        'Si vous partez comme convenu, vous n’avez rien à faire.',
      ],
      button: 'Demander une prolongation',
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
    contractRefused: {
      subject: '{otherName} n’accepte pas le contrat pour {listingName}',
      lines: [
        '{otherName} a refusé le contrat pour {listingName} du {from} au {to}. Ces dates sont de nouveau libres.',
        'La demande continue : vous pouvez préparer un autre contrat dans les 14 jours.',
      ],
      button: 'Ouvrir la demande',
    },
    contractCanceled: {
      subject: 'Le contrat pour {listingName} a été retiré',
      lines: [
        '{otherName} a retiré le contrat pour {listingName} du {from} au {to}. Votre demande a pris fin avec lui.',
        'D’autres appartements sont peut-être libres à ces dates.',
      ],
      button: 'Voir vos demandes',
    },
    onlineSigningStopped: {
      subject: 'Le contrat pour {listingName} sera signé sur papier',
      lines: [
        '{otherName} souhaite signer sur papier le contrat pour {listingName} du {from} au {to}. Les dates restent réservées pour vous.',
        'Le nouveau contrat est en cours de rédaction ; ce qui a été signé en ligne jusqu’ici ne compte plus.',
      ],
      button: 'Ouvrir le contrat',
    },
    signingReminder: {
      subject: 'Le contrat pour {listingName} vous attend',
      lines: [
        'Le contrat avec {otherName} pour {listingName} du {from} au {to} vous attend.',
        'Si rien ne se passe à temps, il prend fin et les dates sont libres pour d’autres.',
      ],
      button: 'Ouvrir le contrat',
    },
    signingExpired: {
      subject: 'Le contrat pour {listingName} n’a pas été signé à temps',
      lines: [
        'Le contrat avec {otherName} pour {listingName} du {from} au {to} n’a pas été signé à temps. La demande a pris fin.',
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
    invoiceReady: {
      subject: 'Facture {invoice} pour {listingName}',
      lines: [
        'Vous trouverez ci-joint la facture {invoice} de {amount} : nos frais pour la réservation de {listingName} par {otherName} du {from} au {to}.',
        '{isPaid, select, true {Votre paiement précédent la règle. Il n’y a rien à payer.} other {Merci de la régler avant le {dueDay}.}}',
      ],
      button: 'Ouvrir la réservation',
    },
    invoiceReminderFirst: {
      subject: 'Rappel : la facture {invoice} était à régler avant le {dueDay}',
      lines: [
        'C’est peut-être un oubli : {amount} de la facture {invoice}, nos frais pour la réservation de {listingName} par {otherName}, étaient à régler avant le {dueDay} et restent dus. La facture est jointe.',
        'Merci de régler cette somme avant le {payBy}. Si votre paiement est déjà en route, ne tenez pas compte de cet e-mail.',
      ],
      button: 'Ouvrir la réservation',
    },
    invoiceReminderSecond: {
      subject: 'Deuxième rappel : la facture {invoice} est en retard',
      lines: [
        '{amount} de la facture {invoice}, à régler avant le {dueDay}, restent dus. Il s’agit de nos frais pour la réservation de {listingName} par {otherName}. La facture est jointe.',
        'Merci de régler cette somme avant le {payBy}. Si quelque chose n’est pas correct, répondez à cet e-mail et nous vérifierons la facture.',
      ],
      button: 'Ouvrir la réservation',
    },
    invoiceReminderLast: {
      subject: 'Dernier rappel : la facture {invoice} est en retard',
      lines: [
        'Nous vous avons écrit deux fois : {amount} de la facture {invoice}, à régler avant le {dueDay}, restent dus. Il s’agit de nos frais pour la réservation de {listingName} par {otherName}. La facture est jointe.',
        'Merci de régler cette somme avant le {payBy}. Passé cette date, notre comptabilité prendra contact avec vous.',
      ],
      button: 'Ouvrir la réservation',
    },
    bookingCanceledTenant: {
      subject: 'Votre séjour à {listingName} du {from} au {to} a été annulé',
      lines: [
        '{endsEarly, select, true {{otherName} a annulé la suite de votre séjour à {listingName}. Votre dernier jour est le {lastDay} ; les jours du {from} au {to} ne font plus partie de votre réservation.} other {{otherName} a annulé votre séjour à {listingName} du {from} au {to}.}}',
        'Motif : {reason, select, BOOKING_CANCELLED {La réservation a été annulée} CHANGE_OF_PLANS {Changement de projet} CONTRACT_TERMS_CHANGED {Les conditions du contrat ont changé} DENIED_BY_COMPANY {L’employeur a refusé} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Un autre logement a été trouvé ailleurs} FOUND_DIFFERENT_RESIDENCE_MEZZO {Un autre logement a été trouvé sur Mezzo} LANDLORD_TOOK_TOO_LONG {Le bailleur a mis trop de temps} NOT_SATISFIED_WITH_RESIDENCE {Logement non satisfaisant} NO_VISA {Pas de visa} TENANT_TOOK_TOO_LONG {Le locataire a mis trop de temps} other {Autre raison}}.{hasNote, select, true { {otherName} vous écrit : {note}} other {}}',
        '{extensionEnded, select, true {Votre demande de prolongation a pris fin en même temps. } other {}}Si vous avez besoin d’un autre logement, nous vous aidons à en trouver un.',
      ],
      button: 'Ouvrir la réservation',
    },
    bookingMoved: {
      subject: 'Votre logement à {listingName} est maintenant {unitAfter}',
      lines: [
        '{otherName} a déplacé votre séjour à {listingName} du {from} au {to} dans un autre appartement du même immeuble : {unitAfter} au lieu de {unitBefore}.',
        '{contractUnit, select, none {Les dates et le prix restent les mêmes.} other {Les dates et le prix restent les mêmes. Votre contrat signé désigne toujours {contractUnit} : convenez d’un avenant écrit avec {otherName}.}}',
        'Si vous avez des questions, écrivez tout de suite à {otherName}.',
      ],
      button: 'Ouvrir votre réservation',
    },
    bookingCanceledLandlord: {
      subject: 'La réservation de {listingName} par {otherName} a été annulée',
      lines: [
        '{endsEarly, select, true {Le séjour de {otherName} à {listingName} se termine le {lastDay}. Les jours du {from} au {to} sont de nouveau libres.} other {La réservation de {listingName} par {otherName} du {from} au {to} a été annulée. Les jours sont de nouveau libres.}}',
        'Motif : {reason, select, BOOKING_CANCELLED {La réservation a été annulée} CHANGE_OF_PLANS {Changement de projet} CONTRACT_TERMS_CHANGED {Les conditions du contrat ont changé} DENIED_BY_COMPANY {L’employeur a refusé} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Un autre logement a été trouvé ailleurs} FOUND_DIFFERENT_RESIDENCE_MEZZO {Un autre logement a été trouvé sur Mezzo} LANDLORD_TOOK_TOO_LONG {Le bailleur a mis trop de temps} NOT_SATISFIED_WITH_RESIDENCE {Logement non satisfaisant} NO_VISA {Pas de visa} TENANT_TOOK_TOO_LONG {Le locataire a mis trop de temps} other {Autre raison}}. {otherName} en a été informé par e-mail.',
      ],
      button: 'Ouvrir la réservation',
    },
    invoiceCanceled: {
      subject: 'La facture {invoice} pour {listingName} a été annulée',
      lines: [
        'Vous trouverez ci-joint l’avoir {creditNote} de {amount}. Il annule entièrement la facture {invoice} de nos frais pour la réservation de {listingName} par {otherName}.',
        'S’il reste des frais pour les jours du séjour, vous recevrez une nouvelle facture. Ce que vous avez déjà payé en sera déduit ; le reste vous sera versé.',
      ],
      button: 'Ouvrir la réservation',
    },
    documentsAwaited: {
      subject: '{otherName} souhaite réserver {listingName}',
      lines: [
        '{otherName} a confirmé son intérêt pour {listingName} du {from} au {to} et remet maintenant ses documents.',
        'Nous les vérifions et établissons le contrat dès qu’ils sont tous acceptés. Vous n’avez rien à faire.',
      ],
      button: 'Ouvrir la demande',
    },
    documentsNeeded: {
      subject: 'Remettez vos documents pour {listingName}',
      lines: [
        'Vous avez confirmé votre intérêt pour {listingName} du {from} au {to}. Avant le contrat, nous vérifions quelques documents.',
        'La page indique ce qui est demandé et pourquoi. {otherName} voit où vous en êtes, jamais les documents.',
        '{hasDeadline, select, true {Veuillez remettre ce qui manque avant le {answerUntil} ; ensuite, la demande prend fin d’elle-même.} other {Veuillez remettre bientôt ce qui manque.}}',
      ],
      button: 'Remettre les documents',
    },
    documentsMissing: {
      subject: 'Il manque encore des documents pour {listingName}',
      lines: [
        'Pour le séjour à {listingName} du {from} au {to}, tous les documents ne sont pas encore là.',
        'Le logement n’est réservé qu’avec le contrat. Si vous n’en voulez plus, veuillez retirer la demande.',
        '{hasDeadline, select, true {Veuillez remettre ce qui manque avant le {answerUntil} ; ensuite, la demande prend fin d’elle-même.} other {Veuillez remettre bientôt ce qui manque.}}',
      ],
      button: 'Remettre les documents',
    },
    documentFailed: {
      subject: 'Un de vos documents pour {listingName} n’a pas été accepté',
      lines: [
        'Malheureusement, nous n’avons pas pu accepter ce document : {documentType, select, CERTIFICATE_OF_MATRICULATION {Certificat de scolarité} FINANCIAL_STATEMENT {Justificatif de ressources} GUARANTEE_FROM_PARENTS {Garantie des parents} LETTER_FROM_EMPLOYER {Lettre de l’employeur} PROOF_OF_APPRENTICESHIP {Justificatif d’apprentissage} PROOF_OF_EMPLOYMENT {Justificatif d’emploi} PROOF_OF_INTERNSHIP {Justificatif de stage} VALID_IDENTITY_DOCUMENT {Pièce d’identité valide} GUARANTOR_FINANCIAL_STATEMENT {Justificatif de ressources du garant} CERTIFICATE_OF_SCHOLARSHIP {Attestation de bourse} GUARANTEE_LETTER {Lettre de garantie} FRENCH_GUARANTOR {Garant français} COMPANY_SELF_DISCLOSURE_FORM {Déclaration de l’entreprise} BANK_STATEMENT {Relevé bancaire} GUARANTOR_BANK_STATEMENT {Relevé bancaire du garant} PAYSLIP {Bulletin de salaire} GUARANTOR_PAYSLIP {Bulletin de salaire du garant} other {document}}. {failureReason, select, WRONG_TYPE {Ce n’est pas le type de document demandé.} POOR_QUALITY {Il est peu lisible. Veuillez le numériser ou le photographier de nouveau, bien éclairé et avec ses quatre coins.} OLDER_THAN_THREE_MONTHS {Il date de plus de trois mois. Veuillez en remettre un plus récent.} NAME_DOES_NOT_MATCH_ID {Le nom qui y figure diffère de celui de votre pièce d’identité.} MISSING_NAME {Votre nom n’y figure pas.} MISSING_DATE {Il ne porte pas de date.} MISSING_CURRENT_BALANCE {Le solde actuel n’y figure pas.} MISSING_NET_INCOME {Le revenu net n’y figure pas.} other {Il ne peut pas être accepté en l’état.}}',
        '{isExplained, select, true {Notre remarque : {explanation}} other {Veuillez en remettre un autre ; le contrat est établi dès que tout est accepté.}}',
      ],
      button: 'En remettre un autre',
    },
    documentsAccepted: {
      subject: 'Vos documents pour {listingName} sont acceptés',
      lines: [
        'Nous avons vérifié et accepté tous vos documents pour {listingName} du {from} au {to}.',
        'Le contrat est en cours d’établissement ; nous vous prévenons dès que ce sera à vous de signer.',
      ],
      button: 'Ouvrir votre demande',
    },
    documentsTimeOver: {
      subject: 'Votre demande pour {listingName} est terminée',
      lines: [
        'Les documents pour {listingName} du {from} au {to} n’ont pas été remis à temps, la demande est donc terminée.',
        'Rien n’est réservé et rien n’est dû. Si vous souhaitez toujours venir, faites une nouvelle demande.',
      ],
      button: 'Ouvrir votre demande',
    },
    documentsNeverCame: {
      subject: '{otherName} n’a pas remis les documents',
      lines: [
        '{otherName} a confirmé son intérêt pour {listingName} du {from} au {to}, mais n’a pas remis les documents à temps. La demande est terminée.',
        'Les jours sont libres ; vous n’avez rien à faire.',
      ],
      button: 'Ouvrir la demande',
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
    contractToAccept: {
      subject: 'Le contrat pour {listingName} est prêt',
      lines: [
        'Le contrat avec {otherName} pour {listingName} du {from} au {to} est prêt.',
        'Il se signe sur papier. Merci de le lire et de l’accepter ; les dates vous sont réservées entre-temps.',
      ],
      button: 'Lire et accepter',
    },
    paperContractSent: {
      subject: '{otherName} a reçu le contrat pour {listingName}',
      lines: [
        'Le contrat avec {otherName} pour {listingName} du {from} au {to} est prêt. Il se signe sur papier.',
        'D’abord, {otherName} le lit et l’accepte. Nous vous prévenons dès que c’est fait.',
      ],
      button: 'Ouvrir le contrat',
    },
    paperContractAccepted: {
      subject: '{otherName} a accepté le contrat pour {listingName}',
      lines: [
        '{otherName} a accepté le contrat pour {listingName} du {from} au {to}.',
        'Il se signe sur papier. Ce qu’il vous reste à faire figure sur sa page.',
      ],
      button: 'Ouvrir le contrat',
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
    payoutChanged: {
      subject:
        'Vos données de versement chez Mezzo {payoutChange, select, CANCELED {restent inchangées} other {ont été modifiées}}',
      lines: [
        '{payoutChange, select, CHOSEN {{count, plural, offset:1 =1 {L’argent de {home}} one {L’argent de {home} et d’un autre logement} other {L’argent de {home} et de # autres logements}} {hasDeadline, select, true {sera versé à partir du {answerUntil}} other {est versé dès maintenant}} {hasAccount, select, true {sur le compte {account}} other {sur le compte des loyers}}{hasDeadline, select, true {. D’ici là, il est versé sur le compte actuel.} other {. Aucun compte n’était indiqué jusqu’ici.}}} CANCELED {La modification pour {home} a été annulée.{hasAccount, select, true { L’argent reste versé sur le compte {account}.} other {}}} other {Le compte {account} a été archivé. Plus rien n’y est versé.}}',
        'Si ce n’était pas vous : connectez-vous, {hasDeadline, select, true {arrêtez la modification avec « Annuler la modification »} other {corrigez vos comptes}} et changez tout de suite votre mot de passe. Si vous ne pouvez pas vous connecter, choisissez un nouveau mot de passe sur la page de connexion.',
      ],
      button: 'Voir mes comptes',
    },
    payoutOnItsWay: {
      subject: '{amount} sont en route vers votre banque',
      lines: [
        'Nous vous avons versé {amount}. La somme devrait être sur votre compte bancaire d’ici le {arrivesOn}.',
        'La page des paiements vous montre de quoi se compose ce versement : chaque loyer, et tout ce qui a été retenu ou déduit.',
      ],
      button: 'Ouvrir le versement',
    },
    payoutFailed: {
      subject: 'Votre versement de {amount} n’est pas arrivé',
      lines: [
        '{failure, select, ACCOUNT_CLOSED {Votre banque indique que le compte est clôturé ou bloqué. Veuillez en indiquer un autre auprès du prestataire de paiement.} NO_SUCH_ACCOUNT {Votre banque ne connaît pas ce compte. Veuillez vérifier le numéro auprès du prestataire de paiement.} NAME_MISMATCH {Le compte est à un autre nom que le vôtre. Veuillez corriger le nom ou le compte auprès du prestataire de paiement.} CURRENCY {Votre compte bancaire n’accepte pas cette devise. Veuillez en indiquer un qui l’accepte auprès du prestataire de paiement.} DECLINED {Votre banque n’a pas accepté le versement. Veuillez lui en demander la raison, ou indiquer un autre compte auprès du prestataire de paiement.} ACCOUNT_RESTRICTED {Le prestataire de paiement a suspendu vos versements. Veuillez compléter ce qu’il demande.} other {Le prestataire de paiement n’a pas donné de raison. Veuillez réessayer, ou demander à notre équipe.}}',
        'Rien n’est perdu : l’argent reste chez le prestataire de paiement. Dès que vos données sont exactes, nous réessayons.',
      ],
      button: 'Voir ce qu’il faut faire',
    },
    refundMade: {
      subject: '{amount} vous sont remboursés pour {listingName}',
      lines: [
        'Sur {purpose, select, TENANT_SERVICE_FEE {les frais de service} other {le premier mois de loyer}} que vous avez payé pour votre séjour à {listingName} du {from} au {to}, {amount} vous sont remboursés. Motif : {refundReason, select, STAY_CANCELLED {le séjour a été annulé} STAY_SHORTENED {le séjour est plus court} NOT_AS_DESCRIBED {le logement ne correspondait pas à la description} PAID_TWICE {le paiement a été fait deux fois} GOODWILL {geste commercial} NO_LONGER_OWED {vous ne deviez plus cette somme à son arrivée} other {autre motif}}.{isExplained, select, true { Précision : {explanation}} other {}}',
        '{way, select, BANK_TRANSFER {Nous avons viré la somme sur votre compte bancaire.} other {La somme revient sur la carte ou le compte utilisé pour payer. Les banques mettent cinq à dix jours ouvrés pour l’afficher.}} Vous n’avez rien à faire.',
      ],
      button: 'Ouvrir le séjour',
    },
    refundFailed: {
      subject: 'Nous n’avons pas encore pu vous rembourser {amount}',
      lines: [
        '{amount} de ce que vous avez payé pour votre séjour à {listingName} du {from} au {to} devaient vous revenir par le même moyen, et votre banque ne les a pas acceptés. L’argent est toujours à vous.',
        'Répondez à cet e-mail depuis votre propre adresse en indiquant que nous pouvons vous appeler à ce sujet. Nous virerons alors la somme sur votre compte bancaire.',
      ],
      button: 'Ouvrir le séjour',
    },
    refundMadeLandlord: {
      subject: '{otherName} récupère {amount} du loyer',
      lines: [
        '{amount} du premier mois de loyer pour le séjour de {otherName} à {listingName} du {from} au {to} ont été remboursés. Motif : {refundReason, select, STAY_CANCELLED {le séjour a été annulé} STAY_SHORTENED {le séjour est plus court} NOT_AS_DESCRIBED {le logement ne correspondait pas à la description} PAID_TWICE {le paiement a été fait deux fois} GOODWILL {geste commercial} NO_LONGER_OWED {la somme n’était plus due} other {autre motif}}.{isExplained, select, true { Précision : {explanation}} other {}}',
        'Nous déduisons cette somme de votre prochain versement. Vous n’avez rien à virer.',
      ],
      button: 'Ouvrir la réservation',
    },
    disputeOpened: {
      subject: 'Un paiement de {amount} pour {listingName} est contesté',
      lines: [
        '{purpose, select, LANDLORD_FEE {Votre paiement de nos frais} other {Le paiement du premier mois de loyer par {otherName}}} pour le séjour à {listingName} du {from} au {to} est contesté auprès de la banque : {disputeReason, select, FRAUDULENT {le titulaire de la carte dit ne pas avoir payé} UNRECOGNIZED {le titulaire de la carte ne reconnaît pas le paiement} DUPLICATE {le paiement aurait été fait deux fois} NOT_RECEIVED {le séjour n’aurait pas eu lieu} NOT_AS_DESCRIBED {le logement ne correspondrait pas à la description} CREDIT_NOT_PROCESSED {un remboursement manquerait} other {aucun autre motif n’est donné}}. La banque retient {amount} jusqu’à sa décision.',
        'Nous répondons avec le contrat. Si vous avez des lettres, des e-mails ou des photos utiles, envoyez-les dès maintenant en réponse à cet e-mail. En cas de décision défavorable, {purpose, select, LANDLORD_FEE {notre facture est de nouveau ouverte} other {nous déduisons la somme de votre prochain versement}}.',
      ],
      button: 'Ouvrir la réservation',
    },
    disputeDecided: {
      subject:
        '{isWon, select, true {Le paiement contesté de {amount} vous reste acquis} other {Le paiement contesté de {amount} est perdu}}',
      lines: [
        '{isWon, select, true {La banque a décidé en votre faveur : {amount} pour le séjour de {otherName} à {listingName} du {from} au {to} ne sont plus retenus.} other {La banque a décidé en faveur du titulaire de la carte : {amount} pour le séjour de {otherName} à {listingName} du {from} au {to} ne reviendront pas.}}',
        '{isWon, select, true {Vous n’avez rien à faire.} other {{purpose, select, LANDLORD_FEE {Notre facture est de nouveau ouverte ; réglez-la par virement ou avec une autre carte.} other {Nous déduisons la somme de votre prochain versement. Voyez avec {otherName} si le loyer vous est toujours dû.}}}}',
      ],
      button: 'Ouvrir la réservation',
    },
    depositReminder: {
      subject: 'Dépôt de garantie de {otherName} : le décompte est attendu',
      lines: [
        'Le séjour de {otherName} à {listingName} du {from} au {to} est terminé, et le dépôt de garantie de {amount} n’a pas encore fait l’objet d’un décompte.',
        'Faites-le avant le {payBy} : indiquez ce que vous retenez et pourquoi, et quand vous avez rendu le reste. {otherName} le voit aussitôt.',
      ],
      button: 'Faire le décompte',
    },
    depositSettled: {
      subject: 'Dépôt de garantie pour {listingName} : le décompte est fait',
      lines: [
        '{otherName} a fait le décompte du dépôt de garantie de {amount} pour votre séjour à {listingName} du {from} au {to}. {paidBack} vous reviennent.',
        '{isKept, select, true {Ont été retenus : {deductions}. Si vous n’êtes pas d’accord, écrivez à {otherName}.} other {Rien n’a été retenu.}}',
      ],
      button: 'Ouvrir le séjour',
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
  },
}
