import { toDecimal } from '../../../../domain/kernel/money.ts'
import type { PortalHome } from '../../../../domain/calendars/portal-home.ts'
import type { PortalFormat } from './portal-format.ts'

/** One object whose `homes` come one after the other; amounts are decimal texts in the home's currency. */
export const jsonFeed: PortalFormat = {
  version: 2,
  contentType: 'application/json; charset=utf-8',
  fileName: 'homes.json',
  head: (frame) => {
    const { scope, cursor, changedAt, language, provider, providerNumber } = frame
    const said = {
      version: 1,
      scope,
      cursor,
      changedAt: changedAt.toString(),
      language,
      provider,
      providerNumber,
    }
    return `${JSON.stringify(said).slice(0, -1)},"homes":[`
  },
  entry: (entry, _, index) => {
    const changedAt = entry.changedAt.toString()
    const said =
      entry.kind === 'SENT'
        ? { action: 'CHANGE', changedAt, ...contentOf(entry.home) }
        : { id: entry.id, action: 'DELETE', changedAt }
    return `${index > 0 ? ',' : ''}\n${JSON.stringify(said)}`
  },
  end: () => '\n]}\n',
}

function contentOf({ vacancy, price, highestPrice, deposit, finalCleaningFee, ...home }: PortalHome) {
  const decimal = (amount: number) => toDecimal(amount, home.currency)
  return {
    ...home,
    rent: decimal(price),
    highestRent: decimal(highestPrice),
    rentPer: 'MONTH',
    deposit: decimal(deposit),
    finalCleaningFee: decimal(finalCleaningFee),
    availability: vacancy.kind,
    availableFrom: vacancy.kind === 'FROM' ? vacancy.day : null,
  }
}
