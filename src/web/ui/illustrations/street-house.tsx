import { archPath } from './drawing.tsx'

/** The houses of the street from left to right; `lit` names the windows somebody is home behind. */
export const houses = [
  { x: -60, width: 210, top: 400, wall: '#DE9C78', axes: 3, lit: [1, 5, 6] },
  { x: 150, width: 176, top: 316, wall: '#8FB5A4', axes: 2, lit: [0, 3, 6] },
  { x: 326, width: 212, top: 372, wall: '#F0DDBF', axes: 3, lit: [2, 4, 9] },
  { x: 538, width: 150, top: 296, wall: '#9B8BC9', axes: 2, lit: [1, 4, 5] },
  { x: 688, width: 200, top: 386, wall: '#E2B08E', axes: 3, lit: [0, 4, 8] },
]

/** One house of the street with its roof, windows and door; the middle one has the door of the mark. */
export function House({ x, width, top, wall, axes, lit }: (typeof houses)[number]) {
  const step = width / axes
  const floors = Math.floor((590 - top) / 84)
  const panes = Array.from({ length: floors * axes }, (_, index) => index)
  return (
    <g>
      <path
        d={`M${x - 6} ${top}L${x + 24} ${top - 56}H${x + width - 24}L${x + width + 6} ${top}Z`}
        fill="#8C4F4C"
      />
      <rect x={x + width * 0.68} y={top - 86} width="22" height="46" fill="#74404A" />
      <rect x={x} y={top} width={width} height={760 - top} fill={wall} />
      <rect x={x + width - 16} y={top} width="16" height={760 - top} fill="#4A2F4A" opacity=".14" />
      <rect x={x - 6} y={top} width={width + 12} height="9" fill="#FFF3E0" opacity=".8" />
      <rect x={x} y="596" width={width} height="8" fill="#FFF3E0" opacity=".6" />
      <rect x={x} y="604" width={width} height="150" fill="#4A2F4A" opacity=".14" />
      {panes.map((pane) => (
        <path
          key={pane}
          d={archPath(
            x + (pane % axes) * step + step / 2 - 15,
            top + 74 + Math.floor(pane / axes) * 84,
            30,
            50,
          )}
          fill={lit.includes(pane) ? '#FFDB94' : '#56507F'}
          stroke="#FFF3E0"
          strokeWidth="4"
        />
      ))}
      {x !== 326 && (
        <path
          d={archPath(x + width / 2 - 26, 752, 52, 104)}
          fill="#5B4472"
          stroke="#FFF3E0"
          strokeWidth="5"
        />
      )}
    </g>
  )
}
