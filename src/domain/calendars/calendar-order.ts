/** Groups in the order of a calendar: by name, as a language compares names, and numbers in them by their size. */
export function inCalendarOrder<Group extends { name: string }>(
  groups: readonly Group[],
  language: string,
): Group[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return groups.toSorted((a, b) => compare(a.name, b.name))
}

/** The first groups of a calendar, until they have so many units or more; and how many units the others have. */
export function firstGroups<Group extends { name: string; units: number }>(
  groups: readonly Group[],
  count: number,
  language: string,
): { first: Group[]; more: number } {
  const first: Group[] = []
  let shown = 0
  let more = 0
  for (const group of inCalendarOrder(groups, language)) {
    if (shown < count) {
      first.push(group)
      shown += group.units
    } else more += group.units
  }
  return { first, more }
}
