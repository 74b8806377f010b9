import { formatNumber } from '#domain/format/format-number.ts'
import { performanceTexts } from '#web/texts/performance/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useDeviceState } from './use-device-state.ts'

/** The memory that fills the bar, in megabytes. */
const FULL_MB = 100

/** Memory, network and kind of the device. */
export function DeviceFacts() {
  const { t, lang } = useTexts(performanceTexts)
  const { memoryMb, isOnline, network, speedMbps, latencyMs, tier, size } = useDeviceState()
  const said = (value: number | null, key: 'performance_mb' | 'performance_mbps' | 'performance_ms') =>
    value === null ? t('performance_unknown') : t(key, { value: formatNumber(value, lang) })
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <Fact name={t('performance_memory')} value={said(memoryMb, 'performance_mb')} />
      {memoryMb !== null && (
        <dd className="col-span-2">
          <meter
            className="w-full"
            aria-label={t('performance_memory')}
            min={0}
            max={FULL_MB}
            value={Math.min(memoryMb, FULL_MB)}
          />
        </dd>
      )}
      <Fact
        name={t('performance_network')}
        value={isOnline ? (network ?? t('performance_unknown')) : t('performance_offline')}
      />
      {isOnline && (
        <>
          <Fact name={t('performance_speed')} value={said(speedMbps, 'performance_mbps')} />
          <Fact name={t('performance_latency')} value={said(latencyMs, 'performance_ms')} />
        </>
      )}
      <Fact
        name={t('performance_device')}
        value={`${t(`performance_tier_${tier}`)} · ${t(`performance_size_${size}`)}`}
      />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-end">
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}
