import { useState } from 'react'
import { Link } from 'react-router'
import { DOCUMENT_KINDS, hasBack } from '#domain/verification/identity.ts'
import { useApi } from '#web/platform/api/api.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { PictureField } from '#web/ui/form/picture-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { DOCUMENT } from './schemas.ts'

/**
 * Submits pictures of an identity document for review.
 * @param name the name in the profile
 */
export function IdentityForm({ name }: { name: string }) {
  const { t } = useTexts(verificationTexts)
  const api = useApi()
  const [kind, setKind] = useState<(typeof DOCUMENT_KINDS)[number]>('national_id')
  const form = useServerForm({
    schema: DOCUMENT,
    defaults: { document_kind: 'national_id' },
    send: (document) => api.verification.request_identity(document),
    refreshes: true,
  })
  return (
    <ServerForm form={form} submit={t('verification_identity_submit')}>
      <p>{t('verification_identity_text')}</p>
      <p className="text-muted">
        <span>{t('verification_identity_name', { name: `\u2068${name}\u2069` })}</span>{' '}
        <Link to="/dashboard" className="link">
          {t('verification_identity_name_change')}
        </Link>
      </p>
      <SelectField
        label={t('verification_document')}
        {...form.field('document_kind', {
          onChange: (event: { target: { value: typeof kind } }) => setKind(event.target.value),
        })}
      >
        {DOCUMENT_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`document_${one}`)}
          </option>
        ))}
      </SelectField>
      <div className="two-columns gap-4">
        <PictureField
          label={t(hasBack(kind) ? 'verification_front' : 'verification_passport_page')}
          {...form.field('front')}
        />
        {hasBack(kind) && <PictureField label={t('verification_back')} {...form.field('back')} />}
      </div>
      <p className="text-sm text-muted">{t('verification_identity_privacy')}</p>
    </ServerForm>
  )
}
