/** The first text key of each wrong field, by its path such as 'adultsInformation.0.relationship'. */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.map(String).join('.')] ??= issue.message
  return fields
}
