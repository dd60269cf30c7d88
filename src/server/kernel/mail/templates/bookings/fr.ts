import type { TextsOf } from '../template.ts'
import type { BookingMails } from './data.ts'

/** The mails about bookings in French. */
export const bookingMailsFr: TextsOf<BookingMails> = {
  extensionAccepted: {
    subject: 'Vous pouvez rester plus longtemps à {listingName}',
    lines: [
      '{otherName} a accepté votre prolongation à {listingName} du {from} au {to}.',
      'Vous n’avez rien à confirmer : nous établissons le contrat et vous écrirons dès que vous pourrez le signer.',
    ],
    button: 'Ouvrir votre demande',
  },
  extensionReceived: {
    subject: '{otherName} souhaite rester plus longtemps à {listingName}',
    lines: [
      '{otherName} habite à {listingName} et souhaite y rester du {from} au {to} au même loyer.',
      'Si vous acceptez, nous établissons aussitôt le contrat. {hasDeadline, select, true {Merci de répondre avant le {answerUntil}, sinon la prolongation sera refusée automatiquement.} other {Merci de répondre rapidement.}}',
    ],
    button: 'Répondre à la demande',
  },
  extensionDeclined: {
    subject: 'Votre séjour à {listingName} ne peut pas être prolongé',
    lines: [
      'Malheureusement, votre prolongation à {listingName} du {from} au {to} a été refusée.',
      'Rien ne change pour le séjour que vous avez réservé. D’autres logements sont peut-être disponibles ensuite.',
    ],
    button: 'Ouvrir votre demande',
  },
  stayEndsSoon: {
    subject: 'Souhaitez-vous rester plus longtemps à {listingName} ?',
    lines: [
      'Votre séjour à {listingName} se termine le {to}.',
      'Le logement est encore disponible ensuite : vous pouvez demander à {otherName} de rester jusqu’au {latestTo} au plus tard, au même loyer.',
      'Si vous partez comme convenu, vous n’avez rien à faire.',
    ],
    button: 'Demander une prolongation',
  },
  longerStayOffered: {
    subject: 'Rester à {listingName} jusqu’au {to} ?',
    lines: [
      '{otherName} vous propose de rester à {listingName} du {from} au {to}, pour {amount} au total. Le loyer mensuel reste le même.{hasMessage, select, true { {otherName} écrit : {message}} other {}}',
      'Vous pouvez accepter en un clic jusqu’au {answerUntil}. Nous établissons alors le contrat pour la nouvelle période, que vous signez tous les deux.',
      'Si vous partez comme prévu, vous n’avez rien à faire.',
    ],
    button: 'Voir la proposition',
  },
  longerStayWithdrawn: {
    subject: 'La proposition de prolonger votre séjour à {listingName} a été retirée',
    lines: [
      '{otherName} a retiré la proposition de rester à {listingName} du {from} au {to}.',
      'Votre séjour réservé ne change pas.',
    ],
    button: 'Ouvrir votre réservation',
  },
  longerStayTaken: {
    subject: '{otherName} prolonge son séjour à {listingName}',
    lines: [
      '{otherName} a accepté votre proposition et reste à {listingName} du {from} au {to}.',
      'L’étape suivante est le contrat de la nouvelle période. Nous vous écrirons dès que ce sera à vous d’agir.',
    ],
    button: 'Ouvrir la prolongation',
  },
  longerStayDeclined: {
    subject: '{otherName} ne prolonge pas son séjour à {listingName}',
    lines: [
      '{otherName} a refusé votre proposition de rester à {listingName} du {from} au {to}.',
      'Le séjour se termine comme prévu, et les dates suivantes restent disponibles.',
    ],
    button: 'Ouvrir la réservation',
  },
  shorterStayOffered: {
    subject: 'Terminer votre séjour à {listingName} le {lastDay} ?',
    lines: [
      '{otherName} vous propose de terminer plus tôt votre séjour à {listingName} : votre dernier jour serait le {lastDay} au lieu du {to}. Le loyer de votre séjour baisserait de {amount}.{hasMessage, select, true { {otherName} écrit : {message}} other {}}',
      'Vous pouvez donner votre accord en un clic jusqu’au {answerUntil}. Avant cela, vous voyez ce qui vous est remboursé.',
      'Si vous restez comme prévu, vous n’avez rien à faire.',
    ],
    button: 'Voir la proposition',
  },
  shorterStayWithdrawn: {
    subject: 'La proposition de terminer plus tôt votre séjour à {listingName} a été retirée',
    lines: [
      '{otherName} a retiré la proposition de terminer votre séjour à {listingName} le {lastDay}.',
      'Votre séjour réservé ne change pas.',
    ],
    button: 'Ouvrir votre réservation',
  },
  shorterStayDeclined: {
    subject: '{otherName} reste à {listingName} comme prévu',
    lines: [
      '{otherName} a refusé votre proposition de terminer plus tôt le séjour à {listingName}. Les dates du {from} au {to} restent réservées.',
      'Le séjour et son loyer ne changent pas.',
    ],
    button: 'Ouvrir la réservation',
  },
  shorterStayAgreed: {
    subject: '{otherName} quitte {listingName} plus tôt, comme convenu',
    lines: [
      '{otherName} accepte de terminer plus tôt le séjour à {listingName}. Les dates du {from} au {to} sont de nouveau disponibles.',
      'Le loyer, les factures et l’éventuel remboursement figurent dans la réservation. Conservez cet e-mail : avec la réservation, il atteste de votre accord.',
    ],
    button: 'Ouvrir la réservation',
  },
  shorterStayAgreedTenant: {
    subject: 'Votre séjour à {listingName} se termine le {lastDay}, comme convenu',
    lines: [
      'Vous avez convenu avec {otherName} que votre séjour à {listingName} se termine le {lastDay}. Les dates du {from} au {to} ne font plus partie de votre réservation.',
      'Le loyer de votre séjour est désormais de {amount}.{isPaidBack, select, true { {paidBack} de vos paiements vous sont remboursés.} other {}}{hasMessage, select, true { {otherName} écrit : {message}} other {}}',
      'Conservez cet e-mail : avec votre réservation, il atteste de votre accord.',
    ],
    button: 'Ouvrir votre réservation',
  },
  shorterWishReceived: {
    subject: '{otherName} souhaite quitter {listingName} le {lastDay}',
    lines: [
      '{otherName} souhaite terminer plus tôt son séjour à {listingName} : le dernier jour serait le {lastDay} au lieu du {to}. Le loyer du séjour baisserait de {amount}.{isPaidBack, select, true { {paidBack} des paiements effectués sur Mezzo seraient remboursés.} other {}}{hasMessage, select, true { {otherName} écrit : {message}} other {}}',
      'Répondez avant le {answerUntil}. Avant d’accepter, vous voyez dans la réservation ce que deviennent le loyer, la facture, les remboursements et les jours.',
      'Sans votre accord, rien ne change.',
    ],
    button: 'Répondre dans la réservation',
  },
  shorterWishWithdrawn: {
    subject: '{otherName} reste à {listingName} comme prévu',
    lines: [
      '{otherName} a retiré sa proposition de quitter {listingName} plus tôt. Les jours du {from} au {to} restent réservés.',
      'Vous n’avez plus à répondre. Le séjour et son loyer ne changent pas.',
    ],
    button: 'Ouvrir la réservation',
  },
  shorterWishAgreed: {
    subject: '{otherName} quitte {listingName} plus tôt, comme convenu',
    lines: [
      '{otherName} souhaitait terminer plus tôt son séjour à {listingName}, et cela a été accepté. Les jours du {from} au {to} sont de nouveau disponibles.',
      'Le loyer, les factures et l’éventuel remboursement figurent dans la réservation. Conservez cet e-mail : avec la réservation, il atteste de votre accord.',
    ],
    button: 'Ouvrir la réservation',
  },
  shorterWishDeclined: {
    subject: 'Votre séjour à {listingName} ne se termine pas le {lastDay}',
    lines: [
      '{otherName} a refusé votre proposition de quitter {listingName} le {lastDay}.{hasMessage, select, true { {otherName} écrit : {message}} other {}}',
      'Votre séjour reste réservé jusqu’au {to}, au même loyer.',
    ],
    button: 'Ouvrir votre réservation',
  },
  bookingCanceledTenant: {
    subject: 'Votre séjour à {listingName} du {from} au {to} a été annulé',
    lines: [
      '{endsEarly, select, true {{otherName} a annulé la suite de votre séjour à {listingName}. Votre dernier jour est le {lastDay} ; les jours du {from} au {to} ne font plus partie de votre réservation.} other {{otherName} a annulé votre séjour à {listingName} du {from} au {to}.}}',
      'Motif : {reason, select, BOOKING_CANCELLED {La réservation a été annulée} CHANGE_OF_PLANS {Changement de projet} CONTRACT_TERMS_CHANGED {Les conditions du contrat ont changé} DENIED_BY_COMPANY {L’employeur a refusé} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Un autre logement a été trouvé ailleurs} FOUND_DIFFERENT_RESIDENCE_MEZZO {Un autre logement a été trouvé sur Mezzo} LANDLORD_TOOK_TOO_LONG {Le bailleur a mis trop de temps} NOT_SATISFIED_WITH_RESIDENCE {Logement non satisfaisant} NO_VISA {Pas de visa} TENANT_TOOK_TOO_LONG {Le locataire a mis trop de temps} other {Autre raison}}.{hasNote, select, true { {otherName} vous écrit : {note}} other {}}',
      '{extensionEnded, select, true {Votre demande de prolongation a également pris fin. } other {}}Si vous avez besoin d’un autre logement, nous vous aidons à en trouver un.',
    ],
    button: 'Ouvrir la réservation',
  },
  keyHandoverChanged: {
    subject:
      'Remise des clés à {listingName} : {change, select, CONFIRMED {confirmée par {otherName}} LIFTED {à vérifier de nouveau} REMARKED {une remarque de {otherName}} other {nouvelles saisies}}',
    lines: [
      '{change, select, CONFIRMED {{otherName} a confirmé l’état des lieux} LIFTED {{otherName} a modifié l’état des lieux que vous aviez confirmé} REMARKED {{otherName} a ajouté une remarque à l’état des lieux} other {{otherName} a complété l’état des lieux}} {handoverKind, select, ARRIVAL {d’entrée} other {de sortie}} à {listingName}, séjour du {from} au {to}.',
      '{change, select, LIFTED {Votre confirmation n’est plus valable. Veuillez vérifier le document et le confirmer de nouveau.} REMARKED {Ce que vous avez confirmé tous les deux ne change pas.} CONFIRMED {Dès que les deux parties ont confirmé, plus rien ne change.} other {Veuillez le vérifier, le compléter si besoin et le confirmer dès que tout est exact.}}',
    ],
    button: 'Ouvrir la réservation',
  },
  moveOffered: {
    subject: 'Emménager dans {unitAfter} le {from} ?',
    lines: [
      '{otherName} vous propose de changer de logement au sein de {listingName} : à partir du {from}, vous habiteriez {unitAfter} au lieu de {unitBefore}, jusqu’à la fin de votre séjour le {to}.{hasMessage, select, true { {otherName} écrit : {message}} other {}}',
      'Votre loyer reste de {amount} par mois et votre dépôt de garantie ne change pas. Vous pouvez donner votre accord en un clic jusqu’au {answerUntil}.',
      'Si vous préférez rester dans {unitBefore}, vous n’avez rien à faire.',
    ],
    button: 'Voir la proposition',
  },
  moveWithdrawn: {
    subject: 'Vous restez dans {unitBefore}',
    lines: [
      '{otherName} a retiré la proposition de vous installer dans {unitAfter} le {from}.',
      'Le séjour que vous avez réservé ne change pas.',
    ],
    button: 'Ouvrir votre réservation',
  },
  moveAgreedTenant: {
    subject: 'Vous emménagez dans {unitAfter} le {from}, comme convenu',
    lines: [
      'Vous avez convenu avec {otherName} de changer de logement au sein de {listingName} : du {from} au {to}, vous habitez {unitAfter} au lieu de {unitBefore}.',
      'Votre loyer reste de {amount} par mois. Le contrat signé, le dépôt de garantie et vos paiements restent inchangés.',
      'Veuillez conserver cet e-mail : avec votre réservation et votre contrat, il atteste ce que vous avez convenu.',
    ],
    button: 'Ouvrir votre réservation',
  },
  moveAgreed: {
    subject: '{otherName} emménage dans {unitAfter} le {from}, comme convenu',
    lines: [
      '{otherName} accepte de changer de logement au sein de {listingName} : du {from} au {to} dans {unitAfter} au lieu de {unitBefore}. {unitBefore} est de nouveau disponible à partir du {from}.',
      'Le loyer, le dépôt de garantie et les factures restent inchangés. Veuillez conserver cet e-mail : avec la réservation et le contrat, il atteste ce que vous avez convenu.',
    ],
    button: 'Ouvrir la réservation',
  },
  moveDeclined: {
    subject: '{otherName} reste dans {unitBefore}',
    lines: [
      '{otherName} refuse votre proposition d’emménager dans {unitAfter} le {from}.',
      'Le séjour dans {unitBefore} ne change pas.',
    ],
    button: 'Ouvrir la réservation',
  },
  bookingMoved: {
    subject: 'Votre logement à {listingName} est maintenant {unitAfter}',
    lines: [
      '{otherName} a transféré votre séjour à {listingName} du {from} au {to} dans un autre logement du même immeuble : {unitAfter} au lieu de {unitBefore}.',
      '{contractUnit, select, none {Les dates et le prix restent les mêmes.} other {Les dates et le prix restent les mêmes. Votre contrat signé désigne toujours {contractUnit} : convenez d’un avenant écrit avec {otherName}.}}',
      'Si vous avez des questions, écrivez sans attendre à {otherName}.',
    ],
    button: 'Ouvrir votre réservation',
  },
  bookingCanceledLandlord: {
    subject: 'La réservation de {listingName} par {otherName} a été annulée',
    lines: [
      '{endsEarly, select, true {Le séjour de {otherName} à {listingName} se termine le {lastDay}. Les dates du {from} au {to} sont de nouveau disponibles.} other {La réservation de {listingName} par {otherName} du {from} au {to} a été annulée. Les dates sont de nouveau disponibles.}}',
      'Motif : {reason, select, BOOKING_CANCELLED {La réservation a été annulée} CHANGE_OF_PLANS {Changement de projet} CONTRACT_TERMS_CHANGED {Les conditions du contrat ont changé} DENIED_BY_COMPANY {L’employeur a refusé} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Un autre logement a été trouvé ailleurs} FOUND_DIFFERENT_RESIDENCE_MEZZO {Un autre logement a été trouvé sur Mezzo} LANDLORD_TOOK_TOO_LONG {Le bailleur a mis trop de temps} NOT_SATISFIED_WITH_RESIDENCE {Logement non satisfaisant} NO_VISA {Pas de visa} TENANT_TOOK_TOO_LONG {Le locataire a mis trop de temps} other {Autre raison}}. {otherName} a reçu un e-mail.',
    ],
    button: 'Ouvrir la réservation',
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
}
