export type DeviceTier = 'low' | 'medium' | 'high'
export type ScreenSize = 'small' | 'medium' | 'large'

interface Hardware {
  /** Gigabytes; undefined if the browser does not tell. */
  memory: number | undefined
  /** Processor cores; undefined if the browser does not tell. */
  cores: number | undefined
}

/** How strong a device is, by the weaker of what is known. */
export function deviceTier({ memory = 4, cores = 4 }: Hardware): DeviceTier {
  if (memory <= 2 || cores <= 2) return 'low'
  return memory >= 8 && cores >= 8 ? 'high' : 'medium'
}

/** @param width of the window in CSS pixels */
export const screenSize = (width: number): ScreenSize => (width < 768 ? 'small' : width >= 1920 ? 'large' : 'medium')
