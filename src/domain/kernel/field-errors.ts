/** The first text key of each wrong field, by its path such as 'adultsInformation.0.relationship'. */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const fields = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    if (!fields.has(field)) fields.set(field, message)
  }
  return Object.fromEntries(fields)
}
