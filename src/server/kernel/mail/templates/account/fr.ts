import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in French. */
export const accountMailsFr: TextsOf<AccountMails> = {
  digest: {
    subject: '{count, plural, one {Une notification} other {# notifications}} de Mezzo',
    lines: [
      '{count, plural, one {Voici ce qui s’est passé :} other {Voici ce qui s’est passé depuis le dernier e-mail :}}',
      '{items}',
      'Vous pouvez changer la fréquence de ces e-mails dans les notifications, sous « Réglages ».',
    ],
    button: 'Ouvrir les notifications',
  },
  teamInvitation: {
    subject: '{landlordName} vous invite sur Mezzo',
    lines: [
      '{landlordName} vous invite à gérer ses logements avec Mezzo.',
      'Connectez-vous ou créez un compte avec cette adresse pour accepter. Le lien est valable {days} jours.',
    ],
    button: 'Ouvrir l’invitation',
  },
  teamMemberLeft: {
    subject: '{memberName} a quitté votre équipe',
    lines: [
      '{memberName} ({memberEmail}) a quitté votre équipe et n’a plus accès à vos logements.',
      'Vous voyez toujours ses actions dans « Activité ». Pour travailler de nouveau ensemble, envoyez une nouvelle invitation.',
    ],
    button: 'Ouvrir votre équipe',
  },
  powerOfAttorney: {
    subject:
      '{powerNotice, select, GIVEN {Procuration de {landlordName} pour {agentName}} ENDS_SOON {La procuration de {agentName} prend fin le {to}} other {La procuration de {agentName} a pris fin}}',
    lines: [
      '{powerNotice, select, GIVEN {{isAgent, select, true {{landlordName} vous a donné procuration : du {from} au {to}, vous pouvez signer des contrats en ligne au nom de {landlordName}.} other {Vous avez donné procuration à {agentName} : du {from} au {to}, {agentName} peut signer des contrats en ligne en votre nom.}}} ENDS_SOON {{isAgent, select, true {La procuration en vertu de laquelle vous signez pour {landlordName} est valable jusqu’au {to}. Ensuite, vous ne pourrez plus l’utiliser.} other {La procuration en vertu de laquelle {agentName} signe pour vous est valable jusqu’au {to}. Ensuite, {agentName} ne pourra plus l’utiliser.}}} WITHDRAWN {{isAgent, select, true {{landlordName} a révoqué votre procuration. Vous ne pouvez plus l’utiliser pour signer. Motif : {withdrawalReason}} other {Vous avez révoqué la procuration de {agentName}, qui ne peut plus l’utiliser pour signer. Motif : {withdrawalReason}}}} MEMBERSHIP_ENDED {{isAgent, select, true {Vous ne faites plus partie de l’équipe de {landlordName}. Votre procuration a donc pris fin.} other {{agentName} ne fait plus partie de votre équipe. La procuration a donc pris fin.}}} other {{isAgent, select, true {La procuration en vertu de laquelle vous signiez pour {landlordName} a pris fin le {to}.} other {La procuration en vertu de laquelle {agentName} signait pour vous a pris fin le {to}.}}}}',
      '{powerNotice, select, GIVEN {{isAgent, select, true {Chaque contrat signé ainsi indique votre nom, celui de {landlordName} et la procuration, que le locataire peut lire.} other {Chaque contrat signé ainsi indique vos deux noms, et vous recevez un e-mail pour chacun. Vous pouvez révoquer la procuration à tout moment, avec effet immédiat. Si ce n’était pas vous, révoquez-la maintenant et changez votre mot de passe.}}} ENDS_SOON {{isAgent, select, true {Pour continuer à signer, demandez-en une nouvelle à {landlordName}.} other {Pour que {agentName} continue à signer, donnez une nouvelle procuration à temps.}}} other {Ce qui a été signé avant reste valable.{isAgent, select, true {} other { Si vous avez remis le document sur papier à {agentName}, demandez-en la restitution : qui le présente peut encore s’en prévaloir.}}}}',
    ],
    button: 'Voir la procuration',
  },
  signedByPower: {
    subject: '{agentName} a signé un contrat pour vous',
    lines: [
      '{agentName} a signé en votre nom le contrat avec {otherName} pour {listingName}, en vertu de la procuration que vous avez donnée.',
      'Si vous ne le vouliez pas, révoquez la procuration dans « Équipe » et lisez le contrat maintenant.',
    ],
    button: 'Ouvrir le contrat',
  },
  handover: {
    subject:
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} souhaite vous transmettre son activité de location} other {Vous avez proposé à {receiverName} de reprendre votre activité}}} CONFIRMED {{isReceiver, select, true {Vous avez confirmé la reprise de l’activité de {landlordName}} other {{receiverName} a confirmé : le dernier mot vous revient}}} DONE {{isReceiver, select, true {Vous avez repris l’activité de {landlordName}} other {Votre activité a été transmise à {receiverName}}}} WITHDRAWN {L’offre de {landlordName} a été retirée} DECLINED {{receiverName} ne reprend pas l’activité} other {L’offre de transmission a expiré}}',
    lines: [
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} vous propose tous ses logements avec leurs calendriers, l’équipe, les demandes en cours et les séjours en cours et à venir. Connectez-vous avec cette adresse, ou créez un compte avec elle, pour voir ce que vous reprendriez.} other {Rien n’a encore changé. {receiverName} voit ce qui est transmis, puis confirme ou refuse. Ensuite, le dernier mot vous revient.}}} CONFIRMED {{isReceiver, select, true {Rien n’a encore changé : le dernier mot revient à {landlordName}. Jusque-là, vous pouvez retirer votre confirmation.} other {Relisez ce qui est transmis, puis transmettez ou retirez l’offre. Rien n’a encore changé.}}} DONE {{isReceiver, select, true {Vous avez maintenant : {homes, plural, one {une annonce} other {# annonces}}, {stays, plural, =0 {aucun séjour} one {un séjour} other {# séjours}} et {requests, plural, =0 {aucune demande} one {une demande} other {# demandes}}. Vous êtes partie aux baux qui ne sont pas terminés, avec leurs dépôts de garantie (§ 566 BGB, droit allemand). Les locataires ont reçu un e-mail.} other {{receiverName} a maintenant : {homes, plural, one {une annonce} other {# annonces}}, {stays, plural, =0 {aucun séjour} one {un séjour} other {# séjours}} et {requests, plural, =0 {aucune demande} one {une demande} other {# demandes}}. Les locataires ont appris par e-mail qui leur loue désormais le logement.}}} WITHDRAWN {{isReceiver, select, true {{landlordName} ne vous transmet pas son activité. Rien n’a changé.} other {Vous avez retiré l’offre. Rien n’a changé.}}} DECLINED {{isReceiver, select, true {Vous avez refusé. Rien n’a changé.} other {{receiverName} a refusé. Rien n’a changé.}}} other {La transmission n’a pas été conclue à temps. Rien n’a changé.}}',
      '{handoverNotice, select, OFFERED {L’offre expire automatiquement le {endsAt}.{isReceiver, select, true { Si vous ne connaissez pas {landlordName}, vous n’avez rien à faire.} other { Si ce n’était pas vous, retirez-la maintenant et changez votre mot de passe.}}} CONFIRMED {L’offre expire automatiquement le {endsAt}.} DONE {{isReceiver, select, true {Ajoutez pour les logements un compte de versement et des données de facturation : d’ici là, loyers et commissions attendent. Remplacez les liens de calendrier que lisent les autres plateformes, car l’ancien bailleur les connaît.} other {Factures, versements, comptes bancaires, données fiscales et séjours terminés restent dans votre compte. Ce que vous avez perçu jusqu’à aujourd’hui reste dans votre déclaration fiscale. Remettez les dépôts de garantie que vous détenez.}}} other {}}',
    ],
    button: 'Ouvrir la transmission',
  },
  newLandlord: {
    subject:
      '{hasStay, select, true {{receiverName} vous loue désormais le logement} other {{receiverName} répond désormais à votre demande}}',
    lines: [
      '{landlordName} a transmis {listingName} à {receiverName}.',
      '{hasStay, select, true {Votre contrat reste valable tel quel : {receiverName} y a pris la place de {landlordName} (§ 566 BGB, droit allemand). Vous pouvez joindre {receiverName} à l’adresse {receiverEmail}. Ne payez le loyer sur un nouveau compte qu’une fois que {landlordName} vous a confirmé qu’il est juste.} other {Vous n’avez rien à faire. Les documents que vous aviez autorisés pour {landlordName} seulement ne sont plus montrés.}}',
    ],
    button: 'Ouvrir vos demandes et séjours',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe pour Mezzo',
    lines: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte.',
      'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  confirmEmail: {
    subject: 'Confirmez votre adresse e-mail pour Mezzo',
    lines: [
      'Quelqu’un, sans doute vous, a créé un compte Mezzo avec cette adresse. Confirmez-la, et votre compte est prêt.',
      'Le lien fonctionne une seule fois, pendant un jour. Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, aucun compte n’est créé.',
    ],
    button: 'Confirmer l’adresse',
  },
  alreadySignedUp: {
    subject: 'Vous avez déjà un compte Mezzo',
    lines: [
      'Quelqu’un, sans doute vous, a voulu créer un compte Mezzo avec cette adresse. Vous avez déjà un compte : il vous suffit de vous connecter.',
      'Si vous avez oublié votre mot de passe, choisissez-en un nouveau sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
    button: 'Se connecter',
  },
  passwordSet: {
    subject: 'Votre mot de passe Mezzo a été modifié',
    lines: [
      'Un nouveau mot de passe a été défini pour votre compte via un lien reçu par e-mail, et tous les appareils ont été déconnectés.',
      'Si ce n’était pas vous, quelqu’un d’autre peut lire vos e-mails : changez d’abord le mot de passe de votre messagerie, puis choisissez-en un nouveau pour Mezzo.',
    ],
    button: 'Demander un nouveau mot de passe',
  },
  loginChanged: {
    subject: 'Votre compte Mezzo a été modifié',
    lines: [
      '{change, select, password {Votre mot de passe a été modifié et tous les autres appareils ont été déconnectés.} secondFactorOn {La connexion en deux étapes a été activée.} secondFactorOff {La connexion en deux étapes a été désactivée.} backupCodes {De nouveaux codes de secours ont été créés ; les anciens ne fonctionnent plus.} passkeyAdded {Une clé d’accès a été ajoutée : elle vous permet de vous connecter sans mot de passe.} passkeyRemoved {Une clé d’accès a été supprimée.} accessToken {Un jeton d’accès personnel a été créé : il permet à des programmes de lire ou de modifier vos données.} webhook {Un webhook a été configuré ou a reçu un nouveau secret : nous signalons à un programme ce qui arrive à vos demandes, réservations et factures.} other {La suppression de votre compte a été demandée. Vous pouvez revenir sur cette demande pendant 30 jours.}}',
      'Si ce n’était pas vous, changez immédiatement votre mot de passe et vérifiez la liste de vos appareils.',
    ],
    button: 'Ouvrir mon compte',
  },
  accountErased: {
    subject: 'Votre compte Mezzo est en cours de suppression',
    lines: [
      'Vous nous avez demandé de supprimer votre compte, et le délai pour revenir sur cette demande est écoulé. Nous le supprimons maintenant : votre profil, vos connexions, vos e-mails et tout ce dont nous n’avons plus besoin.',
      'Les contrats, les factures et ce que demande l’administration fiscale restent verrouillés jusqu’à ce que la loi nous permette de les détruire. C’est le dernier e-mail que nous vous envoyons.',
    ],
    button: 'Ce qui est conservé, et jusqu’à quand',
  },
  webhookDisabled: {
    subject: 'Un webhook a été désactivé',
    lines: [
      'Depuis {days} jours, votre programme sur {host} n’a rien accepté de ce que nous lui avons envoyé. Nous ne lui envoyons donc plus rien.',
      'À partir de maintenant, nous ne conservons plus d’événements pour lui. Sa dernière réponse figure dans « Livraisons » ; dès qu’il fonctionnera de nouveau, réactivez-y le webhook.',
    ],
    button: 'Ouvrir les webhooks',
  },
  dataExport: {
    subject: '{isReady, select, true {Votre export est prêt} other {Nous n’avons pas pu créer votre export}}',
    lines: [
      '{isReady, select, true {{kind, select, WORLD {L’export de toute votre activité} other {L’export de vos données personnelles}} est prêt. Connectez-vous pour le télécharger avant le {readyUntil}. Nous le supprimerons ensuite.} other {{kind, select, WORLD {L’export de toute votre activité} other {L’export de vos données personnelles}} n’a pas pu être créé malgré plusieurs essais. Veuillez le relancer ; s’il échoue encore, écrivez-nous.}}',
      'Si vous ne l’avez pas demandé, changez immédiatement votre mot de passe : une autre personne a utilisé votre compte.',
    ],
    button: 'Ouvrir vos données',
  },
  identityVerified: {
    subject: 'Votre identité est vérifiée',
    lines: [
      'Nous avons vérifié votre identité. Vous n’avez plus rien à faire.',
      'Nous détruirons les photos demain. Nous conservons le résultat, la manière dont il a été obtenu, votre nom, votre date de naissance et la date de validité du document.',
    ],
    button: 'Voir ce qui est conservé',
  },
  identityDeclined: {
    subject: 'Nous n’avons pas pu vérifier votre identité',
    lines: [
      '{isTakenBack, select, true {Votre identité n’est plus vérifiée.} other {Nous n’avons pas pu vérifier votre identité.}} {identityReason, select, FACE_DIFFERS {Le visage sur la photo n’est pas celui du document.} NAME_DIFFERS {Le nom sur le document n’est pas celui de votre compte. Si le nom de votre compte est inexact, modifiez-le d’abord.} DOCUMENT_EXPIRED {Le document a expiré. Utilisez-en un qui est valable.} DOCUMENT_UNSUPPORTED {Nous n’acceptons pas ce type de document.} NOT_GENUINE {Le document ne semble pas authentique.} other {Quelque chose ne correspond pas.}}',
      '{isExplained, select, true {Notre remarque : {explanation}} other {Vous pouvez réessayer avec un autre document. Si vous pensez que nous nous trompons, écrivez-nous.}}',
    ],
    button: 'Réessayer',
  },
  identityToShowAgain: {
    subject: 'Veuillez présenter à nouveau votre pièce d’identité',
    lines: [
      'Il manque encore quelque chose pour vérifier votre identité. {identityReason, select, UNREADABLE {Une photo est illisible. Reprenez-la sous une bonne lumière, sans reflets et avec les quatre coins.} NO_DOCUMENT {Aucun document n’est visible sur une photo.} SIDE_MISSING {Il manque un côté du document.} FACE_DIFFERS {Nous ne pouvons pas comparer le visage à celui du document.} NAME_DIFFERS {Le nom sur le document n’est pas celui de votre compte. Utilisez un document à ce nom ou modifiez le nom de votre compte.} DOCUMENT_EXPIRED {Le document a expiré. Utilisez-en un qui est valable.} DOCUMENT_UNSUPPORTED {Nous n’acceptons pas ce type de document. Utilisez-en un autre.} other {Reprenez les photos.}}',
      '{isExplained, select, true {Notre remarque : {explanation}} other {Les autres photos sont toujours là ; ne reprenez que ce qui est nécessaire.}}',
    ],
    button: 'Reprendre la photo',
  },
  identityEnded: {
    subject: 'La vérification de votre identité a pris fin',
    lines: [
      'Vous aviez commencé la vérification de votre identité sans aller au bout. Nous détruirons demain ce que vous avez envoyé.',
      'Vous pouvez recommencer à tout moment ; cela prend environ trois minutes.',
    ],
    button: 'Recommencer',
  },
  appointmentCanceled: {
    subject: '{landlordName} a annulé l’appel',
    lines: [
      '{hasTime, select, true {{landlordName} a annulé l’appel prévu le {callAt}.} other {{landlordName} a annulé l’appel convenu avec vous.}}',
      'S’il figure encore dans votre agenda, vous pouvez l’en retirer : ce créneau est de nouveau libre.',
    ],
    button: 'Ouvrir la fiche',
  },
  ownPermission: {
    subject: 'Votre droit « {permission} » chez Mezzo',
    lines: [
      '{change, select, GIVEN {{byName} vous a donné le droit « {permission} ». Vous l’avez dès maintenant.} TAKEN {{byName} vous a retiré le droit « {permission} ». Cela prend effet immédiatement ; si vous agissiez à la place d’un bailleur grâce à ce droit, c’est terminé.} ASKED {{byName} a demandé pour vous le droit « {permission} ». Vous l’aurez dès qu’une seconde personne l’aura confirmé, au plus tard le {confirmUntil}.} CONFIRMED {{byName} a confirmé pour vous le droit « {permission} ». Vous l’avez dès maintenant.} DECLINED {{byName} a refusé pour vous le droit « {permission} ».} WITHDRAWN {{byName} a retiré la demande du droit « {permission} » pour vous.} other {Personne n’a confirmé à temps le droit « {permission} » pour vous. La demande a expiré.}}',
      'Motif : {reason}',
    ],
    button: 'Voir vos droits',
  },
  staffPermission: {
    subject: 'Droit « {permission} » de {personName}',
    lines: [
      '{change, select, GIVEN {{byName} a donné à {personName} le droit « {permission} ».} TAKEN {{byName} a retiré à {personName} le droit « {permission} », avec effet immédiat.} ASKED {{byName} a demandé pour {personName} le droit « {permission} ». Une tierce personne doit le confirmer avant le {confirmUntil}.} CONFIRMED {{byName} a confirmé pour {personName} le droit « {permission} ».} DECLINED {{byName} a refusé pour {personName} le droit « {permission} ».} WITHDRAWN {{byName} a retiré la demande du droit « {permission} » pour {personName}.} other {Personne n’a confirmé à temps le droit « {permission} » pour {personName}. La demande a expiré.}}',
      'Motif : {reason}',
      'Vous recevez cet e-mail parce que vous gérez les droits.',
    ],
    button: 'Ouvrir les droits',
  },
  recoveryLink: {
    subject: 'Récupérez votre compte Mezzo',
    lines: [
      'Quelqu’un, sans doute vous, a perdu ce qui permet de se connecter à votre compte et souhaite y accéder de nouveau.',
      'Le lien fonctionne pendant {minutes} minutes. Il ouvre un délai de trois jours : nous vous écrirons chaque jour, et vous pourrez tout arrêter à tout moment. Si ce n’était pas vous, vous n’avez rien à faire : sans ce lien, rien ne se passe.',
    ],
    button: 'Commencer la récupération',
  },
  recoveryNotNeeded: {
    subject: 'Votre compte Mezzo n’a pas besoin d’être récupéré',
    lines: [
      'Quelqu’un, sans doute vous, souhaite récupérer votre compte. Ce n’est pas nécessaire : votre mot de passe suffit pour vous connecter.',
      'Si vous l’avez oublié, choisissez-en un nouveau. Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  recoveryRunning: {
    subject:
      '{recoveryNotice, select, ASKED {Notre équipe souhaite récupérer votre compte} READY {Votre compte peut maintenant être récupéré} other {Quelqu’un est en train de récupérer votre compte}}',
    lines: [
      '{recoveryNotice, select, ASKED {Un membre de notre équipe a vérifié l’identité d’une personne qui ne peut plus se connecter à votre compte et en demande la récupération. Un second membre doit donner son accord ; vous aurez ensuite un jour pour l’arrêter.} BEGUN {{recoveryWay, select, PASSWORD {Quelqu’un qui connaît votre mot de passe a} MAIL {Quelqu’un qui lit vos e-mails a} other {Notre équipe a vérifié votre identité et a}} commencé à récupérer votre compte, parce que ce qui vous sert à vous connecter en plus du mot de passe serait perdu.} SOON {Le délai de récupération de votre compte touche à sa fin.} READY {Le délai est écoulé : un lien vers un nouveau mot de passe vient d’être envoyé à cette adresse.} other {La récupération de votre compte se poursuit.}}',
      '{recoveryNotice, select, ASKED {Si c’est vous, vous n’avez rien à faire.} READY {Personne ne l’a encore utilisé.} other {Le {readyAt}, nous enverrons à cette adresse un lien pour donner un nouveau mot de passe au compte. Si c’est vous, vous n’avez rien à faire d’ici là.}}',
      'Si ce n’est pas vous, arrêtez-la maintenant : un clic y met fin et déconnecte tous les appareils.',
    ],
    button: 'Ce n’était pas moi : arrêter',
  },
  recoveryReady: {
    subject: 'Choisissez un nouveau mot de passe et retrouvez votre compte',
    lines: [
      'Le délai est écoulé : avec ce lien, vous choisissez un nouveau mot de passe et la façon de vous connecter à l’avenir.',
      'Il fonctionne une seule fois, pendant {hours} heures. Il met fin aux appareils, jetons d’accès et liens d’accès précédents, ainsi qu’aux clés d’accès, à l’application d’authentification et aux codes de secours.',
    ],
    button: 'Retrouver le compte',
  },
  recoveryEnded: {
    subject:
      '{recoveryEnd, select, COMPLETED {Votre compte a été récupéré} other {La récupération de votre compte a pris fin}}',
    lines: [
      '{recoveryEnd, select, COMPLETED {Votre compte a un nouveau mot de passe. Les clés d’accès, l’application d’authentification et les codes de secours ont été supprimés ; les appareils, jetons d’accès et liens d’accès précédents ne sont plus valables. Pendant une semaine, les changements de coordonnées de versement ne prennent effet qu’à la fin de celle-ci.} STOPPED {La récupération a été arrêtée. Tous les appareils ont été déconnectés et personne n’a eu accès au compte.} LOGGED_IN {Une connexion a eu lieu avec ce qui était déclaré perdu : la récupération a donc été arrêtée.} CALLED_OFF {Notre équipe a annulé la récupération. Rien n’a changé.} other {Personne n’a poursuivi la récupération à temps. Rien n’a changé.}}',
      '{recoveryEnd, select, COMPLETED {Si ce n’était pas vous, écrivez-nous immédiatement.} STOPPED {La personne à l’origine de la demande connaît peut-être votre mot de passe ou lit vos e-mails : choisissez un nouveau mot de passe pour Mezzo et un autre pour votre compte e-mail.} LOGGED_IN {Si vous ne l’aviez pas demandée, changez votre mot de passe.} other {Vous pouvez recommencer depuis la page de connexion.}}',
    ],
    button: 'Ouvrir Mezzo',
  },
  recoveryAsked: {
    subject: 'Récupération du compte de {personName}',
    lines: [
      '{byName} a vérifié l’identité de {personName} et demande la récupération du compte. Une seconde personne doit la confirmer avant le {confirmUntil}.',
      'Vérification de l’identité : {reason}',
      'Vous recevez cet e-mail parce que vous pouvez confirmer des récupérations.',
    ],
    button: 'Ouvrir les récupérations',
  },
  accountFrozen: {
    subject:
      '{freezeEvent, select, LIFTED {Votre compte n’est plus suspendu} KEPT {Votre compte reste suspendu} other {Votre compte est suspendu}}',
    lines: [
      '{freezeEvent, select, LIFTED {La suspension de votre compte est levée. Ce qu’elle avait arrêté reprend : les logements dépubliés sont de nouveau publics, les versements partent, les liens et les programmes fonctionnent.} KEPT {Nous avons examiné votre réclamation ; la décision a été prise par une autre personne que celle qui a suspendu votre compte. Votre compte reste suspendu.} other {Nous avons suspendu votre compte. Vous pouvez vous connecter et tout consulter, mais vous ne pouvez ni demander ou convenir de séjours, ni modifier de logements, ni déplacer d’argent. Vos logements ne sont pas publics pendant ce temps. Nous conservons l’argent arrivé pour vous.}}',
      '{freezeEvent, select, LIFTED {Pourquoi nous l’avons levée :} KEPT {Les motifs :} other {Le motif : {freezeReason, select, HOME_DOUBTED {nous doutons qu’un logement puisse être loué tel qu’il est proposé} IDENTITY_DOUBTED {nous doutons de l’identité de la personne qui utilise le compte} PAYMENT_OUTSIDE {des paiements ont été demandés en dehors de Mezzo} MONEY_DOUBTED {nous avons des doutes sur des paiements} ACCOUNT_TAKEN_OVER {une autre personne utilise peut-être votre compte} other {les conditions d’utilisation semblent ne pas avoir été respectées}}. Les faits sur lesquels nous nous fondons :}}',
      '{facts}',
      '{freezeEvent, select, LIFTED {S’il manque quelque chose, écrivez-nous.} KEPT {Vous pouvez toujours saisir un organe certifié de règlement extrajudiciaire des litiges (article 21 du règlement sur les services numériques) ou un tribunal.} other {Cette décision se fonde sur nos conditions d’utilisation. Une personne l’a prise, et non un programme. Vous pouvez introduire une réclamation sur la page de votre compte, gratuitement et tant que dure la suspension ; une autre personne en décidera. Vous pouvez aussi saisir un organe certifié de règlement extrajudiciaire des litiges (article 21 du règlement sur les services numériques) ou un tribunal.}}',
    ],
    button: 'Voir la situation',
  },
  otherSideFrozen: {
    subject:
      '{isOver, select, true {Le compte de {personName} est de nouveau actif} other {Le compte de {personName} est suspendu}}',
    lines: [
      '{isOver, select, true {Le compte de {personName} n’est plus suspendu. Tout reprend comme avant.} other {Nous vérifions le compte de {personName}, {isTenant, select, true {qui vous loue un logement} other {locataire chez vous}}, et l’avons suspendu entre-temps. Cela ne préjuge pas de l’issue de la vérification.}}',
      '{isOver, select, true {{hasStay, select, true {Votre réservation est restée valable tout ce temps.} other {Votre demande peut de nouveau recevoir une réponse ; voyez avant quand.}}} other {{hasStay, select, true {Votre réservation est valable et ses dates restent réservées.} other {Votre demande reste en place, mais personne ne peut rien accepter, signer ni confirmer entre-temps. Ses délais continuent de courir.}}}}',
      '{isOver, select, true {Vous n’avez rien d’autre à faire.} other {{isTenant, select, true {{hasStay, select, true {Ce que vous payez par l’intermédiaire de Mezzo est conservé en sécurité. Ne payez rien sur un autre compte avant de nous avoir écrit, et écrivez-nous sans attendre si quelque chose ne va pas dans le logement.} other {Ne payez rien à personne pour ce logement. Vous pouvez retirer votre demande à tout moment et en envoyer pour d’autres logements.}}} other {{hasStay, select, true {Votre locataire peut continuer à payer le loyer. Écrivez-nous si quelque chose n’est pas comme convenu.} other {Vous pouvez refuser la demande à tout moment, pour que vos dates redeviennent disponibles.}}}}}}',
    ],
    button: 'Voir la situation',
  },
  freezeObjection: {
    subject: '{personName} conteste la suspension du compte',
    lines: [
      '{personName} conteste la suspension du compte. Une autre personne que celle qui l’a décidée doit trancher : la lever, ou dire pourquoi elle reste.',
      'Vous recevez cet e-mail parce que vous pouvez suspendre des comptes.',
    ],
    button: 'Ouvrir les comptes suspendus',
  },
  welcomeLandlord: {
    subject: 'Bienvenue sur Mezzo',
    lines: [
      'Votre compte est prêt. Mezzo vous montre d’abord ce qui attend une réponse de votre part, puis ce qui se libère bientôt.',
    ],
    button: 'Ouvrir Mezzo',
  },
  welcomeTenant: {
    subject: 'Bienvenue sur Mezzo',
    lines: [
      'Votre compte est prêt. Vous pouvez maintenant demander des logements meublés pour un à douze mois.',
    ],
    button: 'Trouver un logement',
  },
}
