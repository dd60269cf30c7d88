import { PUBLIC_CATEGORIES } from '../../domain/catalogue/public-category.ts'
import { type PublicSearch, slugOfCategory } from '../../domain/public-search.ts'
import type { PlaceAnswer } from './answers.ts'
import { html, type Html } from './html.ts'
import type { Words } from './texts.ts'

/** What is looked for, as a form of the address: it works without any script. */
export function searchForm(words: Words, search: PublicSearch, places: readonly PlaceAnswer[]): Html {
  const say = (key: string) => words.say('publicSearch', key)
  const chosen = search.category && slugOfCategory(search.category)
  const field = (name: keyof PublicSearch, type: 'date' | 'text') =>
    html`<label
      >${say(name)} <input type="${type}" name="${name}" value="${String(search[name] ?? '')}"
    /></label>`
  return html`<form
    method="get"
    action="/${words.language}/search"
    class="s-card"
    aria-label="${say('filters')}"
  >
    ${choice('place', say('city'), search.place, [
      { value: '', label: say('allCities') },
      ...places.map(({ slug, city }) => ({ value: slug, label: city })),
    ])}
    ${choice('category', say('category'), chosen, [
      { value: '', label: say('anyCategory') },
      ...PUBLIC_CATEGORIES.map((category) => ({
        value: slugOfCategory(category),
        label: words.say('catalogue.publicCategory', category),
      })),
    ])}
    ${field('from', 'date')} ${field('to', 'date')} ${field('guests', 'text')} ${field('minArea', 'text')}
    ${field('maxPrice', 'text')}
    <label
      ><input type="checkbox" name="pets" value="1" ${search.pets && html`checked`} /> ${say('pets')}</label
    >
    <button class="s-button" type="submit">${say('apply')}</button>
  </form>`
}

function choice(
  name: string,
  label: string,
  chosen: string | null,
  options: readonly { value: string; label: string }[],
): Html {
  return html`<label
    >${label}
    <select name="${name}">
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === (chosen ?? '') && html`selected`}>
            ${option.label}
          </option>`,
      )}
    </select></label
  >`
}
