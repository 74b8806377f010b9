import { expect, onTestFinished, test, vi } from 'vitest'
import { recordError } from '#web/platform/pages/error-log.ts'
import { reportFaults } from './report-faults.ts'
import { sendFault } from './send-faults.ts'

vi.mock('./send-faults.ts', () => ({ sendFault: vi.fn<() => void>() }))

test('ERRB-07 each fault that is recorded is sent once, a warning never', async () => {
  vi.stubGlobal('window', { location: { href: 'https://sayyad.example/explore' } })
  onTestFinished(() => void vi.unstubAllGlobals())
  reportFaults()
  recordError(new Error('a warning'), { type: 'promise', severity: 'warning' })
  const fault = recordError(new Error('a fault'), { type: 'render', severity: 'critical' })
  await vi.waitFor(() => expect(vi.mocked(sendFault).mock.calls).toEqual([[fault]]))
})
