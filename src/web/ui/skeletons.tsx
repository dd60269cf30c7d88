import { useTranslations } from 'use-intl'
import classes from './skeletons.module.css'

/** A grey stand-in for a line or block; sizes in CSS lengths. */
export function Bone(props: { width?: string; height?: string; radius?: string }) {
  return (
    <span
      className={classes.bone}
      style={{ width: props.width ?? '100%', height: props.height ?? '14px', borderRadius: props.radius }}
    />
  )
}

/** Rows of a list in a card. */
export function ListSkeleton(props: { rows?: number }) {
  return (
    <Busy>
      <div className={classes.card}>
        {numbers(props.rows ?? 6).map((row) => (
          <div key={row} className={classes.row}>
            <Bone width="52px" height="40px" radius="8px" />
            <span className={classes.lines}>
              <Bone width={`${38 + ((row * 17) % 30)}%`} />
              <Bone width={`${22 + ((row * 11) % 24)}%`} height="11px" />
            </span>
            <Bone width="84px" height="24px" radius="99px" />
          </div>
        ))}
      </div>
    </Busy>
  )
}

/** A heading, a card of facts and a card of actions. */
export function DetailSkeleton() {
  return (
    <Busy>
      <div className={classes.lines}>
        <Bone width="240px" height="28px" />
        <Bone width="180px" />
      </div>
      <div className={classes.facts}>
        {numbers(8).map((row) => (
          <Bone key={row} width={`${50 + ((row * 23) % 45)}%`} />
        ))}
      </div>
      <div className={classes.facts}>
        {numbers(4).map((row) => (
          <Bone key={row} width={`${40 + ((row * 31) % 50)}%`} />
        ))}
      </div>
    </Busy>
  )
}

/** A heading and fields of a form. */
export function FormSkeleton(props: { fields?: number }) {
  return (
    <Busy>
      <Bone width="220px" height="28px" />
      {numbers(props.fields ?? 4).map((row) => (
        <div key={row} className={classes.lines}>
          <Bone width="110px" height="12px" />
          <Bone height="44px" radius="9px" />
        </div>
      ))}
    </Busy>
  )
}

/** A whole page: heading and list. */
export function PageSkeleton() {
  return (
    <Busy>
      <Bone width="260px" height="28px" />
      <div className={classes.card}>
        {numbers(7).map((row) => (
          <div key={row} className={classes.row}>
            <span className={classes.lines}>
              <Bone width={`${38 + ((row * 17) % 30)}%`} />
              <Bone width={`${22 + ((row * 11) % 24)}%`} height="11px" />
            </span>
            <Bone width="84px" height="24px" radius="99px" />
          </div>
        ))}
      </div>
    </Busy>
  )
}

function Busy(props: { children: React.ReactNode }) {
  const t = useTranslations('ui')
  return (
    <div className={classes.page} aria-busy="true">
      <span className={classes.hidden} role="status">
        {t('loading')}
      </span>
      {props.children}
    </div>
  )
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
