import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'

/** New recovery codes with a download. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTexts(securityTexts)
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('security_recovery')}</h3>
      <p className="text-sm text-muted">{t('security_recovery_text')}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonAnchor href={file} download="sayyad-recovery-codes.txt" variant="quiet" className="self-start">
        {t('security_recovery_download')}
      </ButtonAnchor>
    </div>
  )
}
