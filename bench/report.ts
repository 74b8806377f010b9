export interface Figure {
  name: string
  value: number
  unit: string
  /** Null if the figure is only reported. */
  limit: { at: 'most' | 'least'; value: number } | null
  /** Printed beside the figure. */
  note?: string
}

export const atMost = (name: string, value: number, unit: string, most: number): Figure => ({
  name,
  value,
  unit,
  limit: { at: 'most', value: most },
})

export const atLeast = (name: string, value: number, unit: string, least: number): Figure => ({
  name,
  value,
  unit,
  limit: { at: 'least', value: least },
})

export const reported = (name: string, value: number, unit: string): Figure => ({ name, value, unit, limit: null })

export function isMissed({ value, limit }: Figure): boolean {
  if (!limit) return false
  return limit.at === 'most' ? !(value <= limit.value) : !(value >= limit.value)
}

/**
 * Prints figures with their limits.
 * @returns the number of missed limits
 */
export function printFigures(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`)
  for (const figure of figures) {
    const { name, value, unit, limit, note = '' } = figure
    const bound = limit ? `${limit.at === 'most' ? '≤' : '≥'} ${limit.value} ${unit}` : ''
    const verdict = isMissed(figure) ? 'MISSED' : limit ? 'ok' : ''
    console.log(
      `  ${name.padEnd(58)} ${format(value).padStart(10)} ${unit.padEnd(8)} ${bound.padEnd(14)} ${verdict.padEnd(6)} ${note}`.trimEnd(),
    )
  }
  return figures.filter(isMissed).length
}

function format(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
