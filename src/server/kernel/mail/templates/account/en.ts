import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in English. */
export const accountMailsEn: TextsOf<AccountMails> = {
  digest: {
    subject: '{count, plural, one {One notification} other {# notifications}} from Mezzo',
    lines: [
      '{count, plural, one {This has happened:} other {This has happened since the last mail:}}',
      '{items}',
      'You can change how often such mails come among the notifications, under Settings.',
    ],
    button: 'Open the notifications',
  },
  teamInvitation: {
    subject: '{landlordName} invites you to Mezzo',
    lines: [
      '{landlordName} invites you to work on their listings with Mezzo.',
      'Log in or sign up with this address to accept. The link works for {days} days.',
    ],
    button: 'Open the invitation',
  },
  teamMemberLeft: {
    subject: '{memberName} has left your team',
    lines: [
      '{memberName} ({memberEmail}) has left your team and no longer sees anything of yours.',
      'What {memberName} did stays in your log. If you want to work together again, send a new invitation.',
    ],
    button: 'Open your team',
  },
  powerOfAttorney: {
    subject:
      '{powerNotice, select, GIVEN {Power of attorney from {landlordName} for {agentName}} ENDS_SOON {The power of attorney for {agentName} ends on {to}} other {The power of attorney for {agentName} has ended}}',
    lines: [
      '{powerNotice, select, GIVEN {{isAgent, select, true {{landlordName} has given you a power of attorney: from {from} to {to} you can sign contracts online in the name of {landlordName}.} other {You have given {agentName} a power of attorney: from {from} to {to} {agentName} can sign contracts online in your name.}}} ENDS_SOON {{isAgent, select, true {The power of attorney with which you sign for {landlordName} holds until {to}. After that you can no longer sign with it.} other {The power of attorney with which {agentName} signs for you holds until {to}. After that {agentName} can no longer sign with it.}}} WITHDRAWN {{isAgent, select, true {{landlordName} has withdrawn your power of attorney. From now on you can no longer sign with it. Reason: {withdrawalReason}} other {You have withdrawn the power of attorney of {agentName}. From now on {agentName} can no longer sign with it. Reason: {withdrawalReason}}}} MEMBERSHIP_ENDED {{isAgent, select, true {You are no longer in the team of {landlordName}. Your power of attorney has ended with that.} other {{agentName} is no longer in your team. The power of attorney has ended with that.}}} other {{isAgent, select, true {The power of attorney with which you signed for {landlordName} ended on {to}.} other {The power of attorney with which {agentName} signed for you ended on {to}.}}}}',
      '{powerNotice, select, GIVEN {{isAgent, select, true {Every contract that you sign with it names you, {landlordName} and the power of attorney, and the tenant can read its document.} other {Every contract signed with it names both of you, and you get a mail about each. You can withdraw it at any time, at once. If this was not you, withdraw it now and change your password.}}} ENDS_SOON {{isAgent, select, true {If you are to go on signing, ask {landlordName} for a new one.} other {If {agentName} is to go on signing, give a new one in time.}}} other {What was signed before stays valid.{isAgent, select, true {} other { If you gave {agentName} the document on paper, ask for it back: whoever shows it can still rely on it (§ 172 BGB).}}}}',
    ],
    button: 'Open the power of attorney',
  },
  signedByPower: {
    subject: '{agentName} has signed a contract for you',
    lines: [
      '{agentName} has signed the contract with {otherName} for {listingName} in your name, by the power of attorney that you gave.',
      'If you did not want that, withdraw the power of attorney under “Team”, and look at the contract now.',
    ],
    button: 'Open the contract',
  },
  handover: {
    subject:
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} wants to hand a business over to you} other {You have offered to hand your business over to {receiverName}}}} CONFIRMED {{isReceiver, select, true {You have confirmed that you take over from {landlordName}} other {{receiverName} has confirmed: the last word is yours}}} DONE {{isReceiver, select, true {You have taken over the business of {landlordName}} other {Your business has been handed over to {receiverName}}}} WITHDRAWN {The handover by {landlordName} was withdrawn} DECLINED {{receiverName} does not take over} other {The offer of a handover has ended}}',
    lines: [
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} offers you all homes with their calendars, the team, open requests and the stays that are not over. Log in with this address, or sign up with it, to see what you would take over.} other {Nothing has changed yet. {receiverName} reads what goes, and confirms or declines. After that the last word is yours.}}} CONFIRMED {{isReceiver, select, true {Nothing has changed yet: {landlordName} says the last word. Until then you can take your confirmation back.} other {Look at the plan once more and hand over, or withdraw. Nothing has changed yet.}}} DONE {{isReceiver, select, true {You now have: {homes, plural, one {one home} other {# homes}}, {stays, plural, =0 {no stays} one {one stay} other {# stays}} and {requests, plural, =0 {no requests} one {one request} other {# requests}}. You have entered into the tenancies that are not over (§ 566 BGB), with their deposits. The tenants have been told by mail.} other {{receiverName} now has: {homes, plural, one {one home} other {# homes}}, {stays, plural, =0 {no stays} one {one stay} other {# stays}} and {requests, plural, =0 {no requests} one {one request} other {# requests}}. The tenants have been told by mail who their landlord is now.}}} WITHDRAWN {{isReceiver, select, true {{landlordName} does not hand the business over to you. Nothing has changed.} other {You have withdrawn the handover. Nothing has changed.}}} DECLINED {{isReceiver, select, true {You have declined to take over. Nothing has changed.} other {{receiverName} has declined. Nothing has changed.}}} other {Nobody completed it in time. Nothing has changed.}}',
      '{handoverNotice, select, OFFERED {The offer ends by itself on {endsAt}.{isReceiver, select, true { If you do not know {landlordName}, do nothing.} other { If this was not you, withdraw it now and change your password.}}} CONFIRMED {The offer ends by itself on {endsAt}.} DONE {{isReceiver, select, true {Add a payout account and billing details to the homes: until then rents and fees wait. Replace the calendar links that platforms read, since the former landlord knows them.} other {Invoices, payouts, bank accounts, tax data and stays that are over stay in your account. What you earned until today stays in your tax report. Hand over the deposits that you hold.}}} other {}}',
    ],
    button: 'Open the handover',
  },
  newLandlord: {
    subject:
      '{hasStay, select, true {{receiverName} is your landlord from now on} other {{receiverName} answers your request from now on}}',
    lines: [
      '{landlordName} has handed over {listingName} to {receiverName}.',
      '{hasStay, select, true {Your contract holds as it is: {receiverName} has entered into it in the place of {landlordName} (§ 566 BGB). You reach {receiverName} at {receiverEmail}. Pay rent to a new account only once you have asked {landlordName} whether it is right.} other {You need not do anything. Documents that you had released for {landlordName} alone are no longer shown.}}',
    ],
    button: 'Open your requests and stays',
  },
  resetPassword: {
    subject: 'Set a new password for Mezzo',
    lines: [
      'Somebody, most likely you, asked for a new password for your account.',
      'The link works once and for one hour. If it was not you, do nothing: your password stays as it is.',
    ],
    button: 'Set a new password',
  },
  confirmEmail: {
    subject: 'Confirm your email address for Mezzo',
    lines: [
      'Somebody, most likely you, signed up for Mezzo with this address. One click, and your account is ready.',
      'The link works once and for one day. If it was not you, do nothing: without the click there is no account.',
    ],
    button: 'Confirm the address',
  },
  alreadySignedUp: {
    subject: 'You already have an account with Mezzo',
    lines: [
      'Somebody, most likely you, signed up for Mezzo with this address. You have an account already: log in with it.',
      'If you no longer know the password, choose a new one on the login page. If it was not you, do nothing.',
    ],
    button: 'Log in',
  },
  loginChanged: {
    subject: 'Something about your Mezzo account has changed',
    lines: [
      '{change, select, password {Your password was changed, and all other devices were logged out.} secondFactorOn {The second step of your login was switched on.} secondFactorOff {The second step of your login was switched off.} backupCodes {New backup codes were made; the old ones no longer work.} passkeyAdded {A passkey was added: it logs in without a password.} passkeyRemoved {A passkey was removed.} accessToken {A personal access token was made: programs can read or change your data with it.} webhook {A webhook was set up or got a new secret: a program is told what happens to your requests, bookings and invoices.} other {The deletion of your account was requested. You can withdraw this for 30 days.}}',
      'If it was not you, change your password at once and look at the list of your devices.',
    ],
    button: 'Open my account',
  },
  accountErased: {
    subject: 'Your Mezzo account is being erased',
    lines: [
      'You asked us to delete your account, and the time to take that back is over. We are erasing it now: your profile, logins, emails and everything else that we no longer need.',
      'Contracts, invoices and what the tax office asks for stay locked until the law lets us destroy them. This is our last email to you.',
    ],
    button: 'What is kept, and until when',
  },
  webhookDisabled: {
    subject: 'A webhook was switched off',
    lines: [
      'For {days} days your program at {host} hasn’t accepted anything we sent, so we have stopped sending.',
      'Events from now on won’t be kept for it. The log shows what your program answered last; switch the webhook back on there once it works again.',
    ],
    button: 'Open the webhooks',
  },
  dataExport: {
    subject: '{isReady, select, true {Your export is ready} other {Your export could not be made}}',
    lines: [
      '{isReady, select, true {{kind, select, WORLD {The export of your whole business} other {The export of your own data}} is ready. You can download it until {readyUntil}; you have to be logged in. After that it is deleted.} other {{kind, select, WORLD {The export of your whole business} other {The export of your own data}} could not be made, although we tried several times. Please start it again; if it fails once more, write to us.}}',
      'If you did not ask for it, change your password at once: somebody else has used your account.',
    ],
    button: 'Open your data',
  },
  identityVerified: {
    subject: 'Your identity is verified',
    lines: [
      'We have verified your identity. There is nothing more for you to do.',
      'The pictures are destroyed tomorrow. We keep the verdict, how it was reached, your name, your birth date and until when the document is valid.',
    ],
    button: 'See what is kept',
  },
  identityDeclined: {
    subject: 'Your identity could not be verified',
    lines: [
      '{isTakenBack, select, true {The verification of your identity was taken back.} other {We could not verify your identity.}} {identityReason, select, FACE_DIFFERS {The face on the picture is not the one on the document.} NAME_DIFFERS {The name on the document is not the one of your account. If your account has another name, change it first.} DOCUMENT_EXPIRED {The document has expired. Please use one that is valid.} DOCUMENT_UNSUPPORTED {This kind of document isn’t accepted.} NOT_GENUINE {The document does not appear to be genuine.} other {There was something that does not fit.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {You can try again with another document. If you think we are wrong, please write to us.}}',
    ],
    button: 'Try again',
  },
  identityToShowAgain: {
    subject: 'Please show your identity document again',
    lines: [
      'Something is still missing before we can verify your identity. {identityReason, select, UNREADABLE {A picture can’t be read. Please take it again in good light, without reflections and with all four corners.} NO_DOCUMENT {No document is to be seen on a picture.} SIDE_MISSING {A side of the document is missing.} FACE_DIFFERS {The face can’t be compared with the one on the document.} NAME_DIFFERS {The name on the document is not the one of your account. Use a document with this name, or change the name of your account.} DOCUMENT_EXPIRED {The document has expired. Please use one that is valid.} DOCUMENT_UNSUPPORTED {This kind of document isn’t accepted. Please use another one.} other {Please take the pictures again.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {The other pictures are still there; take again only what is needed.}}',
    ],
    button: 'Take the picture again',
  },
  identityEnded: {
    subject: 'The verification of your identity has ended',
    lines: [
      'You began to verify your identity and did not go on. What you uploaded is destroyed tomorrow.',
      'You can begin again at any time; it takes about three minutes.',
    ],
    button: 'Begin again',
  },
  appointmentCanceled: {
    subject: '{landlordName} has cancelled the call',
    lines: [
      '{hasTime, select, true {{landlordName} won’t come to the call on {callAt}.} other {{landlordName} won’t come to the call that was arranged with you.}}',
      'If it still stands in your calendar, you can take it out: the time is free again.',
    ],
    button: 'Open the landlord',
  },
  ownPermission: {
    subject: 'Your permission “{permission}” at Mezzo',
    lines: [
      '{change, select, GIVEN {{byName} has given you the permission “{permission}”. You have it from now on.} TAKEN {{byName} has taken the permission “{permission}” from you. That counts at once; where you acted as a landlord with it, that has ended.} ASKED {{byName} has asked for the permission “{permission}” for you. You have it once a second person has confirmed it, by {confirmUntil} at the latest.} CONFIRMED {{byName} has confirmed the permission “{permission}” for you. You have it from now on.} DECLINED {{byName} has declined the permission “{permission}” for you.} WITHDRAWN {{byName} no longer asks for the permission “{permission}” for you.} other {Nobody confirmed the permission “{permission}” for you in time. The request has ended.}}',
      'Reason: {reason}',
    ],
    button: 'See what you may do',
  },
  staffPermission: {
    subject: 'Permission “{permission}” of {personName}',
    lines: [
      '{change, select, GIVEN {{byName} has given {personName} the permission “{permission}”.} TAKEN {{byName} has taken the permission “{permission}” from {personName}. That counts at once.} ASKED {{byName} has asked for the permission “{permission}” for {personName}. A second person has to confirm it by {confirmUntil}: neither of the two.} CONFIRMED {{byName} has confirmed the permission “{permission}” for {personName}.} DECLINED {{byName} has declined the permission “{permission}” for {personName}.} WITHDRAWN {{byName} no longer asks for the permission “{permission}” for {personName}.} other {Nobody confirmed the permission “{permission}” for {personName} in time. The request has ended.}}',
      'Reason: {reason}',
      'You get this mail because you manage permissions.',
    ],
    button: 'Open the permissions',
  },
  recoveryLink: {
    subject: 'Recover your Mezzo account',
    lines: [
      'Somebody, most likely you, has lost what they log in to your account with, and wants to have it again.',
      'The link works for {minutes} minutes. It begins a wait of three days, in which you hear from us every day and can stop it at any time. If it was not you, do nothing: without the link nothing happens.',
    ],
    button: 'Begin the recovery',
  },
  recoveryNotNeeded: {
    subject: 'Your Mezzo account needs no recovery',
    lines: [
      'Somebody, most likely you, wants to recover your account. There is no need for that: your password alone logs you in.',
      'If you no longer know it, choose a new one. If it was not you, do nothing.',
    ],
    button: 'Choose a new password',
  },
  recoveryRunning: {
    subject:
      '{recoveryNotice, select, ASKED {Our staff want to recover your account} READY {Your account can be recovered now} other {Somebody is recovering your account}}',
    lines: [
      '{recoveryNotice, select, ASKED {A member of our staff has checked who somebody is that can no longer log in to your account, and asks for its recovery. A second member has to agree; then you have a day to stop it.} BEGUN {{recoveryWay, select, PASSWORD {Somebody who knows your password} MAIL {Somebody who reads your mails} other {Our staff, who have checked your identity,}} began to recover your account, since what you log in with beside the password is said to be lost.} SOON {The recovery of your account is about to end its wait.} READY {The wait is over: a link to a new password went to this address just now.} other {The recovery of your account goes on.}}',
      '{recoveryNotice, select, ASKED {If it is you, do nothing.} READY {Nobody has used it yet.} other {On {readyAt} we will mail a link to this address with which the account gets a new password. If it is you, do nothing until then.}}',
      'If it is not you, stop it now: one click ends it, and all devices are logged out.',
    ],
    button: 'This wasn’t me: stop it',
  },
  recoveryReady: {
    subject: 'Choose a new password and have your account again',
    lines: [
      'You have waited long enough: with this link you choose a new password and set up how you log in from now on.',
      'It works once and for {hours} hours. All devices, access tokens and access links of before end with it, and so do passkeys, the authenticator app and backup codes.',
    ],
    button: 'Have the account again',
  },
  recoveryEnded: {
    subject:
      '{recoveryEnd, select, COMPLETED {Your account was recovered} other {The recovery of your account has ended}}',
    lines: [
      '{recoveryEnd, select, COMPLETED {Your account has a new password. Passkeys, authenticator app and backup codes were removed, and all devices, access tokens and access links of before have ended. For a week, changes of payout data count only at its end.} STOPPED {The recovery was stopped. All devices were logged out, and nobody got in.} LOGGED_IN {You have logged in with what was said to be lost, so the recovery was stopped.} CALLED_OFF {Our staff have called the recovery off. Nothing has changed.} other {Nobody went on with the recovery in time. Nothing has changed.}}',
      '{recoveryEnd, select, COMPLETED {If it was not you, write to us at once.} STOPPED {Whoever began it may know your password or read your mails: choose a new password for Mezzo, and one for your mailbox.} LOGGED_IN {If you had not asked for it, change your password.} other {You can begin anew at the login.}}',
    ],
    button: 'Open Mezzo',
  },
  recoveryAsked: {
    subject: 'Recovery of the account of {personName}',
    lines: [
      '{byName} has checked who {personName} is and asks for the recovery of the account. A second person has to confirm it by {confirmUntil}.',
      'How the identity was checked: {reason}',
      'You get this mail because you may confirm recoveries.',
    ],
    button: 'Open the recoveries',
  },
  accountFrozen: {
    subject:
      '{freezeEvent, select, LIFTED {Your account works again} KEPT {Your account stays on hold} other {Your account is on hold}}',
    lines: [
      '{freezeEvent, select, LIFTED {The hold on your account has ended. What it had stopped goes on: homes that it had taken off the public pages are public again, payouts are made, links and programs work.} KEPT {We have looked at your objection; somebody else decided about it than who put your account on hold. Your account stays on hold.} other {We have put your account on hold. You can log in and see everything, but not ask for or agree stays, change homes or move money. Your homes are not public meanwhile. Money that has come for you is kept for you.}}',
      '{freezeEvent, select, LIFTED {Why it ended:} KEPT {Why:} other {The reason: {freezeReason, select, HOME_DOUBTED {we have doubts whether a home can be rented as it is offered} IDENTITY_DOUBTED {we have doubts who uses the account} PAYMENT_OUTSIDE {payments were asked for outside Mezzo} MONEY_DOUBTED {we have doubts about payments} ACCOUNT_TAKEN_OVER {somebody else may be using your account} other {the terms of use seem to have been broken}}. The facts that we go by:}}',
      '{facts}',
      '{freezeEvent, select, LIFTED {If anything is missing, write to us.} KEPT {You can still turn to a certified body for settling disputes out of court (Article 21 of the Digital Services Act), or to a court.} other {The ground is our terms of use. A person decided this, not a program. You can object on the page of your account, free of charge and as long as the hold lasts; somebody else will decide about it. You can also turn to a certified body for settling disputes out of court (Article 21 of the Digital Services Act), or to a court.}}',
    ],
    button: 'See how things stand',
  },
  otherSideFrozen: {
    subject:
      '{isOver, select, true {The account of {personName} is active again} other {The account of {personName} is on hold}}',
    lines: [
      '{isOver, select, true {The account of {personName} is no longer on hold. Everything goes on as before.} other {We are checking the account of {personName}, {isTenant, select, true {your landlord} other {your tenant}}, and have put it on hold for that time. This says nothing about how the check will end.}}',
      '{isOver, select, true {{hasStay, select, true {Your booking has stood all the time.} other {Your request can be answered again; see until when.}}} other {{hasStay, select, true {Your booking stands, and its dates stay taken.} other {Your request stays, but nobody can accept, sign or confirm anything meanwhile. Its deadlines go on.}}}}',
      '{isOver, select, true {You need not do anything else.} other {{isTenant, select, true {{hasStay, select, true {What you pay through Mezzo is kept safe. Please pay nothing to any other account before you have written to us, and write to us at once if anything is wrong with the home.} other {Please pay nothing to anybody for this home. You can withdraw your request at any time and ask for other homes.}}} other {{hasStay, select, true {Your tenant can go on paying. Write to us if something is not as agreed.} other {You can decline the request at any time, so that your days are free for others.}}}}}}',
    ],
    button: 'See how things stand',
  },
  freezeObjection: {
    subject: '{personName} objects to the hold on the account',
    lines: [
      '{personName} has objected to the hold on the account. Somebody else than who began it decides: lift it, or say why it stays.',
      'You get this mail because you may put accounts on hold.',
    ],
    button: 'Open the accounts on hold',
  },
  welcomeLandlord: {
    subject: 'Welcome to Mezzo',
    lines: [
      'Your account is ready. Mezzo shows you first what needs an answer from you, then what will become free.',
    ],
    button: 'Open Mezzo',
  },
  welcomeTenant: {
    subject: 'Welcome to Mezzo',
    lines: ['Your account is ready. You can now ask for furnished apartments for one to twelve months.'],
    button: 'Find an apartment',
  },
}
