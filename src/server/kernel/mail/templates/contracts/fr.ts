import type { TextsOf } from '../template.ts'
import type { ContractMails } from './data.ts'

/** The mails about contracts in French. */
export const contractMailsFr: TextsOf<ContractMails> = {
  contractEnded: {
    subject: 'Le contrat avec {otherName} pour {listingName} a pris fin',
    lines: [
      '{otherName} a réservé un autre logement. Le contrat pour {listingName} du {from} au {to}, qui était en cours de signature, a donc pris fin.',
      'Ces dates sont de nouveau disponibles ; vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
  },
  contractRefused: {
    subject: '{otherName} a refusé le contrat pour {listingName}',
    lines: [
      '{otherName} a refusé le contrat pour {listingName} du {from} au {to}. Ces dates sont de nouveau disponibles.',
      'La demande reste ouverte : vous pouvez préparer un autre contrat dans les 14 jours.',
    ],
    button: 'Ouvrir la demande',
  },
  contractCanceled: {
    subject: 'Le contrat pour {listingName} a été annulé',
    lines: [
      '{otherName} a annulé le contrat pour {listingName} du {from} au {to}. Votre demande a donc pris fin.',
      'D’autres logements sont peut-être disponibles à ces dates.',
    ],
    button: 'Voir vos demandes',
  },
  onlineSigningStopped: {
    subject: 'Le contrat pour {listingName} sera signé sur papier',
    lines: [
      '{otherName} souhaite signer sur papier le contrat pour {listingName} du {from} au {to}. Les dates restent pré-réservées pour vous.',
      'Nous établissons le nouveau contrat. Ce qui a déjà été signé en ligne n’est plus valable.',
    ],
    button: 'Ouvrir le contrat',
  },
  signingReminder: {
    subject:
      '{hasAgent, select, true {Le contrat pour {listingName} attend {agentName}} other {Le contrat pour {listingName} vous attend}}',
    lines: [
      'Le contrat avec {otherName} pour {listingName} du {from} au {to} {hasAgent, select, true {attend la signature de {agentName}, avec procuration} other {vous attend}}.',
      'Si rien n’est fait à temps, il prend fin et les dates redeviennent disponibles pour d’autres.',
    ],
    button: 'Ouvrir le contrat',
  },
  signingExpired: {
    subject: 'Le contrat pour {listingName} n’a pas été signé à temps',
    lines: [
      'Le contrat avec {otherName} pour {listingName} du {from} au {to} n’a pas été signé à temps. La demande a pris fin.',
      'Ces dates sont de nouveau disponibles ; vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
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
      'Vous avez confirmé votre intérêt pour {listingName} du {from} au {to}. Avant d’établir le contrat, nous vérifions quelques documents.',
      'La page indique ce qu’il nous faut et pourquoi. {otherName} voit où vous en êtes, jamais les documents.',
      '{hasDeadline, select, true {Veuillez remettre ce qui manque avant le {answerUntil} ; passé ce délai, la demande prend fin automatiquement.} other {Veuillez remettre rapidement ce qui manque.}}',
    ],
    button: 'Remettre les documents',
  },
  documentsMissing: {
    subject: 'Il manque encore des documents pour {listingName}',
    lines: [
      'Nous n’avons pas encore tous les documents pour votre séjour à {listingName} du {from} au {to}.',
      'Le logement n’est pas réservé tant qu’il n’y a pas de contrat. Si vous n’en voulez plus, veuillez retirer la demande.',
      '{hasDeadline, select, true {Veuillez remettre ce qui manque avant le {answerUntil} ; passé ce délai, la demande prend fin automatiquement.} other {Veuillez remettre rapidement ce qui manque.}}',
    ],
    button: 'Remettre les documents',
  },
  documentFailed: {
    subject: 'Un de vos documents pour {listingName} n’a pas été accepté',
    lines: [
      'Malheureusement, nous n’avons pas pu accepter ce document : {documentType, select, CERTIFICATE_OF_MATRICULATION {Certificat de scolarité} FINANCIAL_STATEMENT {Justificatif de ressources} GUARANTEE_FROM_PARENTS {Garantie des parents} LETTER_FROM_EMPLOYER {Lettre de l’employeur} PROOF_OF_APPRENTICESHIP {Justificatif d’apprentissage} PROOF_OF_EMPLOYMENT {Justificatif d’emploi} PROOF_OF_INTERNSHIP {Justificatif de stage} VALID_IDENTITY_DOCUMENT {Pièce d’identité valide} GUARANTOR_FINANCIAL_STATEMENT {Justificatif de ressources du garant} CERTIFICATE_OF_SCHOLARSHIP {Attestation de bourse} GUARANTEE_LETTER {Lettre de garantie} FRENCH_GUARANTOR {Garant français} COMPANY_SELF_DISCLOSURE_FORM {Déclaration de l’entreprise} BANK_STATEMENT {Relevé bancaire} GUARANTOR_BANK_STATEMENT {Relevé bancaire du garant} PAYSLIP {Bulletin de salaire} GUARANTOR_PAYSLIP {Bulletin de salaire du garant} other {document}}. {failureReason, select, WRONG_TYPE {Ce n’est pas le type de document demandé.} POOR_QUALITY {Il est peu lisible. Veuillez le numériser ou le photographier de nouveau, bien éclairé et avec les quatre coins visibles.} OLDER_THAN_THREE_MONTHS {Il date de plus de trois mois. Veuillez en remettre un plus récent.} NAME_DOES_NOT_MATCH_ID {{documentType, select, VALID_IDENTITY_DOCUMENT {Il n’est pas au même nom que votre demande. Veuillez remettre votre propre document ; si votre nom a changé ou s’écrit autrement, écrivez à notre équipe d’assistance.} other {Le nom qui y figure diffère de celui de votre pièce d’identité.}}} MISSING_NAME {Votre nom n’y figure pas.} MISSING_DATE {Il n’est pas daté.} MISSING_CURRENT_BALANCE {Le solde actuel n’y figure pas.} MISSING_NET_INCOME {Le revenu net n’y figure pas.} other {Nous ne pouvons pas l’accepter en l’état.}}',
      '{isExplained, select, true {Notre remarque : {explanation}} other {Veuillez en remettre un autre. Nous établirons le contrat dès que tout sera accepté.}}',
    ],
    button: 'En remettre un autre',
  },
  identityNeeded: {
    subject: 'Confirmez votre identité pour {listingName}',
    lines: [
      'Vous avez confirmé votre intérêt pour {listingName} du {from} au {to}. Merci de confirmer votre identité avant que nous établissions le contrat.',
      'Cela prend quelques minutes. {otherName} voit que c’est fait, jamais votre pièce d’identité.',
      '{hasDeadline, select, true {Merci de le faire avant le {answerUntil} ; passé ce délai, la demande prend fin automatiquement.} other {Merci de le faire rapidement.}}',
    ],
    button: 'Voir ce qui reste à faire',
  },
  incomeReadByHand: {
    subject: 'Notre équipe lit vos documents pour {listingName}',
    lines: [
      'Vos documents pour {listingName} du {from} au {to} n’ont pas pu être lus automatiquement. {errorType, select, CURRENCY_NOT_EURO {Les montants n’y sont pas en euros.} other {Le prestataire qui les lit n’a pas donné de réponse exploitable.}}',
      'C’est donc une personne de notre équipe qui les lit. Vous n’avez rien à faire.',
    ],
    button: 'Voir ce qui reste à faire',
  },
  incomeNotConfirmed: {
    subject: 'Nous n’avons pas pu confirmer vos revenus pour {listingName}',
    lines: [
      'Nous n’avons pas pu confirmer vos revenus pour {listingName} du {from} au {to}. {errorType, select, NAME_MISMATCH {Le nom sur un document diffère du vôtre.} VERIFF_MISSING {Votre identité n’est pas confirmée.} DOCUMENT_TOO_OLD {Un document date de plus de trois mois.} other {Il manque sur un document le revenu net, la période, la date ou le nom.}}',
      'Ce n’est pas un refus : {otherName} peut tout de même conclure le contrat avec vous. {errorType, select, NAME_MISMATCH {Vous pouvez remettre un document à votre nom} VERIFF_MISSING {Vous pouvez confirmer à nouveau votre identité} DOCUMENT_TOO_OLD {Vous pouvez remettre un document plus récent} other {Vous pouvez remettre un document où tout figure}} ou demander une nouvelle vérification par une autre personne.',
    ],
    button: 'Voir ce que vous pouvez faire',
  },
  incomeUnconfirmed: {
    subject: 'Nous n’avons pas pu confirmer les revenus de {otherName}',
    lines: [
      'Nous avons vérifié les documents de {otherName} pour {listingName} du {from} au {to} et n’avons pas pu confirmer ses revenus.',
      'À vous de décider : concluez tout de même le contrat, refusez ou attendez. {otherName} peut remettre d’autres documents ou demander une nouvelle vérification.',
    ],
    button: 'Ouvrir la demande',
  },
  documentsAccepted: {
    subject: 'Vos documents pour {listingName} sont acceptés',
    lines: [
      'Nous avons vérifié et accepté tous vos documents pour {listingName} du {from} au {to}.',
      'Nous établissons maintenant le contrat et vous écrirons dès que ce sera à vous de signer.',
    ],
    button: 'Ouvrir votre demande',
  },
  documentsTimeOver: {
    subject: 'Votre demande pour {listingName} a pris fin',
    lines: [
      'Vous n’avez pas remis à temps les documents pour {listingName} du {from} au {to}. La demande a donc pris fin.',
      'Rien n’est réservé et rien n’est dû. Si vous souhaitez toujours venir, faites une nouvelle demande.',
    ],
    button: 'Ouvrir votre demande',
  },
  documentsNeverCame: {
    subject: '{otherName} n’a pas remis les documents',
    lines: [
      '{otherName} a confirmé son intérêt pour {listingName} du {from} au {to}, mais n’a pas remis les documents à temps. La demande a pris fin.',
      'Ces dates sont disponibles ; vous n’avez rien à faire.',
    ],
    button: 'Ouvrir la demande',
  },
  contractReady: {
    subject:
      '{hasAgent, select, true {Le contrat pour {listingName} attend la signature de {agentName}} other {Le contrat pour {listingName} est prêt à être signé}}',
    lines: [
      'Le contrat avec {otherName} pour {listingName} du {from} au {to} est prêt.',
      '{signerLost, select, true {La procuration qui devait servir à le signer n’est plus valable, et rien n’a été signé ainsi : nous vous l’envoyons donc à nouveau. } other {}}{hasAgent, select, true {{agentName} le signe avec procuration chez le prestataire de signature.} other {Merci de le lire et de le signer.}}',
    ],
    button: 'Lire et signer',
  },
  contractToAccept: {
    subject: 'Le contrat pour {listingName} est prêt',
    lines: [
      'Le contrat avec {otherName} pour {listingName} du {from} au {to} est prêt.',
      'Il sera signé sur papier. Merci de le lire et de l’accepter ; d’ici là, les dates sont pré-réservées pour vous.',
    ],
    button: 'Lire et accepter',
  },
  paperContractSent: {
    subject: '{otherName} a reçu le contrat pour {listingName}',
    lines: [
      'Le contrat avec {otherName} pour {listingName} du {from} au {to} est prêt. Il sera signé sur papier.',
      '{otherName} doit d’abord le lire et l’accepter. Nous vous écrirons dès que ce sera fait.',
    ],
    button: 'Ouvrir le contrat',
  },
  paperContractAccepted: {
    subject: '{otherName} a accepté le contrat pour {listingName}',
    lines: [
      '{otherName} a accepté le contrat pour {listingName} du {from} au {to}.',
      'Il sera signé sur papier. La page du contrat indique ce qu’il vous reste à faire.',
    ],
    button: 'Ouvrir le contrat',
  },
  signedByLandlord: {
    subject:
      '{hasAgent, select, true {{agentName} a signé le contrat pour {listingName} au nom de {otherName}} other {{otherName} a signé le contrat pour {listingName}}}',
    lines: [
      '{hasAgent, select, true {{agentName} a signé le contrat pour {listingName} du {from} au {to} au nom de {otherName}, avec une procuration que vous pouvez lire sur la page du contrat.} other {{otherName} a signé le contrat pour {listingName} du {from} au {to}.}}',
      'Il ne manque plus que votre signature.',
    ],
    button: 'Lire et signer',
  },
  contractNeeded: {
    subject: 'Nous avons besoin de votre contrat pour {otherName}',
    lines: [
      '{otherName} souhaite louer {listingName} du {from} au {to}.',
      'Nous n’avons pas encore de modèle de contrat pour ce pays. Veuillez déposer votre propre contrat en PDF ; d’ici là, les dates ne sont pas pré-réservées.',
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
}
