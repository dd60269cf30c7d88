import type { Day } from '../../../../domain/kernel/day.ts'
import type { AccountMails } from './account/data.ts'
import type { BookingMails } from './bookings/data.ts'
import type { ContractMails } from './contracts/data.ts'
import type { ListingMails } from './listings/data.ts'
import type { MoneyMails } from './money/data.ts'
import type { RequestMails } from './requests/data.ts'

/** What each mail needs to know. */
export interface MailData
  extends AccountMails, RequestMails, ContractMails, BookingMails, MoneyMails, ListingMails {}

/** The name of a mail. */
export type MailTemplate = keyof MailData

type DaysOf<Data> = { [Name in keyof Data]: NonNullable<Data[Name]> extends Day ? Name : never }[keyof Data]

/** The names by which mails know days; each is a day in every mail that has it. */
export const DAY_VALUES: Record<{ [T in MailTemplate]: DaysOf<MailData[T]> }[MailTemplate], true> = {
  from: true,
  to: true,
  suggestedFrom: true,
  suggestedTo: true,
  lastDay: true,
  latestTo: true,
  dueDay: true,
  payBy: true,
  arrivesOn: true,
}

/** A mail's texts in one language, as ICU messages. */
export interface MailText {
  subject: string
  lines: readonly string[]
  button: string
}

/** The texts of some mails in one language. */
export type TextsOf<Mails> = Record<keyof Mails, MailText>

/** The texts of every mail in one language. */
export interface MailTexts {
  greeting: string
  /** Said first in mails about money that isn't real. */
  testMode: string
  /** Said last to whoever works in several landlords' worlds. */
  ofWorld: string
  /** The line of the button where a mail is only text. */
  link: string
  footer: string
  templates: TextsOf<MailData>
}
