import { useId, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { RequiredMark } from '#web/ui/required-mark.tsx'

/** Terms and privacy policy open in a new tab, so that the form keeps its input. */
export function ConsentField({
  isRequired,
  error,
  ...input
}: ComponentProps<'input'> & { isRequired: boolean; error?: string }) {
  const { t } = useTexts(formTexts, signInTexts)
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-2">
        <input
          {...input}
          type="checkbox"
          className="checkbox"
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span>{t('auth_consent')}</span>
          <RequiredMark isRequired={isRequired} />
        </span>
      </label>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Link to="/terms" target="_blank" className="link">
          {t('auth_consent_terms')}
        </Link>
        <Link to="/privacy" target="_blank" className="link">
          {t('privacy_policy')}
        </Link>
      </p>
      {error && (
        <p id={id} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
