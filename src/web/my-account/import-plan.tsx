import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import classes from './import-plan.module.css'
import type { BusinessImport } from './import-queries.ts'

/** What an import would bring, or has brought: how much lives here, what is kept as history, what is otherwise here. */
export function ImportPlanView(props: { plan: NonNullable<BusinessImport['plan']>; isDone: boolean }) {
  const { counts, underWay, idsGiven, members } = props.plan
  const t = useTranslations('dataImports')
  const format = useFormat()
  const tense = props.isDone ? 'done' : 'planned'
  return (
    <>
      <table className={classes.counts}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('live')}</th>
            <th scope="col">{t('history')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ kind, live, history }) => (
            <tr key={kind}>
              <th scope="row">{t(`kind.${kind}`)}</th>
              <td>{format.number(live)}</td>
              <td>{format.number(history)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('historyWhat')}</p>
      <ul className={classes.notes}>
        {underWay > 0 && <li>{t(`underWay.${tense}`, { count: underWay })}</li>}
        <li>{t(`numbers.${tense}`)}</li>
        {idsGiven > 0 && <li>{t(`ids.${tense}`, { count: idsGiven })}</li>}
        <li>{t(`published.${tense}`)}</li>
        {members.length > 0 && <li>{t('members', { members: members.join(', ') })}</li>}
        <li>{t('again')}</li>
      </ul>
    </>
  )
}
