import type { TextsOf } from '../template.ts'
import type { MoneyMails } from './data.ts'

/** The mails about money in English. */
export const moneyMailsEn: TextsOf<MoneyMails> = {
  invoiceReady: {
    subject: 'Invoice {invoice} for {listingName}',
    lines: [
      'Attached is invoice {invoice} of {amount}: our fee for the booking of {listingName} by {otherName} from {from} to {to}.',
      '{isPaid, select, true {What you paid earlier settles it. There is nothing to pay.} other {{isKept, select, true {We will keep it from your next payout: you don’t have to transfer anything. If no payout has covered it by {dueDay}, please pay it by card under “Payments”.} other {Please pay it by {dueDay}.}}}}',
    ],
    button: 'Open the booking',
  },
  invoiceReminderFirst: {
    subject: 'Reminder: invoice {invoice} was due on {dueDay}',
    lines: [
      'Perhaps it slipped through: {amount} of invoice {invoice}, our fee for the booking of {listingName} by {otherName}, was due on {dueDay} and is still open. The invoice is attached.',
      'Please pay it by {payBy}. If your payment is already on its way, you can ignore this mail.',
    ],
    button: 'Open the booking',
  },
  invoiceReminderSecond: {
    subject: 'Second reminder: invoice {invoice} is overdue',
    lines: [
      '{amount} of invoice {invoice}, due on {dueDay}, is still open. It is our fee for the booking of {listingName} by {otherName}. The invoice is attached.',
      'Please pay it by {payBy}. If something about the invoice is wrong, reply to this mail and we will look at it.',
    ],
    button: 'Open the booking',
  },
  invoiceReminderLast: {
    subject: 'Last reminder: invoice {invoice} is overdue',
    lines: [
      'We have reminded you twice: {amount} of invoice {invoice}, due on {dueDay}, is still open. It is our fee for the booking of {listingName} by {otherName}. The invoice is attached.',
      'Please pay it by {payBy}. After that day somebody of our accounting gets in touch with you.',
    ],
    button: 'Open the booking',
  },
  invoiceCanceled: {
    subject: 'Invoice {invoice} for {listingName} was cancelled',
    lines: [
      'Attached is credit note {creditNote} of {amount}. It cancels invoice {invoice}, our fee for the booking of {listingName} by {otherName}, as a whole.',
      'If a fee remains for the days of the stay, you get a new invoice for it. What you have already paid counts towards it; the rest is paid out to you.',
    ],
    button: 'Open the booking',
  },
  payoutChanged: {
    subject:
      'Your payout data at Mezzo {payoutChange, select, CANCELED {stay as they were} other {have changed}}',
    lines: [
      '{payoutChange, select, CHOSEN {{count, plural, offset:1 =1 {Money for {home}} one {Money for {home} and one more apartment} other {Money for {home} and # more apartments}} {hasDeadline, select, true {will go} other {goes}} {hasAccount, select, true {to the account {account}} other {to the account of the rents}}{hasDeadline, select, true { from {answerUntil} on. Until then it goes to the account that you had before.} other {: it had no account before.}}} CANCELED {The change for {home} was called off.{hasAccount, select, true { Money goes on to the account {account}.} other {}}} other {The account {account} was archived. No money goes to it any more.}}',
      'If it was not you: log in, {hasDeadline, select, true {stop the change with “Cancel the change”} other {put your accounts right}}, and change your password at once. If you can’t log in, set a new password on the login page.',
    ],
    button: 'Look at my accounts',
  },
  payoutBankChanged: {
    subject: 'Your payouts go to another bank account',
    lines: [
      'At the payment provider, the bank account ending in {last4} was entered for the rents that tenants pay through Mezzo.{hasDeadline, select, true { Nothing is paid out to it until {answerUntil}.} other {}}',
      'If it was you, there is nothing to do. If it was not: log in, change your password, and correct the bank account on the payments page at once; and answer this mail, so that we look at it with you. If you can’t log in, set a new password on the login page.',
    ],
    button: 'Look at my payout account',
  },
  payoutOnItsWay: {
    subject: '{amount} is on its way to your bank',
    lines: [
      'We have paid out {amount} to you. It should be on your bank account by {arrivesOn}.',
      'On the payments page you see what it consists of: each rent, and what was kept or taken off.',
    ],
    button: 'Open the payout',
  },
  payoutFailed: {
    subject: 'Your payout of {amount} did not arrive',
    lines: [
      '{failure, select, ACCOUNT_CLOSED {Your bank says that the account is closed or blocked. Please enter another one at the payment provider.} NO_SUCH_ACCOUNT {Your bank does not know this account. Please check the number at the payment provider.} NAME_MISMATCH {The account is in another name than yours. Please correct the name or the account at the payment provider.} CURRENCY {Your bank account does not take this currency. Please enter one that does at the payment provider.} DECLINED {Your bank did not accept the payout. Please ask your bank why, or enter another account at the payment provider.} ACCOUNT_RESTRICTED {The payment provider has stopped payouts to you. Please complete what it asks for.} other {The payment provider could not say why. Please try again, or ask our team.}}',
      'Nothing is lost: the money stays with the payment provider. Once your details are right, we try again.',
    ],
    button: 'See what to do',
  },
  taxDataMissing: {
    subject:
      '{taxDataStep, select, ASK {Your tax data are incomplete} SECOND_REMINDER {Second reminder: payouts pause on {dueDay}} other {Reminder: your tax data are incomplete}}',
    lines: [
      'Once a year we have to report to the tax office who earns rent through Mezzo (DAC7, § 13 PStTG). {count, plural, one {For one of your homes} other {For # of your homes}} we lack data for that: who lets it, or a date of birth, a tax number, an address.',
      '{taxDataStep, select, ASK {Please complete them; it takes about three minutes.} SECOND_REMINDER {This is our second and last reminder.} other {We asked you for them once before.}} If something is still missing on {dueDay}, the law has us hold the payouts for {count, plural, one {this home} other {these homes}} until it is there. Nothing is lost then: what is held is paid out as soon as your data are complete.',
    ],
    button: 'Complete my tax data',
  },
  taxDataHold: {
    subject: 'Payouts are on hold until your tax data are complete',
    lines: [
      'We asked you for tax data and reminded you twice, and {count, plural, one {for one home} other {for # homes}} something is still missing. The law (DAC7, § 23 PStTG) therefore has us hold the payouts for {count, plural, one {it} other {them}}.',
      'Nothing is lost: complete your data, and what is held goes out with the next payout.',
    ],
    button: 'Complete my tax data',
  },
  taxStatement: {
    subject:
      '{isCorrection, select, true {Corrected: what we report to the tax office for {year}} other {What we report to the tax office for {year}}}',
    lines: [
      'Once a year we report to the tax office what landlords received through Mezzo (DAC7, section 22 PStTG). The attached statement says, for {name}, what is reported for {year}: the homes, the days rented, what was paid in each quarter, and our fees.',
      '{isCorrection, select, true {It takes the place of the statement that you have, since something in it has changed.} other {Please compare it with your records and keep it for your tax return.}} If something is wrong, tell our team; we then correct the report.',
    ],
    button: 'See where the figures come from',
  },
  taxDataComplete: {
    subject: 'Your tax data are complete: payouts go on',
    lines: [
      'Thank you. Nothing is missing for the tax report any more, and what we held goes out with the next payout.',
    ],
    button: 'Open my payments',
  },
  refundMade: {
    subject: '{amount} for {listingName} goes back to you',
    lines: [
      '{purpose, select, TENANT_SERVICE_FEE {Of the service fee} other {Of the first month’s rent}} that you paid for your stay in {listingName} from {from} to {to}, {amount} goes back to you. Reason: {refundReason, select, STAY_CANCELLED {the stay was cancelled} STAY_SHORTENED {the stay is shorter} NOT_AS_DESCRIBED {the home was not as described} PAID_TWICE {it was paid twice} GOODWILL {goodwill} NO_LONGER_OWED {you no longer owed it when it arrived} other {another one}}.{isExplained, select, true { The words with it: {explanation}} other {}}',
      '{way, select, BANK_TRANSFER {We have transferred it to your bank account.} other {It goes back to the card or account that you paid with. Banks take five to ten working days to show it.}} You don’t need to do anything.',
    ],
    button: 'Open the stay',
  },
  refundFailed: {
    subject: 'We could not pay {amount} back to you yet',
    lines: [
      '{amount} of what you paid for your stay in {listingName} from {from} to {to} was to go back the way it came, and that did not work. The money is still yours.',
      'Please open the stay and name the bank account to which we may transfer it there, its holder and its IBAN. Our team then transfers the money, and you get another email.',
    ],
    button: 'Name a bank account',
  },
  refundAccountGiven: {
    subject: 'We transfer {amount} to the account {account}',
    lines: [
      'You have named the account to which we transfer {amount} for your stay in {listingName} from {from} to {to}, since the money could not go back the way it came: {account}. You get another email once it is transferred.',
      'If it was not you: open the stay, name your own account, and change your password at once. If you can’t log in, set a new password on the login page.',
    ],
    button: 'Open the stay',
  },
  refundMadeLandlord: {
    subject: '{otherName} gets {amount} of the rent back',
    lines: [
      '{amount} of the first month’s rent for the stay of {otherName} in {listingName} from {from} to {to} has gone back to the tenant. Reason: {refundReason, select, STAY_CANCELLED {the stay was cancelled} STAY_SHORTENED {the stay is shorter} NOT_AS_DESCRIBED {the home was not as described} PAID_TWICE {it was paid twice} GOODWILL {goodwill} NO_LONGER_OWED {it was no longer owed} other {another one}}.{isExplained, select, true { The words with it: {explanation}} other {}}',
      'We take it off what we pay out to you next. You don’t need to transfer anything.',
    ],
    button: 'Open the booking',
  },
  disputeOpened: {
    subject: 'A payment of {amount} for {listingName} is contested',
    lines: [
      '{purpose, select, LANDLORD_FEE {Your payment of our fee} other {The payment of the first month’s rent by {otherName}}} for the stay in {listingName} from {from} to {to} is contested at the bank: {disputeReason, select, FRAUDULENT {the holder of the card says that they did not pay} UNRECOGNIZED {the holder of the card does not recognise the payment} DUPLICATE {it is said to have been paid twice} NOT_RECEIVED {the stay is said not to have taken place} NOT_AS_DESCRIBED {the home is said not to be as described} CREDIT_NOT_PROCESSED {a refund is said to be missing} other {no further reason is given}}. The bank holds {amount} until it has decided.',
      '{purpose, select, LANDLORD_FEE {If nobody on your side meant to contest it, please tell your bank that the payment was right. Should the bank take it back, our invoice is open again.} other {We answer the bank in time, with the signed contract where there is one; you don’t need to do anything. What of it has not been paid out to you yet waits until then. Should the bank decide against it, we take the amount off what we pay out to you next.}}',
    ],
    button: 'Open the booking',
  },
  disputeDecided: {
    subject:
      '{isWon, select, true {The contested payment of {amount} {purpose, select, LANDLORD_FEE {counts} other {is yours}}} other {The contested payment of {amount} {purpose, select, LANDLORD_FEE {was taken back} other {is lost}}}}',
    lines: [
      '{isWon, select, true {{purpose, select, LANDLORD_FEE {The bank has decided that your payment of our fee counts: {amount} for the stay of {otherName} in {listingName} from {from} to {to}.} other {The bank has decided for you: {amount} for the stay of {otherName} in {listingName} from {from} to {to} is no longer held.}}} other {The bank has decided for the holder of the card: {amount} for the stay of {otherName} in {listingName} from {from} to {to} {purpose, select, LANDLORD_FEE {has gone back to the card} other {does not come back}}.}}',
      '{isWon, select, true {You don’t need to do anything.} other {{purpose, select, LANDLORD_FEE {{isReopened, select, true {Our invoice is open again; please pay it by transfer or with another card.} other {Our invoice had been taken back since, and what you had paid was credited to you: so we take the amount off what we pay out to you next.}}} other {We take it off what we pay out to you next. Whether the tenant still owes you the rent is between you and the tenant.}}}}',
    ],
    button: 'Open the booking',
  },
  depositReminder: {
    subject: 'Please account for the deposit of {otherName}',
    lines: [
      '{isLived, select, true {The stay of {otherName} in {listingName} from {from} to {to} is over} other {Nobody moves in for the stay of {otherName} in {listingName} from {from} to {to}}}, and the deposit of {amount} has not been accounted for.',
      'Please do so by {payBy}: note what you keep and why, and when the rest went back. {otherName} sees it at once.',
    ],
    button: 'Account for the deposit',
  },
  depositSettled: {
    subject: 'The deposit for {listingName} is accounted for',
    lines: [
      '{otherName} has accounted for the deposit of {amount} for your stay in {listingName} from {from} to {to}. {isPaidBack, select, true {{paidBack} has gone back to you.} other {Nothing goes back to you.}}',
      '{isKept, select, true {This was kept: {deductions}. If you don’t agree, please write to {otherName}.} other {Nothing was kept.}}',
    ],
    button: 'Open the stay',
  },
}
