export type Point = readonly [number, number]
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const n = (value: number) => String(Math.round(value * 10) / 10)

/** A rectangle, optionally rounded. */
export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(rx)}" fill="${fill}" ${more}/>`
}

/** A filled path. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A drawn line along a path. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

/** A straight line between two points. */
export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  more = '',
): string {
  return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, width, more)
}

/** A filled polygon. */
export function poly(points: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
}

/** Moves (and scales, and turns) what is drawn around its own origin to its place. */
export function at(x: number, y: number, scale: number, parts: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})${turned}">${parts}</g>`
}

/** A group with attributes, for opacity and clips. */
export function group(more: string, parts: string): string {
  return `<g ${more}>${parts}</g>`
}

/** An arch (a door, a niche, a round-headed window) standing on y. */
export function archPath(x: number, y: number, w: number, h: number): string {
  const r = w / 2
  return `M${n(x)} ${n(y)}V${n(y - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w)} ${n(y - h + r)}V${n(y)}Z`
}

/** One drawing: its shapes and the gradients and clips they refer to. */
export class Sheet {
  private readonly defs: string[] = []
  readonly width: number
  readonly height: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    )
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    )
  }

  clipped(shape: string, parts: string): string {
    const url = this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)
    return group(`clip-path="${url}"`, parts)
  }

  soft(blur: number, parts: string): string {
    const url = this.define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    )
    return group(`filter="${url}"`, parts)
  }

  svg(parts: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.defs.join('')}</defs>${parts}</svg>`
  }

  private define(definition: (id: string) => string): string {
    const id = `d${this.defs.length}`
    this.defs.push(definition(id))
    return `url(#${id})`
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
}
