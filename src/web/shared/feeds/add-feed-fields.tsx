import { useTranslations } from 'use-intl'
import { CALENDAR_PLATFORMS, type CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { asPlatform, FEED_LABEL_LENGTH, FEEDS_OF_UNIT } from '../../../domain/calendars/feed-input.ts'
import { platformOfLink } from '../../../domain/calendars/feed-platform.ts'
import { MAX_CALENDAR_BYTES } from '../../../domain/calendars/feed-polling.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { useCatalogueText } from '../status-text.ts'
import type { FeedDraft, FeedProblems } from './feed-draft.ts'
import { FeedDrop } from './feed-drop.tsx'
import classes from './feeds.module.css'

const MEGABYTE = 1024 * 1024

/** Link or file, platform and name of a calendar; the platform and a first name follow from the link. */
export function AddFeedFields(props: {
  draft: FeedDraft
  problems: FeedProblems
  onChange: (draft: FeedDraft) => void
}) {
  const { draft, problems, onChange } = props
  const t = useTranslations('feeds.form')
  const problemText = useProblemText()
  const renamed = useRenamed()
  const guessed = draft.kind === 'LINK' && !draft.isChosen && platformOfLink(draft.url) !== 'OTHER'
  return (
    <>
      <ChoiceField
        legend={t('kind')}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        choices={[
          { value: 'LINK', label: t('LINK'), detail: t('LINK_what') },
          { value: 'FILE', label: t('FILE'), detail: t('FILE_what') },
        ]}
      />
      {draft.kind === 'LINK' ? (
        <div className={classes.link}>
          <TextField
            label={t('url')}
            description={t('urlHint')}
            value={draft.url}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              const url = event.currentTarget.value
              const platform = draft.isChosen ? null : platformOfLink(url)
              onChange(platform ? { ...renamed(draft, platform), url } : { ...draft, url })
            }}
            error={problems.url && problemText(problems.url)}
            data-autofocus
          />
          <small>{t('urlSecret')}</small>
        </div>
      ) : (
        <FeedDrop
          file={draft.file}
          onChange={(file) => onChange({ ...draft, file })}
          error={problems.file && problemText(problems.file)}
        />
      )}
      <PlatformField
        platform={draft.platform}
        description={guessed ? t('platformGuessed') : undefined}
        onChange={(platform) => onChange({ ...renamed(draft, platform), isChosen: true })}
      />
      {draft.kind === 'LINK' && <WhereToFind platform={draft.platform} />}
      <LabelField
        label={draft.label}
        problem={problems.label}
        onChange={(label) => onChange({ ...draft, label })}
      />
    </>
  )
}

/** What is wrong with a field, in words. */
export function useProblemText() {
  const t = useTranslations('feeds.form')
  const syncText = useCatalogueText('catalogue.calendarSyncError')
  return (problem: NonNullable<FeedProblems['url'] | FeedProblems['file']>): string => {
    if (problem === 'urlMissing' || problem === 'urlTwice' || problem === 'fileMissing') return t(problem)
    if (problem === 'fileLarge') return t('fileLarge', { size: MAX_CALENDAR_BYTES / MEGABYTE })
    return syncText(problem)
  }
}

// A name of one's own stays; that of the platform goes with it.
function useRenamed() {
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  return (draft: FeedDraft, platform: CalendarPlatform): FeedDraft => {
    const isOwn = draft.label.trim() !== '' && draft.label !== platformText(draft.platform)
    return {
      ...draft,
      platform,
      label: isOwn ? draft.label : platform === 'OTHER' ? '' : platformText(platform),
    }
  }
}

/** The platform of a calendar, to choose. */
export function PlatformField(props: {
  platform: CalendarPlatform
  description?: string | undefined
  onChange: (platform: CalendarPlatform) => void
}) {
  const t = useTranslations('feeds.form')
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  return (
    <SelectField
      label={t('platform')}
      description={props.description}
      value={props.platform}
      data={CALENDAR_PLATFORMS.map((value) => ({ value, label: platformText(value) }))}
      onChange={(event) => props.onChange(asPlatform(event.currentTarget.value) ?? 'OTHER')}
    />
  )
}

/** The name of a calendar. */
export function LabelField(props: {
  label: string
  problem: FeedProblems['label']
  onChange: (label: string) => void
}) {
  const t = useTranslations('feeds.form')
  return (
    <TextField
      label={t('label')}
      description={t('labelHint')}
      value={props.label}
      autoComplete="off"
      onChange={(event) => props.onChange(event.currentTarget.value)}
      error={
        props.problem &&
        t(props.problem, { count: props.problem === 'tooMany' ? FEEDS_OF_UNIT : FEED_LABEL_LENGTH })
      }
    />
  )
}

function WhereToFind({ platform }: { platform: CalendarPlatform }) {
  const t = useTranslations('feeds')
  return (
    <details className={classes.where}>
      <summary>{t('form.where')}</summary>
      <p>{t(`where.${platform}`)}</p>
    </details>
  )
}
