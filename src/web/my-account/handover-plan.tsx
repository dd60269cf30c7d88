import { useTranslations } from 'use-intl'
import { STAYING_KINDS } from '../../domain/people/handover-table.ts'
import { useFormat } from '../shared/format.ts'
import classes from './account-page.module.css'
import type { ShownHandoverCount, ShownHandoverPlan } from './handover-queries.ts'
import counted from './import-plan.module.css'

/** What goes and, for the landlord, what stays and why. */
export function HandoverCounts(props: { counts: readonly ShownHandoverCount[]; isOwn: boolean }) {
  const t = useTranslations('handover')
  const format = useFormat()
  return (
    <table className={counted.counts}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t(props.isOwn ? 'goes' : 'comes')}</th>
          {props.isOwn && <th scope="col">{t('stays')}</th>}
        </tr>
      </thead>
      <tbody>
        {props.counts.map(({ kind, goes, stays }) => (
          <tr key={kind}>
            <th scope="row">
              {t(`kinds.${kind}`)}
              {stays > 0 && <Why kind={kind} />}
            </th>
            <td>{format.number(goes)}</td>
            {props.isOwn && <td>{format.number(stays)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Why({ kind }: Pick<ShownHandoverCount, 'kind'>) {
  const t = useTranslations('handover.why')
  const staying = STAYING_KINDS.find((one) => one === kind)
  return staying ? <p className={classes.hint}>{t(staying)}</p> : null
}

/** What stands in the way, in the words of the side that reads it; nothing where nothing does. */
export function HandoverObstacles({ plan, isOwn }: { plan: ShownHandoverPlan; isOwn: boolean }) {
  const t = useTranslations('handover')
  const own = [
    ...plan.obstacles.map((obstacle) => t(`obstacles.${obstacle}`)),
    ...plan.receiverObstacles.map((obstacle) => t(`obstacles.${obstacle}`)),
  ]
  const isOtherReady = isOwn ? plan.isReceiverReady : plan.isLandlordReady
  const others = isOtherReady ? [] : [t(isOwn ? 'receiverNotReady' : 'landlordNotReady')]
  const all = [...own, ...others]
  if (all.length === 0) return null
  return (
    <div className={classes.fields}>
      <p>
        <strong>{t('notYet')}</strong>
      </p>
      <ul className={classes.points}>
        {all.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

/** Whether nothing stands in the way on either side. */
export function isClear(plan: ShownHandoverPlan | null | undefined): boolean {
  return Boolean(plan?.isLandlordReady && plan.isReceiverReady)
}
