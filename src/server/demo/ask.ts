import type { Stay } from '../../domain/kernel/day.ts'
import { hasReached, type Step, type Story } from './stories.ts'
import { addStory, freeUnitFor, placeNamed, tenantNamed, type World } from './world.ts'
import type { Circumstances } from './people.ts'

/** Somebody who comes alone, without pets. */
export const oneAdult: Pick<Circumstances, 'adults' | 'children' | 'petsDescription'> = {
  adults: ['MAIN_TENANT'],
  children: [],
  petsDescription: '',
}

/** Adds the request of a person for a listing, with the offer and the days that it has by now. */
export function ask(
  world: World,
  name: string,
  placeKey: string,
  stay: Stay,
  step: Step,
  requestedAt: Temporal.Instant,
  more: Partial<Story>,
): void {
  askAs(world, name, placeKey, stay, step, requestedAt, more)
}

/** As `ask`, and returns the story, for another request of the same booking request. */
export function askAs(
  world: World,
  name: string,
  placeKey: string,
  stay: Stay,
  step: Step,
  requestedAt: Temporal.Instant,
  more: Partial<Story>,
): Story {
  const place = placeNamed(world, placeKey)
  const key = more.extends ? `${placeKey}/${name}/extension` : `${placeKey}/${name}`
  const taken = world.stories.some((story) => story.key === key)
  const story: Story = {
    key: taken ? `${key}/again` : key,
    place,
    tenant: tenantNamed(world, name),
    stay,
    step,
    requestedAt,
    ...more,
  }
  if (hasReached(story, 'OFFERED')) story.unit = freeUnitFor(world, place, stay)
  addStory(world, story)
  return story
}
