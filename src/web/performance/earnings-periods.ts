/** What was earned in a month or a quarter, beside the same a year before; in minor units. */
export interface EarnedPart {
  /** The first day of it that the period has. */
  from: string
  quarter: number | null
  earned: number
  before: number
}

interface EarnedMonth {
  month: string
  nights: { earned: number }
  before: { earned: number }
}

/** Months as they are. */
export function earnedByMonth(months: readonly EarnedMonth[]): EarnedPart[] {
  return months.map(({ month, nights, before }) => ({
    from: month,
    quarter: null,
    earned: nights.earned,
    before: before.earned,
  }))
}

/** The quarters that the months lie in; the first and the last may have fewer than three of them. */
export function earnedByQuarter(months: readonly EarnedMonth[]): EarnedPart[] {
  const quarters = new Map<string, EarnedPart>()
  for (const { month, nights, before } of months) {
    const quarter = Math.ceil(Number(month.slice(5, 7)) / 3)
    const key = `${month.slice(0, 4)} ${quarter}`
    const known = quarters.get(key) ?? { from: month, quarter, earned: 0, before: 0 }
    quarters.set(key, {
      ...known,
      earned: known.earned + nights.earned,
      before: known.before + before.earned,
    })
  }
  return [...quarters.values()]
}
