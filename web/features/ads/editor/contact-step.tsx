import { CONTACT_METHODS } from '#domain/cars/enumerations.ts'
import { groupPhone, readTypedPhone } from '#domain/contacts/read-typed-phone.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { RequiredMark } from '#web/ui/required-mark.tsx'
import { fieldId, useEditor } from './editor-context.tsx'
import { TextField } from './text-field.tsx'

export function ContactStep() {
  const { t } = useTexts(addCarTexts)
  const { form, change, problemOf, touch } = useEditor()
  const methods = form.contact_methods
  const problem = problemOf('contact_methods')
  return (
    <div className="flex flex-col gap-5">
      <TextField name="contact_name" label={t('ad_contact_name')} autoComplete="name" />
      <fieldset id={fieldId('contact_methods')} tabIndex={-1} className="flex flex-col gap-1">
        <legend className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
          <span>{t('ad_contact_methods')}</span>
          <RequiredMark isRequired />
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {CONTACT_METHODS.map((method) => (
            <label key={method} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="checkbox"
                checked={methods.includes(method)}
                onChange={({ target }) => {
                  const others = methods.filter((one) => one !== method)
                  change({ contact_methods: target.checked ? [...others, method] : others })
                  touch('contact_methods')
                }}
              />
              <span>{t(`ad_contact_${method}`)}</span>
            </label>
          ))}
        </div>
        {problem && <p className="text-sm text-danger">{problem}</p>}
      </fieldset>
      <TextField
        name="phone_number"
        label={t('ad_phone')}
        kind="phone"
        autoComplete="tel"
        placeholder="05x xxx xxxx"
        isRequired={methods.includes('phone')}
        note={<PhoneEcho typed={form.phone_number} />}
      />
      {methods.includes('whatsapp') && (
        <>
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              id={fieldId('is_same_whatsapp')}
              type="checkbox"
              className="checkbox"
              checked={form.is_same_whatsapp}
              onChange={({ target }) => change({ is_same_whatsapp: target.checked })}
            />
            <span>{t('ad_whatsapp_same')}</span>
          </label>
          {!form.is_same_whatsapp && (
            <TextField
              name="whatsapp_number"
              label={t('ad_whatsapp')}
              kind="phone"
              placeholder="05x xxx xxxx"
              isRequired
              note={<PhoneEcho typed={form.whatsapp_number} />}
            />
          )}
        </>
      )}
      <p className="text-sm text-muted">{t('ad_contact_text')}</p>
    </div>
  )
}

/** The number as buyers will see it. */
function PhoneEcho({ typed }: { typed: string }) {
  const { t } = useTexts(addCarTexts)
  const phoneNumber = readTypedPhone(typed)
  if (!phoneNumber) return null
  return (
    <p className="text-sm text-muted">
      <span>{t('ad_phone_echo')}</span> <bdi dir="ltr">{groupPhone(phoneNumber)}</bdi>
    </p>
  )
}
