import { deviceTier, screenSize, type DeviceTier, type ScreenSize } from '#domain/performance/device.ts'

/** What the browser tells about the device and its connection; null where it does not. */
export interface DeviceState {
  /** Used by the scripts of the page. */
  memoryMb: number | null
  isOnline: boolean
  /** Such as `4g`. */
  network: string | null
  speedMbps: number | null
  latencyMs: number | null
  tier: DeviceTier
  size: ScreenSize
}

interface Telling {
  connection?: { effectiveType?: string; downlink?: number; rtt?: number }
  deviceMemory?: number
}

const MEGABYTE = 1_048_576

export function readDeviceState(): DeviceState {
  const { connection, deviceMemory } = navigator as Navigator & Telling
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } }
  return {
    memoryMb: memory ? Math.round(memory.usedJSHeapSize / MEGABYTE) : null,
    isOnline: navigator.onLine,
    network: connection?.effectiveType ?? null,
    speedMbps: connection?.downlink ?? null,
    latencyMs: connection?.rtt ?? null,
    tier: deviceTier({ memory: deviceMemory, cores: navigator.hardwareConcurrency }),
    size: screenSize(window.innerWidth),
  }
}
