import { IconArrowBackUp, IconEraser } from '@tabler/icons-react'
import { useId, useRef, type PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { DRAWN_SIGNATURE_SIZE, type Stroke, type StrokePoint } from '../../domain/rentals/drawn-signature.ts'
import { Button } from '../ui/button.tsx'
import classes from './signature-pad.module.css'

/** Points closer together than this make no difference to the eye. */
const NEAR = 4

/** A field to draw a signature in with a finger, a pen or a mouse; whoever uses a keyboard types the name instead. */
export function SignaturePad(props: {
  strokes: readonly Stroke[]
  onChange: (strokes: readonly Stroke[]) => void
  error?: string | undefined
}) {
  const { strokes, onChange, error } = props
  const t = useTranslations('contract.sign')
  const id = useId()
  const field = useRef<SVGSVGElement>(null)
  const isDrawing = useRef(false)
  const pointOf = (event: PointerEvent): StrokePoint => {
    const box = field.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return {
      x: ((event.clientX - box.left) / box.width) * DRAWN_SIGNATURE_SIZE.width,
      y: ((event.clientY - box.top) / box.height) * DRAWN_SIGNATURE_SIZE.height,
    }
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    onChange([...strokes, [pointOf(event)]])
  }
  const draw = (event: PointerEvent) => {
    const last = strokes.at(-1)
    const from = last?.at(-1)
    if (!isDrawing.current || !last || !from) return
    const point = pointOf(event)
    if (Math.hypot(point.x - from.x, point.y - from.y) < NEAR) return
    onChange([...strokes.slice(0, -1), [...last, point]])
  }
  const end = () => {
    isDrawing.current = false
  }
  return (
    <div className={classes.pad}>
      <p id={`${id}-label`} className={classes.label}>
        {t('draw')}
      </p>
      <svg
        ref={field}
        viewBox={`0 0 ${DRAWN_SIGNATURE_SIZE.width} ${DRAWN_SIGNATURE_SIZE.height}`}
        role="img"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        data-error={error ? true : undefined}
        className={classes.field}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="60" x2="940" y1="235" y2="235" className={classes.line} />
        {strokes.map((stroke, index) => (
          <polyline
            // oxlint-disable-next-line react/no-array-index-key -- strokes are only added and taken at the end
            key={index}
            points={[...stroke, ...(stroke.length === 1 ? stroke : [])]
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
            className={classes.stroke}
          />
        ))}
      </svg>
      <div className={classes.tools}>
        <small id={`${id}-hint`}>{t('drawHint')}</small>
        <span>
          <Button
            size="small"
            variant="quiet"
            disabled={strokes.length === 0}
            icon={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => onChange(strokes.slice(0, -1))}
          >
            {t('undo')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={strokes.length === 0}
            icon={<IconEraser size={16} aria-hidden />}
            onClick={() => onChange([])}
          >
            {t('clear')}
          </Button>
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
