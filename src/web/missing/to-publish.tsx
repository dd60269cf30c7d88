import { IconChevronDown } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { BoardItems, TONES } from './board-part.tsx'
import { useItemName } from './missing-item.tsx'
import type { Board, HomesFilter } from './missing-queries.ts'
import classes from './missing.module.css'

/** Of more homes than these one looks for the own way through, and opens one after the other. */
const MANY = 6

type Home = Board['homes']['nodes'][number]

/** What each home lacks before it can be shown: a window of them, and where there are many, what to choose by. */
export function ToPublish(props: {
  pages: readonly Board['homes'][]
  filter: HomesFilter
  busy: boolean
  onMore: (() => void) | null
}) {
  const [first] = props.pages
  if (!first || first.all === 0) return null
  const homes = props.pages.flatMap(({ nodes }) => nodes)
  return first.all < MANY ? <FewHomes homes={homes} /> : <ManyHomes {...props} first={first} homes={homes} />
}

// Homes may have the same name: as landmarks they could not be told apart.
function FewHomes({ homes }: { homes: readonly Home[] }) {
  const t = useTranslations('missing')
  return homes.map(({ groupId, name, items }) => (
    <div key={groupId} className={classes.home}>
      <div className={classes.head}>
        <h2>{t('toPublish', { home: name })}</h2>
        <Pill tone={TONES.PUBLISH}>{t('open', { count: items.length })}</Pill>
      </div>
      <Card padded={false}>
        <BoardItems section="PUBLISH" items={items} />
      </Card>
    </div>
  ))
}

function ManyHomes(props: {
  first: Board['homes']
  homes: readonly Home[]
  filter: HomesFilter
  busy: boolean
  onMore: (() => void) | null
}) {
  const { first, homes } = props
  const t = useTranslations('missing')
  const [, setSearch] = useSearch()
  return (
    <Section title={t('homes', { count: first.all })}>
      <Choice lacking={first.lacking} filter={props.filter} />
      {homes.length === 0 ? (
        <p className={classes.none}>
          {t('noHomes')}{' '}
          <Button
            size="small"
            onClick={() => setSearch({ q: undefined, lacks: undefined }, { replace: true })}
          >
            {t('allHomes')}
          </Button>
        </p>
      ) : (
        <Card padded={false}>
          <ul className={classes.homes}>
            {homes.map((home) => (
              <FoldedHome key={home.groupId} home={home} />
            ))}
          </ul>
        </Card>
      )}
      {props.onMore && (
        <p>
          <Button busy={props.busy} onClick={props.onMore}>
            {t('moreHomes', { shown: homes.length, all: first.totalCount })}
          </Button>
        </p>
      )}
    </Section>
  )
}

function FoldedHome({ home: { name, items } }: { home: Home }) {
  const t = useTranslations('missing')
  const format = useFormat()
  const nameOf = useItemName()
  return (
    <li>
      <details className={classes.fold}>
        <summary>
          <span className={classes.what}>
            <strong>{name}</strong>
            <small>{format.list(items.map(nameOf))}</small>
          </span>
          <Pill tone={TONES.PUBLISH}>{t('open', { count: items.length })}</Pill>
          <IconChevronDown size={18} aria-hidden className={classes.chevron} />
        </summary>
        <BoardItems section="PUBLISH" items={items} />
      </details>
    </li>
  )
}

/** Finds homes by their name, or by what they lack. */
function Choice({ lacking, filter }: { lacking: Board['homes']['lacking']; filter: HomesFilter }) {
  const t = useTranslations('missing')
  const datumText = useCatalogueText('catalogue.boardDatum')
  const [, setSearch] = useSearch()
  return (
    <div className={classes.bar}>
      <SearchField param="q" label={t('findHome')} placeholder={t('findHome')} />
      <SelectField
        size="sm"
        aria-label={t('lacks')}
        value={filter.lacks ?? ''}
        data={[
          { value: '', label: t('lacksAny') },
          ...lacking.map((one) => ({
            value: one.datum,
            label: t('lacksCount', { datum: datumText(one.datum), homes: one.homes }),
          })),
        ]}
        onChange={(event) => setSearch({ lacks: event.currentTarget.value || undefined }, { replace: true })}
      />
    </div>
  )
}
