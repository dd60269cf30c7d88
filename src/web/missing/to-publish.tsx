import { useTranslations } from 'use-intl'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import { BoardPart } from './board-part.tsx'
import type { Board, HomesFilter } from './missing-queries.ts'
import classes from './missing.module.css'

/** Of more homes than these one looks for the own way through. */
const FILTERED_FROM = 6

/** What each home lacks before it can be shown: a window of them, and where there are many, what to choose by. */
export function ToPublish(props: {
  pages: readonly Board['homes'][]
  filter: HomesFilter
  busy: boolean
  onMore: (() => void) | null
}) {
  const t = useTranslations('missing')
  const [, setSearch] = useSearch()
  const [first] = props.pages
  if (!first || first.all === 0) return null
  const homes = props.pages.flatMap(({ nodes }) => nodes)
  return (
    <>
      {first.all >= FILTERED_FROM && <HomesBar homes={first} filter={props.filter} />}
      {homes.length === 0 && (
        <p className={classes.none}>
          {t('noHomes')}{' '}
          <Button
            size="small"
            onClick={() => setSearch({ q: undefined, lacks: undefined }, { replace: true })}
          >
            {t('allHomes')}
          </Button>
        </p>
      )}
      {homes.map(({ groupId, name, items }) => (
        <BoardPart key={groupId} title={t('toPublish', { home: name })} section="PUBLISH" items={items} />
      ))}
      {props.onMore && (
        <p>
          <Button busy={props.busy} onClick={props.onMore}>
            {t('moreHomes', { shown: homes.length, all: first.totalCount })}
          </Button>
        </p>
      )}
    </>
  )
}

/** Finds homes by their name, or by what they lack. */
function HomesBar({ homes, filter }: { homes: Board['homes']; filter: HomesFilter }) {
  const t = useTranslations('missing')
  const datumText = useCatalogueText('catalogue.boardDatum')
  const [, setSearch] = useSearch()
  return (
    <Section title={t('homes', { count: homes.all })}>
      <div className={classes.bar}>
        <SearchField param="q" label={t('findHome')} placeholder={t('findHome')} />
        <SelectField
          label={t('lacks')}
          value={filter.lacks ?? ''}
          data={[
            { value: '', label: t('lacksAny') },
            ...homes.lacking.map((one) => ({
              value: one.datum,
              label: t('lacksCount', { datum: datumText(one.datum), homes: one.homes }),
            })),
          ]}
          onChange={(event) =>
            setSearch({ lacks: event.currentTarget.value || undefined }, { replace: true })
          }
        />
      </div>
    </Section>
  )
}
