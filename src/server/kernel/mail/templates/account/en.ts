import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in English. */
export const accountMailsEn: TextsOf<AccountMails> = {
  digest: {
    subject: '{count, plural, one {One notification} other {# notifications}} from Mezzo',
    lines: [
      '{count, plural, one {This has happened:} other {This has happened since the last email:}}',
      '{items}',
      'You can change how often you get these emails in your notifications, under “Settings”.',
    ],
    button: 'Open notifications',
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
      '{memberName} ({memberEmail}) has left your team and no longer has access to anything of yours.',
      'You can still see what {memberName} did under “Activity”. If you want to work together again, send a new invitation.',
    ],
    button: 'Open your team',
  },
  powerOfAttorney: {
    subject:
      '{powerNotice, select, GIVEN {Power of attorney from {landlordName} for {agentName}} ENDS_SOON {The power of attorney for {agentName} ends on {to}} other {The power of attorney for {agentName} has ended}}',
    lines: [
      '{powerNotice, select, GIVEN {{isAgent, select, true {{landlordName} has given you a power of attorney: from {from} to {to}, you can sign contracts online on behalf of {landlordName}.} other {You have given {agentName} a power of attorney: from {from} to {to}, {agentName} can sign contracts online on your behalf.}}} ENDS_SOON {{isAgent, select, true {The power of attorney under which you sign for {landlordName} is valid until {to}. After that, you can no longer sign under it.} other {The power of attorney under which {agentName} signs for you is valid until {to}. After that, {agentName} can no longer sign under it.}}} WITHDRAWN {{isAgent, select, true {{landlordName} has withdrawn your power of attorney. You can no longer sign under it. Reason: {withdrawalReason}} other {You have withdrawn {agentName}’s power of attorney. {agentName} can no longer sign under it. Reason: {withdrawalReason}}}} MEMBERSHIP_ENDED {{isAgent, select, true {You are no longer in {landlordName}’s team. Your power of attorney has therefore ended.} other {{agentName} is no longer in your team. The power of attorney has therefore ended.}}} other {{isAgent, select, true {The power of attorney under which you signed for {landlordName} ended on {to}.} other {The power of attorney under which {agentName} signed for you ended on {to}.}}}}',
      '{powerNotice, select, GIVEN {{isAgent, select, true {Every contract you sign under it names you, {landlordName} and the power of attorney, and the tenant can read the document.} other {Every contract signed under it names both of you, and you get an email about each. You can withdraw it at any time, with immediate effect. If this wasn’t you, withdraw it now and change your password.}}} ENDS_SOON {{isAgent, select, true {To keep signing, ask {landlordName} for a new one.} other {If you want {agentName} to keep signing, give a new one in time.}}} other {What was signed before stays valid.{isAgent, select, true {} other { If you gave {agentName} the document on paper, ask for it back: whoever presents it can still rely on it (§ 172 BGB).}}}}',
    ],
    button: 'Open the power of attorney',
  },
  signedByPower: {
    subject: '{agentName} has signed a contract for you',
    lines: [
      '{agentName} has signed the contract with {otherName} for {listingName} on your behalf, under the power of attorney you gave.',
      'If you didn’t want that, withdraw the power of attorney under “Team” and read the contract now.',
    ],
    button: 'Open the contract',
  },
  handover: {
    subject:
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} would like to hand their business over to you} other {You’ve offered {receiverName} your business}}} CONFIRMED {{isReceiver, select, true {You’ve confirmed that you take over from {landlordName}} other {{receiverName} has confirmed: you have the final say}}} DONE {{isReceiver, select, true {You’ve taken over {landlordName}’s business} other {Your business has been handed over to {receiverName}}}} WITHDRAWN {{landlordName}’s offer was withdrawn} DECLINED {{receiverName} has declined to take over} other {The handover offer has ended}}',
    lines: [
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} offers you all apartments with their calendars, the team, open requests and current and future stays. Log in with this address, or sign up with it, to see what you would take over.} other {Nothing has changed yet. {receiverName} sees what would be handed over and confirms or declines. After that, you have the final say.}}} CONFIRMED {{isReceiver, select, true {Nothing has changed yet: {landlordName} has the final say. Until then, you can take your confirmation back.} other {Check once more what is handed over, then hand over or withdraw the offer. Nothing has changed yet.}}} DONE {{isReceiver, select, true {You now have: {homes, plural, one {one listing} other {# listings}}, {stays, plural, =0 {no stays} one {one stay} other {# stays}} and {requests, plural, =0 {no requests} one {one request} other {# requests}}. You’ve become party to the tenancies that haven’t ended (§ 566 BGB, German law), with their deposits. The tenants have had an email.} other {{receiverName} now has: {homes, plural, one {one listing} other {# listings}}, {stays, plural, =0 {no stays} one {one stay} other {# stays}} and {requests, plural, =0 {no requests} one {one request} other {# requests}}. The tenants have had an email saying who their landlord is now.}}} WITHDRAWN {{isReceiver, select, true {{landlordName} isn’t handing the business over to you. Nothing has changed.} other {You’ve withdrawn the offer. Nothing has changed.}}} DECLINED {{isReceiver, select, true {You’ve declined to take over. Nothing has changed.} other {{receiverName} has declined. Nothing has changed.}}} other {The handover wasn’t completed in time. Nothing has changed.}}',
      '{handoverNotice, select, OFFERED {The offer ends automatically on {endsAt}.{isReceiver, select, true { If you don’t know {landlordName}, you don’t need to do anything.} other { If this wasn’t you, withdraw it now and change your password.}}} CONFIRMED {The offer ends automatically on {endsAt}.} DONE {{isReceiver, select, true {Add a payout account and billing details for the apartments: until then, rents and fees wait. Replace the calendar links that platforms read, as the previous landlord knows them.} other {Invoices, payouts, bank accounts, tax details and past stays stay in your account. What you earned until today stays in your tax report. Hand over the deposits you hold.}}} other {}}',
    ],
    button: 'Open the handover',
  },
  newLandlord: {
    subject:
      '{hasStay, select, true {{receiverName} is now your landlord} other {{receiverName} will now answer your request}}',
    lines: [
      '{landlordName} has handed {listingName} over to {receiverName}.',
      '{hasStay, select, true {Your contract stays as it is: {receiverName} has taken {landlordName}’s place in it (§ 566 BGB, German law). You can reach {receiverName} at {receiverEmail}. Don’t pay rent to a new account until {landlordName} has confirmed to you that it’s right.} other {You don’t need to do anything. Documents that you released for {landlordName} only are no longer shown.}}',
    ],
    button: 'Open your requests and stays',
  },
  resetPassword: {
    subject: 'Set a new password for Mezzo',
    lines: [
      'Someone, probably you, asked for a new password for your account.',
      'The link works once, for one hour. If it wasn’t you, you don’t need to do anything: your password stays as it is.',
    ],
    button: 'Set a new password',
  },
  confirmEmail: {
    subject: 'Confirm your email address for Mezzo',
    lines: [
      'Someone, probably you, signed up for Mezzo with this address. Confirm it, and your account is ready.',
      'The link works once, for one day. If it wasn’t you, you don’t need to do anything: no account is created unless the address is confirmed.',
    ],
    button: 'Confirm the address',
  },
  alreadySignedUp: {
    subject: 'You already have an account with Mezzo',
    lines: [
      'Someone, probably you, tried to sign up for Mezzo with this address. You already have an account: just log in.',
      'If you’ve forgotten your password, choose a new one on the login page. If it wasn’t you, you don’t need to do anything.',
    ],
    button: 'Log in',
  },
  passwordSet: {
    subject: 'Your Mezzo password was changed',
    lines: [
      'A new password was set for your account using an emailed link, and all devices were logged out.',
      'If it wasn’t you, someone else can read your emails: change the password of your email account first, then set a new one for Mezzo.',
    ],
    button: 'Ask for a new password',
  },
  loginChanged: {
    subject: 'Something about your Mezzo account has changed',
    lines: [
      '{change, select, password {Your password was changed, and all other devices were logged out.} secondFactorOn {Two-step login was turned on.} secondFactorOff {Two-step login was turned off.} backupCodes {New backup codes were created; the old ones no longer work.} passkeyAdded {A passkey was added: it logs you in without a password.} passkeyRemoved {A passkey was removed.} accessToken {A personal access token was created: programs can read or change your data with it.} webhook {A webhook was set up or got a new secret: we notify a program of what happens to your requests, bookings and invoices.} other {A request was made to delete your account. You can withdraw it for 30 days.}}',
      'If it wasn’t you, change your password straight away and check the list of your devices.',
    ],
    button: 'Open my account',
  },
  accountErased: {
    subject: 'Your Mezzo account is being erased',
    lines: [
      'You asked us to delete your account, and the time to take that back is over. We’re erasing it now: your profile, logins, emails and everything else we no longer need.',
      'Contracts, invoices and what the tax office requires stay locked until the law lets us destroy them. This is our last email to you.',
    ],
    button: 'What is kept, and until when',
  },
  webhookDisabled: {
    subject: 'A webhook was turned off',
    lines: [
      'Your program at {host} hasn’t accepted anything we sent for {days} days, so we’ve stopped sending.',
      'From now on, we don’t keep any events for it. You can see your program’s last answer under “Deliveries”; once it works again, turn the webhook back on there.',
    ],
    button: 'Open webhooks',
  },
  dataExport: {
    subject: '{isReady, select, true {Your export is ready} other {We couldn’t create your export}}',
    lines: [
      '{isReady, select, true {{kind, select, WORLD {The export of your whole business} other {The export of your own data}} is ready. Log in to download it until {readyUntil}. After that, we delete it.} other {{kind, select, WORLD {The export of your whole business} other {The export of your own data}} couldn’t be created, although we tried several times. Please start it again; if it fails again, write to us.}}',
      'If you didn’t ask for it, change your password straight away: someone else has used your account.',
    ],
    button: 'Open your data',
  },
  identityVerified: {
    subject: 'Your identity is verified',
    lines: [
      'We’ve verified your identity. You don’t need to do anything else.',
      'We’ll destroy the pictures tomorrow. We keep the result, how it was reached, your name, your date of birth and the document’s expiry date.',
    ],
    button: 'See what is kept',
  },
  identityDeclined: {
    subject: 'We couldn’t verify your identity',
    lines: [
      '{isTakenBack, select, true {Your identity is no longer verified.} other {We couldn’t verify your identity.}} {identityReason, select, FACE_DIFFERS {The face in the picture isn’t the one on the document.} NAME_DIFFERS {The name on the document isn’t the one on your account. If the name on your account is wrong, change it first.} DOCUMENT_EXPIRED {The document has expired. Please use one that is valid.} DOCUMENT_UNSUPPORTED {This kind of document isn’t accepted.} NOT_GENUINE {The document doesn’t appear to be genuine.} other {Something doesn’t match.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {You can try again with another document. If you think we’re wrong, please write to us.}}',
    ],
    button: 'Try again',
  },
  identityToShowAgain: {
    subject: 'Please show your identity document again',
    lines: [
      'Something is still missing before we can verify your identity. {identityReason, select, UNREADABLE {A picture can’t be read. Please take it again in good light, without reflections and with all four corners showing.} NO_DOCUMENT {One of the pictures doesn’t show a document.} SIDE_MISSING {One side of the document is missing.} FACE_DIFFERS {We can’t compare the face with the one on the document.} NAME_DIFFERS {The name on the document isn’t the one on your account. Use a document in that name, or change the name on your account.} DOCUMENT_EXPIRED {The document has expired. Please use one that is valid.} DOCUMENT_UNSUPPORTED {This kind of document isn’t accepted. Please use another one.} other {Please take the pictures again.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {The other pictures are still there; retake only what’s needed.}}',
    ],
    button: 'Retake the picture',
  },
  identityEnded: {
    subject: 'The verification of your identity has ended',
    lines: [
      'You started verifying your identity but didn’t finish. We’ll destroy what you uploaded tomorrow.',
      'You can start again at any time; it takes about three minutes.',
    ],
    button: 'Start again',
  },
  appointmentCanceled: {
    subject: '{landlordName} has cancelled the call',
    lines: [
      '{hasTime, select, true {{landlordName} has cancelled the call on {callAt}.} other {{landlordName} has cancelled the call arranged with you.}}',
      'If it’s still in your calendar, you can remove it: the time is free again.',
    ],
    button: 'See the landlord',
  },
  ownPermission: {
    subject: 'Your permission “{permission}” at Mezzo',
    lines: [
      '{change, select, GIVEN {{byName} has given you the permission “{permission}”. You have it from now on.} TAKEN {{byName} has removed your permission “{permission}”, with immediate effect. If you were acting as a landlord with it, that has ended.} ASKED {{byName} has asked for the permission “{permission}” for you. You’ll have it once a second person has confirmed it, by {confirmUntil} at the latest.} CONFIRMED {{byName} has confirmed the permission “{permission}” for you. You have it from now on.} DECLINED {{byName} has declined the permission “{permission}” for you.} WITHDRAWN {{byName} has withdrawn the request for the permission “{permission}” for you.} other {No one confirmed the permission “{permission}” for you in time. The request has expired.}}',
      'Reason: {reason}',
    ],
    button: 'See what you may do',
  },
  staffPermission: {
    subject: 'Permission “{permission}” of {personName}',
    lines: [
      '{change, select, GIVEN {{byName} has given {personName} the permission “{permission}”.} TAKEN {{byName} has removed the permission “{permission}” from {personName}, with immediate effect.} ASKED {{byName} has asked for the permission “{permission}” for {personName}. Someone other than these two has to confirm it by {confirmUntil}.} CONFIRMED {{byName} has confirmed the permission “{permission}” for {personName}.} DECLINED {{byName} has declined the permission “{permission}” for {personName}.} WITHDRAWN {{byName} has withdrawn the request for the permission “{permission}” for {personName}.} other {No one confirmed the permission “{permission}” for {personName} in time. The request has expired.}}',
      'Reason: {reason}',
      'You’re receiving this email because you manage permissions.',
    ],
    button: 'Open permissions',
  },
  recoveryLink: {
    subject: 'Recover your Mezzo account',
    lines: [
      'Someone, probably you, has lost what they use to log in to your account and wants to get back in.',
      'The link works for {minutes} minutes. It starts a waiting period of three days; we’ll write to you every day, and you can stop it at any time. If it wasn’t you, you don’t need to do anything: without the link, nothing happens.',
    ],
    button: 'Start recovery',
  },
  recoveryNotNeeded: {
    subject: 'Your Mezzo account doesn’t need to be recovered',
    lines: [
      'Someone, probably you, wants to recover your account. There’s no need: your password alone logs you in.',
      'If you’ve forgotten it, choose a new one. If it wasn’t you, you don’t need to do anything.',
    ],
    button: 'Choose a new password',
  },
  recoveryRunning: {
    subject:
      '{recoveryNotice, select, ASKED {Our team wants to recover your account} READY {Your account can be recovered now} other {Someone is recovering your account}}',
    lines: [
      '{recoveryNotice, select, ASKED {A member of our team has checked the identity of someone who can no longer log in to your account, and has asked to recover it. A second member has to agree; then you have a day to stop it.} BEGUN {{recoveryWay, select, PASSWORD {Someone who knows your password} MAIL {Someone who reads your emails} other {Our team has checked your identity and}} started to recover your account, because what you use to log in besides the password is said to be lost.} SOON {The waiting period for the recovery of your account is almost over.} READY {The waiting period is over: a link to a new password has just been sent to this address.} other {The recovery of your account continues.}}',
      '{recoveryNotice, select, ASKED {If this is you, you don’t need to do anything.} READY {No one has used it yet.} other {On {readyAt}, we’ll send a link to this address that gives the account a new password. If this is you, you don’t need to do anything until then.}}',
      'If this isn’t you, stop it now: one click ends it and logs out all devices.',
    ],
    button: 'This wasn’t me: stop it',
  },
  recoveryReady: {
    subject: 'Choose a new password and get back into your account',
    lines: [
      'The waiting period is over: with this link, you choose a new password and set up how you log in from now on.',
      'It works once, for {hours} hours. It ends all earlier devices, access tokens and access links, as well as passkeys, the authenticator app and backup codes.',
    ],
    button: 'Recover the account',
  },
  recoveryEnded: {
    subject:
      '{recoveryEnd, select, COMPLETED {Your account was recovered} other {The recovery of your account has ended}}',
    lines: [
      '{recoveryEnd, select, COMPLETED {Your account has a new password. Passkeys, the authenticator app and backup codes were removed, and all earlier devices, access tokens and access links have ended. For a week, changes to payout details only take effect at the end of that week.} STOPPED {The recovery was stopped. All devices were logged out, and no one got in.} LOGGED_IN {You logged in with what was said to be lost, so the recovery was stopped.} CALLED_OFF {Our team has cancelled the recovery. Nothing has changed.} other {No one continued the recovery in time. Nothing has changed.}}',
      '{recoveryEnd, select, COMPLETED {If it wasn’t you, write to us straight away.} STOPPED {Whoever started it may know your password or read your emails: choose a new password for Mezzo and one for your email account.} LOGGED_IN {If you didn’t ask for it, change your password.} other {You can start again on the login page.}}',
    ],
    button: 'Open Mezzo',
  },
  recoveryAsked: {
    subject: 'Recovery of {personName}’s account',
    lines: [
      '{byName} has checked {personName}’s identity and asks to recover the account. A second person has to confirm it by {confirmUntil}.',
      'How the identity was checked: {reason}',
      'You’re receiving this email because you can confirm recoveries.',
    ],
    button: 'Open recoveries',
  },
  accountFrozen: {
    subject:
      '{freezeEvent, select, LIFTED {Your account works again} KEPT {Your account stays on hold} other {Your account is on hold}}',
    lines: [
      '{freezeEvent, select, LIFTED {Your account is no longer on hold. Everything that was stopped continues: apartments that were unpublished are public again, payouts are made, links and programs work.} KEPT {We’ve looked at your objection; it was decided by someone other than the person who put your account on hold. Your account stays on hold.} other {We’ve put your account on hold. You can log in and see everything, but you can’t request or agree stays, change apartments or move money. Meanwhile your apartments aren’t public. Money that has arrived for you is kept for you.}}',
      '{freezeEvent, select, LIFTED {Why it ended:} KEPT {Why:} other {The reason: {freezeReason, select, HOME_DOUBTED {we doubt that an apartment can be rented as it is offered} IDENTITY_DOUBTED {we have doubts about who is using the account} PAYMENT_OUTSIDE {payments were asked for outside Mezzo} MONEY_DOUBTED {we have doubts about payments} ACCOUNT_TAKEN_OVER {someone else may be using your account} other {the terms of use appear to have been breached}}. The facts we rely on:}}',
      '{facts}',
      '{freezeEvent, select, LIFTED {If anything is missing, write to us.} KEPT {You can still turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act) or to a court.} other {This is based on our terms of use. A person decided it, not a program. You can object on your account page, free of charge, for as long as the hold lasts; someone else will decide. You can also turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act) or to a court.}}',
    ],
    button: 'See where things stand',
  },
  otherSideFrozen: {
    subject:
      '{isOver, select, true {{personName}’s account is active again} other {{personName}’s account is on hold}}',
    lines: [
      '{isOver, select, true {{personName}’s account is no longer on hold. Everything continues as before.} other {We’re checking the account of {personName}, {isTenant, select, true {your landlord} other {your tenant}}, and have put it on hold in the meantime. This says nothing about how the check will end.}}',
      '{isOver, select, true {{hasStay, select, true {Your booking has been valid the whole time.} other {Your request can be answered again; check by when.}}} other {{hasStay, select, true {Your booking is valid, and its dates stay booked.} other {Your request stays, but no one can accept, sign or confirm anything in the meantime. Its deadlines still apply.}}}}',
      '{isOver, select, true {You don’t need to do anything else.} other {{isTenant, select, true {{hasStay, select, true {What you pay through Mezzo is kept safe. Please don’t pay anything to any other account before you have written to us, and write to us straight away if anything is wrong with the apartment.} other {Please don’t pay anyone anything for this apartment. You can withdraw your request at any time and request other apartments.}}} other {{hasStay, select, true {Your tenant can keep paying. Write to us if anything isn’t as agreed.} other {You can decline the request at any time, so that your days are available to others.}}}}}}',
    ],
    button: 'See where things stand',
  },
  freezeObjection: {
    subject: '{personName} objects to the hold on their account',
    lines: [
      '{personName} has objected to the hold on their account. Someone other than the person who started it has to decide: lift it, or say why it stays.',
      'You’re receiving this email because you can put accounts on hold.',
    ],
    button: 'Open accounts on hold',
  },
  welcomeLandlord: {
    subject: 'Welcome to Mezzo',
    lines: [
      'Your account is ready. Mezzo first shows you what needs your answer, then what will become available.',
    ],
    button: 'Open Mezzo',
  },
  welcomeTenant: {
    subject: 'Welcome to Mezzo',
    lines: ['Your account is ready. You can now request furnished apartments for one to twelve months.'],
    button: 'Find an apartment',
  },
}
