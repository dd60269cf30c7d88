import type { TextsOf } from '../template.ts'
import type { MoneyMails } from './data.ts'

/** The mails about money in English. */
export const moneyMailsEn: TextsOf<MoneyMails> = {
  invoiceReady: {
    subject: 'Invoice {invoice} for {listingName}',
    lines: [
      'Attached is invoice {invoice} of {amount}: our fee for the booking of {listingName} by {otherName} from {from} to {to}.',
      '{isPaid, select, true {It’s settled by what you paid earlier. There’s nothing to pay.} other {{isKept, select, true {We’ll take it off your next payout: you don’t need to transfer anything. If no payout has covered it by {dueDay}, please pay it by card under “Payments”.} other {Please pay it by {dueDay}.}}}}',
    ],
    button: 'Open the booking',
  },
  invoiceReminderFirst: {
    subject: 'Reminder: invoice {invoice} was due on {dueDay}',
    lines: [
      'You may have missed it: {amount} of invoice {invoice}, our fee for the booking of {listingName} by {otherName}, was due on {dueDay} and is still unpaid. The invoice is attached.',
      'Please pay it by {payBy}. If your payment is already on its way, please ignore this email.',
    ],
    button: 'Open the booking',
  },
  invoiceReminderSecond: {
    subject: 'Second reminder: invoice {invoice} is overdue',
    lines: [
      '{amount} of invoice {invoice}, due on {dueDay}, is still unpaid. It is our fee for the booking of {listingName} by {otherName}. The invoice is attached.',
      'Please pay it by {payBy}. If something on the invoice is wrong, reply to this email and we’ll look into it.',
    ],
    button: 'Open the booking',
  },
  invoiceReminderLast: {
    subject: 'Last reminder: invoice {invoice} is overdue',
    lines: [
      'We’ve reminded you twice: {amount} of invoice {invoice}, due on {dueDay}, is still unpaid. It is our fee for the booking of {listingName} by {otherName}. The invoice is attached.',
      'Please pay it by {payBy}. After that day, our accounts team will get in touch with you.',
    ],
    button: 'Open the booking',
  },
  invoiceCanceled: {
    subject: 'Invoice {invoice} for {listingName} was cancelled',
    lines: [
      'Attached is credit note {creditNote} of {amount}. It fully cancels invoice {invoice}, our fee for the booking of {listingName} by {otherName}.',
      'If a fee remains for the days of the stay, you’ll get a new invoice for it. What you’ve already paid counts towards it; we’ll pay the rest out to you.',
    ],
    button: 'Open the booking',
  },
  payoutChanged: {
    subject:
      'Your payout details at Mezzo {payoutChange, select, CANCELED {stay as they were} other {have changed}}',
    lines: [
      '{payoutChange, select, CHOSEN {{count, plural, offset:1 =1 {Money for {home}} one {Money for {home} and one more apartment} other {Money for {home} and # more apartments}} {hasDeadline, select, true {will go} other {goes}} {hasAccount, select, true {to the account {account}} other {to the account for the rents}}{hasDeadline, select, true { from {answerUntil}. Until then it goes to the account you had before.} other {: it had no account before.}}} CANCELED {The change for {home} was cancelled.{hasAccount, select, true { Money still goes to the account {account}.} other {}}} other {The account {account} was archived. No more money goes to it.}}',
      'If this wasn’t you: log in, {hasDeadline, select, true {stop the change with “Cancel the change”} other {correct your accounts}}, and change your password straight away. If you can’t log in, set a new password on the login page.',
    ],
    button: 'See my accounts',
  },
  payoutBankChanged: {
    subject: 'The bank account for your payouts was changed',
    lines: [
      'The bank account ending in {last4} was entered at the payment provider for the rents that tenants pay through Mezzo.{hasDeadline, select, true { Nothing is paid out to it until {answerUntil}.} other {}}',
      'If this was you, you don’t need to do anything. If it wasn’t: log in, change your password and correct the bank account on the payments page straight away; and reply to this email so that we can look into it with you. If you can’t log in, set a new password on the login page.',
    ],
    button: 'See my payout account',
  },
  payoutOnItsWay: {
    subject: '{amount} is on its way to your bank',
    lines: [
      'We’ve paid out {amount} to you. It should be in your bank account by {arrivesOn}.',
      'The payments page shows what it’s made up of: each rent, and anything kept back or taken off.',
    ],
    button: 'Open the payout',
  },
  payoutFailed: {
    subject: 'Your payout of {amount} didn’t arrive',
    lines: [
      '{failure, select, ACCOUNT_CLOSED {Your bank says that the account is closed or blocked. Please enter another one at the payment provider.} NO_SUCH_ACCOUNT {Your bank doesn’t know this account. Please check the number at the payment provider.} NAME_MISMATCH {The account is in a name other than yours. Please correct the name or the account at the payment provider.} CURRENCY {Your bank account doesn’t take this currency. Please enter one that does at the payment provider.} DECLINED {Your bank didn’t accept the payout. Please ask your bank why, or enter another account at the payment provider.} ACCOUNT_RESTRICTED {The payment provider has stopped payouts to you. Please complete what it asks for.} other {The payment provider couldn’t say why. Please try again, or ask our team.}}',
      'Nothing is lost: the money stays with the payment provider. Once your details are right, we’ll try again.',
    ],
    button: 'See what to do',
  },
  taxDataMissing: {
    subject:
      '{taxDataStep, select, ASK {Your tax details are incomplete} SECOND_REMINDER {Second reminder: payouts will be paused from {dueDay}} other {Reminder: your tax details are incomplete}}',
    lines: [
      'Once a year, we have to report to the tax office who earns rent through Mezzo (DAC7, § 13 PStTG). {count, plural, one {For one of your apartments} other {For # of your apartments}}, details are missing: who the landlord is, a date of birth, a tax number or an address.',
      '{taxDataStep, select, ASK {Please add them; it takes about three minutes.} SECOND_REMINDER {This is our second and last reminder.} other {We’ve asked you for them once before.}} If anything is still missing on {dueDay}, the law requires us to hold the payouts for {count, plural, one {this apartment} other {these apartments}} until we have it. No money is lost: we’ll pay out what we held as soon as your details are complete.',
    ],
    button: 'Complete my tax details',
  },
  taxDataHold: {
    subject: 'Payouts are paused until your tax details are complete',
    lines: [
      'We asked you for tax details and reminded you twice, but {count, plural, one {for one apartment} other {for # apartments}} something is still missing. The law (DAC7, § 23 PStTG) therefore requires us to hold the payouts for {count, plural, one {it} other {them}}.',
      'No money is lost: complete your details, and what we held will be in the next payout.',
    ],
    button: 'Complete my tax details',
  },
  taxStatement: {
    subject:
      '{isCorrection, select, true {Corrected: what we report to the tax office for {year}} other {What we report to the tax office for {year}}}',
    lines: [
      'Once a year, we report to the tax office what landlords received through Mezzo (DAC7, § 22 PStTG). The attached statement shows what we report about {name} for {year}: the apartments, the days rented, what was paid in each quarter, and our fees.',
      '{isCorrection, select, true {It replaces the statement you already have, because something in it has changed.} other {Please compare it with your records and keep it for your tax return.}} If anything is wrong, tell our team and we’ll correct the report.',
    ],
    button: 'See where the figures come from',
  },
  taxDataComplete: {
    subject: 'Your tax details are complete: payouts continue',
    lines: [
      'Thank you. Nothing is missing for the tax report any more, and what we held will be in the next payout.',
    ],
    button: 'Open my payments',
  },
  refundMade: {
    subject: 'You’re getting {amount} back for {listingName}',
    lines: [
      'We’re refunding {amount} of the {purpose, select, TENANT_SERVICE_FEE {service fee} other {first month’s rent}} you paid for your stay at {listingName} from {from} to {to}. Reason: {refundReason, select, STAY_CANCELLED {the stay was cancelled} STAY_SHORTENED {the stay is shorter} NOT_AS_DESCRIBED {the apartment wasn’t as described} PAID_TWICE {it was paid twice} GOODWILL {goodwill} NO_LONGER_OWED {you no longer owed it when it arrived} other {another one}}.{isExplained, select, true { Our explanation: {explanation}} other {}}',
      '{way, select, BANK_TRANSFER {We’ve transferred it to your bank account.} other {It goes back to the card or account you paid with. Banks take five to ten working days to show it.}} You don’t need to do anything.',
    ],
    button: 'Open the stay',
  },
  refundFailed: {
    subject: 'We couldn’t refund {amount} to you yet',
    lines: [
      'We tried to refund {amount} of what you paid for your stay at {listingName} from {from} to {to} the way it was paid, but it didn’t work. The money is still yours.',
      'Please open the stay and enter the bank account we should transfer it to: its holder and its IBAN. Our team will then transfer the money, and you’ll get another email.',
    ],
    button: 'Enter a bank account',
  },
  refundAccountGiven: {
    subject: 'We’re transferring {amount} to the account {account}',
    lines: [
      'You’ve entered the account to which we’ll transfer {amount} for your stay at {listingName} from {from} to {to}, because the money couldn’t go back the way it was paid: {account}. You’ll get another email once we’ve transferred it.',
      'If this wasn’t you: open the stay, enter your own account, and change your password straight away. If you can’t log in, set a new password on the login page.',
    ],
    button: 'Open the stay',
  },
  refundMadeLandlord: {
    subject: '{otherName} is getting {amount} of the rent back',
    lines: [
      '{amount} of the first month’s rent for the stay of {otherName} at {listingName} from {from} to {to} was refunded to {otherName}. Reason: {refundReason, select, STAY_CANCELLED {the stay was cancelled} STAY_SHORTENED {the stay is shorter} NOT_AS_DESCRIBED {the apartment wasn’t as described} PAID_TWICE {it was paid twice} GOODWILL {goodwill} NO_LONGER_OWED {it was no longer owed} other {another one}}.{isExplained, select, true { Our explanation: {explanation}} other {}}',
      'We’ll take it off your next payout. You don’t need to transfer anything.',
    ],
    button: 'Open the booking',
  },
  disputeOpened: {
    subject: 'A payment of {amount} for {listingName} is disputed',
    lines: [
      '{purpose, select, LANDLORD_FEE {Your payment of our fee} other {The payment of the first month’s rent by {otherName}}} for the stay at {listingName} from {from} to {to} is being disputed with the bank: {disputeReason, select, FRAUDULENT {the cardholder says they didn’t make it} UNRECOGNIZED {the cardholder doesn’t recognise it} DUPLICATE {it is said to have been made twice} NOT_RECEIVED {the stay is said not to have taken place} NOT_AS_DESCRIBED {the apartment is said not to be as described} CREDIT_NOT_PROCESSED {a refund is said to be missing} other {no further reason is given}}. The bank is holding {amount} until it has decided.',
      '{purpose, select, LANDLORD_FEE {If no one on your side meant to dispute it, please tell your bank that the payment was right. If the bank reverses it, our invoice is due again.} other {We’ll answer the bank in time, with the signed contract if there is one; you don’t need to do anything. Whatever hasn’t been paid out to you yet waits until then. If the bank decides against the payment, we’ll take the amount off your next payout.}}',
    ],
    button: 'Open the booking',
  },
  disputeDecided: {
    subject:
      '{isWon, select, true {The disputed payment of {amount} {purpose, select, LANDLORD_FEE {stands} other {is yours}}} other {The disputed payment of {amount} {purpose, select, LANDLORD_FEE {was reversed} other {is lost}}}}',
    lines: [
      '{isWon, select, true {{purpose, select, LANDLORD_FEE {The bank has decided that your payment of our fee stands: {amount} for the stay of {otherName} at {listingName} from {from} to {to}.} other {The bank has decided in your favour: {amount} for the stay of {otherName} at {listingName} from {from} to {to} is no longer held.}}} other {The bank has decided in the cardholder’s favour: {amount} for the stay of {otherName} at {listingName} from {from} to {to} {purpose, select, LANDLORD_FEE {has gone back to the card} other {won’t come back}}.}}',
      '{isWon, select, true {You don’t need to do anything.} other {{purpose, select, LANDLORD_FEE {{isReopened, select, true {Our invoice is due again; please pay it by transfer or with another card.} other {Our invoice had been cancelled in the meantime and your payment credited to you, so we’ll take the amount off your next payout.}}} other {We’ll take it off your next payout. Whether you are still owed the rent is between you and {otherName}.}}}}',
    ],
    button: 'Open the booking',
  },
  depositReminder: {
    subject: 'Please account for the deposit of {otherName}',
    lines: [
      '{isLived, select, true {The stay of {otherName} at {listingName} from {from} to {to} is over} other {No one is moving in for the stay of {otherName} at {listingName} from {from} to {to}}}, and the deposit of {amount} hasn’t been accounted for.',
      'Please do so by {payBy}: note what you’re keeping and why, and when you paid back the rest. {otherName} sees it straight away.',
    ],
    button: 'Account for the deposit',
  },
  depositSettled: {
    subject: 'The deposit for {listingName} is accounted for',
    lines: [
      '{otherName} has accounted for the deposit of {amount} for your stay at {listingName} from {from} to {to}. {isPaidBack, select, true {{paidBack} has been paid back to you.} other {Nothing is paid back to you.}}',
      '{isKept, select, true {This was kept: {deductions}. If you don’t agree, please write to {otherName}.} other {Nothing was kept.}}',
    ],
    button: 'Open the stay',
  },
}
