import { join } from 'node:path'
import { FEATURE_FLAGS, isPersonLabel, TAGS } from '../src/domain/catalogue/flags.ts'
import { LANDLORD_USER_TYPES } from '../src/domain/catalogue/people.ts'
import { LABEL_EFFECTS, labelSettersOf, type LabelSetter } from '../src/domain/listings/label-effects.ts'
import { isOnByDefault } from '../src/domain/people/feature-flags.ts'
import { readTexts } from '../src/server/kernel/http/interface-texts.ts'
import { writeGenerated } from '../src/server/kernel/write-generated.ts'
import { formatted } from './formatted.ts'
import { root } from './processes.ts'

// docs/labels.md comes from the domain's table and rules, in the words of the interface.
const path = join(root, 'docs/labels.md')
const texts = readTexts('en') as {
  catalogue: { tag: Record<string, string>; landlordUserType: Record<string, string> }
  staff: { flags: { meanings: Record<string, string> } }
}

const BY: Record<LabelSetter, string> = {
  sales: 'staff with `sales`',
  FSU: 'staff with `FSU`',
  BOOKING_PREFERENCES: 'staff with `BOOKING_PREFERENCES`',
  landlord: 'the landlord',
  address: 'the address of the listing, nobody by hand',
}

const USER_TYPES: Record<(typeof LANDLORD_USER_TYPES)[number], { when: string; acts: string }> = {
  EXPLORER_LANDLORD: {
    when: 'a landlord without a listing',
    acts: 'Whoever logs in without having wanted a page arrives at the welcome page; the staff’s list of people says it.',
  },
  POTENTIAL_LANDLORD: {
    when: 'a landlord whose listings were never public',
    acts: 'The staff’s list of people says it.',
  },
}

const labels = TAGS.map((label) => {
  const by = labelSettersOf(label).map((setter) => BY[setter])
  const of = isPersonLabel(label) ? 'person' : 'listing'
  const acts = LABEL_EFFECTS[label].join(' ') || '_Shown only._'
  return `| \`${label}\` | ${texts.catalogue.tag[label] ?? ''} | ${of} | ${by.join('; ')} | ${acts} |`
})
const types = LANDLORD_USER_TYPES.map(
  (type) =>
    `| \`${type}\` | ${texts.catalogue.landlordUserType[type] ?? ''} | ${USER_TYPES[type].when} | ${USER_TYPES[type].acts} |`,
)
const flags = FEATURE_FLAGS.map(
  (name) =>
    `| \`${name}\` | ${isOnByDefault(name) ? 'on' : 'off'} | ${texts.staff.flags.meanings[name] ?? ''} |`,
)

const text = `# Labels and flags, and what each does

Made by \`npm run gen\` from [label-effects.ts](../src/domain/listings/label-effects.ts) and the rules of who sets what. [label-effects.test.ts](../test/label-effects.test.ts) looks at each with and without it, and fails where nothing differs. The specification names labels and says of most nothing else; what they do is ours ([decision 60](decisions/0060-what-labels-and-flags-of-a-listing-do.md), [decision 79](decisions/0079-the-books.md), [decision 94](decisions/0094-feeds-for-portals.md)). Of those that are shown only it names no effect that one could build ([decision 113](decisions/0113-acting-ended-by-others-and-labels-that-are-shown-only.md)).

## Labels of listings and people

Staff set them on the pages of listings and people, with a reason that stands in the log.

| Label | In words | Of a | Set by | Acts |
| --- | --- | --- | --- | --- |
${labels.join('\n')}

## Types of landlords

Nobody sets them: they follow from the listings.

| Type | In words | Who | Acts |
| --- | --- | --- | --- |
${types.join('\n')}

## Feature flags

Staff with \`DEVELOPER\` switch them for everybody or for one person, with a reason that stands beside the flag and in the log.

| Flag | Until it is switched | Acts |
| --- | --- | --- |
${flags.join('\n')}

## Who looks after a landlord

Staff with \`CHANGE_SALES_REP\` choose somebody of the staff with \`sales\`, on the page of people, with a reason that stands in the log, which the landlord can read. The landlord is offered a call with them, by name, on the welcome page and beside what is missing; the board of deals shows them, is narrowed by them, and so is its table; a call that the landlord cancels is mailed to whoever was to call.
`
writeGenerated(path, await formatted(path, text))
