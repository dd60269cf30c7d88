import type { TextsOf } from '../template.ts'
import type { MoneyMails } from './data.ts'

/** The mails about money in French. */
export const moneyMailsFr: TextsOf<MoneyMails> = {
  invoiceReady: {
    subject: 'Facture {invoice} pour {listingName}',
    lines: [
      'Vous trouverez ci-joint la facture {invoice} de {amount} : notre commission pour la réservation de {listingName} par {otherName} du {from} au {to}.',
      '{isPaid, select, true {Elle est réglée par un paiement antérieur. Vous n’avez rien à payer.} other {{isKept, select, true {Nous la déduirons de votre prochain versement : vous n’avez pas de virement à faire. Si aucun versement n’a suffi d’ici au {dueDay}, veuillez payer par carte dans « Paiements ».} other {Merci de la régler avant le {dueDay}.}}}}',
    ],
    button: 'Ouvrir la réservation',
  },
  invoiceReminderFirst: {
    subject: 'Rappel : la facture {invoice} était à régler avant le {dueDay}',
    lines: [
      'C’est peut-être un oubli : sur la facture {invoice}, notre commission pour la réservation de {listingName} par {otherName}, {amount} étaient à régler avant le {dueDay} et restent dus. La facture est jointe.',
      'Merci de régler cette somme avant le {payBy}. Si votre paiement est déjà en route, ne tenez pas compte de cet e-mail.',
    ],
    button: 'Ouvrir la réservation',
  },
  invoiceReminderSecond: {
    subject: 'Deuxième rappel : la facture {invoice} est impayée',
    lines: [
      'Sur la facture {invoice}, à régler avant le {dueDay}, {amount} restent dus. Il s’agit de notre commission pour la réservation de {listingName} par {otherName}. La facture est jointe.',
      'Merci de régler cette somme avant le {payBy}. Si quelque chose n’est pas correct sur la facture, répondez à cet e-mail et nous la vérifierons.',
    ],
    button: 'Ouvrir la réservation',
  },
  invoiceReminderLast: {
    subject: 'Dernier rappel : la facture {invoice} est impayée',
    lines: [
      'Nous vous avons déjà envoyé deux rappels : sur la facture {invoice}, à régler avant le {dueDay}, {amount} restent dus. Il s’agit de notre commission pour la réservation de {listingName} par {otherName}. La facture est jointe.',
      'Merci de régler cette somme avant le {payBy}. Passé cette date, notre comptabilité prendra contact avec vous.',
    ],
    button: 'Ouvrir la réservation',
  },
  invoiceCanceled: {
    subject: 'La facture {invoice} pour {listingName} a été annulée',
    lines: [
      'Vous trouverez ci-joint l’avoir {creditNote} de {amount}. Il annule entièrement la facture {invoice} de notre commission pour la réservation de {listingName} par {otherName}.',
      'S’il reste une commission pour les jours du séjour, vous recevrez une nouvelle facture. Ce que vous avez déjà payé en sera déduit ; le reste vous sera versé.',
    ],
    button: 'Ouvrir la réservation',
  },
  payoutChanged: {
    subject:
      'Vos coordonnées de versement chez Mezzo {payoutChange, select, CANCELED {restent inchangées} other {ont été modifiées}}',
    lines: [
      '{payoutChange, select, CHOSEN {{count, plural, offset:1 =1 {L’argent de {home}} one {L’argent de {home} et d’un autre logement} other {L’argent de {home} et de # autres logements}} {hasDeadline, select, true {sera versé à partir du {answerUntil}} other {est versé dès maintenant}} {hasAccount, select, true {sur le compte {account}} other {sur le compte des loyers}}{hasDeadline, select, true {. D’ici là, il est versé sur le compte actuel.} other {. Aucun compte n’était indiqué jusqu’ici.}}} CANCELED {La modification pour {home} a été annulée.{hasAccount, select, true { L’argent est toujours versé sur le compte {account}.} other {}}} other {Le compte {account} a été archivé. Plus rien n’y est versé.}}',
      'Si ce n’était pas vous : connectez-vous, {hasDeadline, select, true {arrêtez la modification avec « Annuler la modification »} other {corrigez vos comptes}} et changez immédiatement votre mot de passe. Si vous ne pouvez pas vous connecter, choisissez un nouveau mot de passe sur la page de connexion.',
    ],
    button: 'Voir mes comptes',
  },
  payoutBankChanged: {
    subject: 'Le compte bancaire de vos versements a été modifié',
    lines: [
      'Le compte bancaire se terminant par {last4} a été indiqué auprès du prestataire de paiement pour les loyers payés par l’intermédiaire de Mezzo.{hasDeadline, select, true { Rien n’y sera versé avant le {answerUntil}.} other {}}',
      'Si c’était vous, vous n’avez rien à faire. Sinon : connectez-vous, changez votre mot de passe et corrigez immédiatement le compte bancaire sur la page des paiements ; répondez aussi à cet e-mail pour que nous puissions vérifier avec vous. Si vous ne pouvez pas vous connecter, choisissez un nouveau mot de passe sur la page de connexion.',
    ],
    button: 'Voir mon compte de versement',
  },
  payoutOnItsWay: {
    subject: 'Un versement de {amount} est en route vers votre banque',
    lines: [
      'Nous vous avons versé {amount}. La somme devrait être sur votre compte bancaire d’ici le {arrivesOn}.',
      'La page des paiements vous montre de quoi se compose ce versement : chaque loyer, et tout ce qui a été retenu ou déduit.',
    ],
    button: 'Ouvrir le versement',
  },
  payoutFailed: {
    subject: 'Votre versement de {amount} n’est pas arrivé',
    lines: [
      '{failure, select, ACCOUNT_CLOSED {Votre banque indique que le compte est clôturé ou bloqué. Veuillez en indiquer un autre auprès du prestataire de paiement.} NO_SUCH_ACCOUNT {Votre banque ne connaît pas ce compte. Veuillez vérifier le numéro auprès du prestataire de paiement.} NAME_MISMATCH {Le compte n’est pas à votre nom. Veuillez corriger le nom ou le compte auprès du prestataire de paiement.} CURRENCY {Votre compte bancaire n’accepte pas cette devise. Veuillez en indiquer un qui l’accepte auprès du prestataire de paiement.} DECLINED {Votre banque n’a pas accepté le versement. Veuillez lui demander pourquoi, ou indiquer un autre compte auprès du prestataire de paiement.} ACCOUNT_RESTRICTED {Le prestataire de paiement a suspendu vos versements. Veuillez compléter ce qu’il demande.} other {Le prestataire de paiement n’a pas donné de raison. Veuillez réessayer ou vous adresser à notre équipe.}}',
      'Rien n’est perdu : l’argent reste chez le prestataire de paiement. Dès que vos coordonnées seront exactes, nous réessaierons.',
    ],
    button: 'Voir ce qu’il faut faire',
  },
  taxDataMissing: {
    subject:
      '{taxDataStep, select, ASK {Vos données fiscales sont incomplètes} SECOND_REMINDER {Second rappel : vos versements seront suspendus à partir du {dueDay}} other {Rappel : vos données fiscales sont incomplètes}}',
    lines: [
      'Une fois par an, nous devons déclarer à l’administration fiscale qui perçoit des loyers par l’intermédiaire de Mezzo (DAC7, § 13 de la loi allemande PStTG). {count, plural, one {Pour l’un de vos logements} other {Pour # de vos logements}}, il nous manque des informations : le nom du bailleur, une date de naissance, un numéro fiscal ou une adresse.',
      '{taxDataStep, select, ASK {Merci de les compléter ; cela prend environ trois minutes.} SECOND_REMINDER {Ceci est notre second et dernier rappel.} other {Nous vous les avons déjà demandées une fois.}} S’il manque encore quelque chose le {dueDay}, la loi nous oblige à retenir les versements pour {count, plural, one {ce logement} other {ces logements}} tant que vos données sont incomplètes. Rien n’est perdu : nous verserons les sommes retenues dès que vos données seront complètes.',
    ],
    button: 'Compléter mes données fiscales',
  },
  taxDataHold: {
    subject: 'Vos versements sont suspendus tant que vos données fiscales sont incomplètes',
    lines: [
      'Nous vous avons demandé des données fiscales et envoyé deux rappels, mais {count, plural, one {pour un logement} other {pour # logements}}, il en manque encore. La loi (DAC7, § 23 PStTG) nous oblige donc à retenir les versements correspondants.',
      'Rien n’est perdu : complétez vos données, et les sommes retenues partiront avec le prochain versement.',
    ],
    button: 'Compléter mes données fiscales',
  },
  taxStatement: {
    subject:
      '{isCorrection, select, true {Rectificatif : ce que nous déclarons à l’administration fiscale pour {year}} other {Ce que nous déclarons à l’administration fiscale pour {year}}}',
    lines: [
      'Une fois par an, nous déclarons à l’administration fiscale allemande ce que les bailleurs ont perçu par l’intermédiaire de Mezzo (DAC7, § 22 PStTG). Le relevé ci-joint indique, pour {name}, ce qui est déclaré au titre de {year} : les logements, les jours loués, les montants versés chaque trimestre et nos commissions.',
      '{isCorrection, select, true {Il remplace celui que vous avez déjà, car un élément a changé.} other {Comparez-le avec vos documents et conservez-le pour votre déclaration de revenus.}} Si quelque chose est inexact, signalez-le à notre équipe ; nous rectifierons la déclaration.',
    ],
    button: 'Voir d’où viennent les montants',
  },
  taxDataComplete: {
    subject: 'Vos données fiscales sont complètes : les versements reprennent',
    lines: [
      'Merci. Il ne manque plus rien pour la déclaration fiscale, et ce que nous retenions partira avec le prochain versement.',
    ],
    button: 'Ouvrir mes paiements',
  },
  refundMade: {
    subject: 'Nous vous remboursons {amount} pour {listingName}',
    lines: [
      'Nous vous remboursons {amount} sur {purpose, select, TENANT_SERVICE_FEE {les frais de service payés} other {le premier mois de loyer payé}} pour votre séjour à {listingName} du {from} au {to}. Motif : {refundReason, select, STAY_CANCELLED {le séjour a été annulé} STAY_SHORTENED {le séjour est plus court} NOT_AS_DESCRIBED {le logement ne correspondait pas à la description} PAID_TWICE {le paiement a été fait deux fois} GOODWILL {geste commercial} NO_LONGER_OWED {vous ne deviez plus cette somme à son arrivée} other {autre motif}}.{isExplained, select, true { Notre précision : {explanation}} other {}}',
      '{way, select, BANK_TRANSFER {Nous avons viré la somme sur votre compte bancaire.} other {La somme revient sur la carte ou le compte utilisé pour payer. Les banques mettent cinq à dix jours ouvrés pour l’afficher.}} Vous n’avez rien à faire.',
    ],
    button: 'Ouvrir le séjour',
  },
  refundFailed: {
    subject: 'Nous n’avons pas encore pu vous rembourser {amount}',
    lines: [
      'Nous avons voulu vous rembourser {amount} de ce que vous avez payé pour votre séjour à {listingName} du {from} au {to} par le même moyen, mais cela n’a pas fonctionné. L’argent est toujours à vous.',
      'Ouvrez le séjour et indiquez-y le compte bancaire sur lequel nous devons le virer : titulaire et IBAN. Notre équipe fera alors le virement, et vous recevrez un autre e-mail.',
    ],
    button: 'Indiquer un compte bancaire',
  },
  refundAccountGiven: {
    subject: 'Nous virons {amount} sur le compte {account}',
    lines: [
      'Vous avez indiqué le compte sur lequel nous virerons {amount} pour votre séjour à {listingName} du {from} au {to}, car le remboursement n’a pas pu se faire par le même moyen : {account}. Vous recevrez un autre e-mail dès que le virement sera fait.',
      'Si ce n’était pas vous : ouvrez le séjour, indiquez votre propre compte et changez immédiatement votre mot de passe. Si vous ne pouvez pas vous connecter, choisissez un nouveau mot de passe sur la page de connexion.',
    ],
    button: 'Ouvrir le séjour',
  },
  refundMadeLandlord: {
    subject: '{otherName} récupère {amount} du loyer',
    lines: [
      'Sur le premier mois de loyer pour le séjour de {otherName} à {listingName} du {from} au {to}, {amount} ont été remboursés à {otherName}. Motif : {refundReason, select, STAY_CANCELLED {le séjour a été annulé} STAY_SHORTENED {le séjour est plus court} NOT_AS_DESCRIBED {le logement ne correspondait pas à la description} PAID_TWICE {le paiement a été fait deux fois} GOODWILL {geste commercial} NO_LONGER_OWED {la somme n’était plus due} other {autre motif}}.{isExplained, select, true { Notre précision : {explanation}} other {}}',
      'Nous déduirons cette somme de votre prochain versement. Vous n’avez pas de virement à faire.',
    ],
    button: 'Ouvrir la réservation',
  },
  disputeOpened: {
    subject: 'Un paiement de {amount} pour {listingName} est contesté',
    lines: [
      '{purpose, select, LANDLORD_FEE {Votre paiement de notre commission} other {Le paiement du premier mois de loyer par {otherName}}} pour le séjour à {listingName} du {from} au {to} est contesté auprès de la banque : {disputeReason, select, FRAUDULENT {le titulaire de la carte dit ne pas avoir payé} UNRECOGNIZED {le titulaire de la carte ne reconnaît pas le paiement} DUPLICATE {le paiement aurait été fait deux fois} NOT_RECEIVED {le séjour n’aurait pas eu lieu} NOT_AS_DESCRIBED {le logement ne correspondrait pas à la description} CREDIT_NOT_PROCESSED {un remboursement manquerait} other {aucun motif précis n’est donné}}. La banque retient {amount} jusqu’à sa décision.',
      '{purpose, select, LANDLORD_FEE {Si personne chez vous ne voulait contester ce paiement, dites à votre banque qu’il était justifié. Si elle l’annule, notre facture est de nouveau à régler.} other {Nous répondrons à la banque dans les délais, avec le contrat signé s’il existe ; vous n’avez rien à faire. Ce qui ne vous a pas encore été versé attend jusque-là. En cas de décision défavorable, nous déduirons la somme de votre prochain versement.}}',
    ],
    button: 'Ouvrir la réservation',
  },
  disputeDecided: {
    subject:
      '{isWon, select, true {Le paiement contesté de {amount} {purpose, select, LANDLORD_FEE {reste valable} other {vous reste acquis}}} other {Le paiement contesté de {amount} {purpose, select, LANDLORD_FEE {a été annulé} other {est perdu}}}}',
    lines: [
      '{isWon, select, true {{purpose, select, LANDLORD_FEE {La banque a décidé que votre paiement de notre commission reste valable : {amount} pour le séjour de {otherName} à {listingName} du {from} au {to}.} other {La banque a décidé en votre faveur : {amount} pour le séjour de {otherName} à {listingName} du {from} au {to} ne sont plus retenus.}}} other {La banque a décidé en faveur du titulaire de la carte : {amount} pour le séjour de {otherName} à {listingName} du {from} au {to} {purpose, select, LANDLORD_FEE {ont été recrédités sur la carte} other {ne reviendront pas}}.}}',
      '{isWon, select, true {Vous n’avez rien à faire.} other {{purpose, select, LANDLORD_FEE {{isReopened, select, true {Notre facture est de nouveau à régler ; payez-la par virement ou avec une autre carte.} other {Notre facture avait été annulée entre-temps et votre paiement vous avait été crédité : nous déduirons donc la somme de votre prochain versement.}}} other {Nous déduirons la somme de votre prochain versement. Voyez avec {otherName} si le loyer vous est toujours dû.}}}}',
    ],
    button: 'Ouvrir la réservation',
  },
  depositReminder: {
    subject: 'Dépôt de garantie de {otherName} : le décompte est attendu',
    lines: [
      '{isLived, select, true {Le séjour de {otherName} à {listingName} du {from} au {to} est terminé} other {Personne n’emménagera pour le séjour de {otherName} à {listingName} du {from} au {to}}}, et le dépôt de garantie de {amount} n’a pas encore fait l’objet d’un décompte.',
      'Faites-le avant le {payBy} : indiquez ce que vous retenez et pourquoi, et quand vous avez rendu le reste. {otherName} le voit aussitôt.',
    ],
    button: 'Faire le décompte',
  },
  depositSettled: {
    subject: 'Dépôt de garantie pour {listingName} : le décompte est fait',
    lines: [
      '{otherName} a fait le décompte du dépôt de garantie de {amount} pour votre séjour à {listingName} du {from} au {to}. {isPaidBack, select, true {{paidBack} vous ont été rendus.} other {Rien ne vous est rendu.}}',
      '{isKept, select, true {Retenues : {deductions}. Si vous n’êtes pas d’accord, écrivez à {otherName}.} other {Rien n’a été retenu.}}',
    ],
    button: 'Ouvrir le séjour',
  },
}
