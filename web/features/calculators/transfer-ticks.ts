import { TRANSFER_STEPS, type TransferStep } from '#domain/calculators/transfer-steps.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'

/** The steps of the transfer that are ticked on this device. */
export const transferTicks = deviceStore<readonly TransferStep[]>({
  key: 'transfer-ticks',
  read: (stored) =>
    Array.isArray(stored) ? TRANSFER_STEPS.map(({ key }) => key).filter((key) => stored.includes(key)) : [],
})
