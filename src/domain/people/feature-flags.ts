import { FEATURE_FLAGS, type FeatureFlagName } from '../catalogue/flags.ts'

/** What holds until staff switch a flag: what the product does anyway is on (ours). */
const ON_BY_DEFAULT: readonly FeatureFlagName[] = [
  'ONLINE_SIGNING',
  'STUDENT_HOUSING',
  'LANDLORD_NOTIFICATIONS',
]

/** What staff have switched, by name; a flag that nobody switched is left out. */
export type SwitchedFlags = ReadonlyMap<string, boolean>

/** The flags that are on for the environment, or for one person: a person's own switch wins (C6). */
export function enabledFlags(
  environment: SwitchedFlags,
  person: SwitchedFlags = new Map(),
): FeatureFlagName[] {
  return FEATURE_FLAGS.filter((name) => person.get(name) ?? environment.get(name) ?? isOnByDefault(name))
}

/** Whether a flag that nobody has switched is on. */
export function isOnByDefault(name: FeatureFlagName): boolean {
  return ON_BY_DEFAULT.includes(name)
}
