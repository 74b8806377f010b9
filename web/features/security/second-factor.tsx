import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { Started } from './scan-step.tsx'

const ScanStep = latePart(async () => (await import('./scan-step.tsx')).ScanStep)

type Step = null | 'start' | 'renew' | 'stop'

/** Enables or disables the second factor and renews its recovery codes. Each requires the password. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const { t } = useTexts(securityTexts)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>(null)
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function proceed(password: string) {
    if (step === 'start') setStarted(await api.security.start_second_factor({ password }))
    if (step === 'renew') setCodes((await api.security.renew_recovery_codes({ password })).recovery_codes)
    if (step === 'stop') {
      await api.security.stop_second_factor({ password })
      setCodes(null)
      addToast({ title: t('security_factor_stopped'), variant: 'success' })
      await revalidate()
    }
    setStep(null)
  }

  async function finish(code: string) {
    await api.security.finish_second_factor({ code })
    setCodes(started?.recovery_codes ?? null)
    setStarted(null)
    addToast({ title: t('security_factor_done'), variant: 'success' })
    await revalidate()
  }

  if (step) return <PasswordStep key={step} onPassword={proceed} onCancel={() => setStep(null)} />
  if (started) return <ScanStep started={started} onCode={finish} />
  return (
    <>
      <p className="text-muted">{t(isOn ? 'security_factor_on' : 'security_factor_off')}</p>
      {codes && <RecoveryCodes codes={codes} />}
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button variant="quiet" onClick={() => setStep('renew')}>
              {t('security_recovery_renew')}
            </Button>
            <Button variant="quiet" onClick={() => setStep('stop')}>
              {t('security_factor_stop')}
            </Button>
          </>
        ) : (
          <Button {...ScanStep.opener} onClick={() => setStep('start')}>
            {t('security_factor_start')}
          </Button>
        )}
      </div>
    </>
  )
}
