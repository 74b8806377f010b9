import { TEXT_BOUNDS } from '#domain/cars/bounds.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ContactNotes } from './contact-notes.tsx'
import { useEditor } from './editor-context.tsx'
import { languageOfText } from './read-form.ts'
import { TextField } from './text-field.tsx'
import { textLength } from '#domain/text/text-length.ts'

const WriteDescription = latePart(async () => (await import('./write-description.tsx')).WriteDescription)

/** Title and description take either language; a disclosure has inputs for the other one. */
export function DescriptionStep() {
  const { t } = useTexts(addCarTexts)
  const { form, ofAd } = useEditor()
  const isHydrated = useIsHydrated()
  const written = form.description || form.title
  const other = written && languageOfText(written) === 'en' ? 'ar' : 'en'
  return (
    <div className="flex flex-col gap-4">
      <TextField
        name="title"
        label={t('ad_title')}
        hint={t('ad_title_hint')}
        placeholder={t('ad_title_example')}
        note={<TextNotes text={form.title} />}
      />
      <TextField
        name="description"
        label={t('ad_description')}
        rows={8}
        hint={t('ad_description_hint')}
        placeholder={t('ad_description_example')}
        note={<TextNotes text={form.description} most={TEXT_BOUNDS.description.max} />}
      />
      {isHydrated && !ofAd && <WriteDescription fallback={null} />}
      <details open={Boolean(form.title_other || form.description_other) || undefined} className="panel p-4">
        <summary className="flex cursor-pointer items-center gap-2 font-medium">
          <span className="grow">{t(`ad_also_in_${other}`)}</span>
          <Icon name="down" size={16} />
        </summary>
        <div className="mt-4 flex flex-col gap-4">
          <TextField
            name="title_other"
            label={t(`ad_title_in_${other}`)}
            note={<TextNotes text={form.title_other} />}
          />
          <TextField
            name="description_other"
            label={t(`ad_description_in_${other}`)}
            rows={6}
            note={<TextNotes text={form.description_other} most={TEXT_BOUNDS.description.max} />}
          />
        </div>
      </details>
    </div>
  )
}

const HTML = /<\/?[a-z][^>]*>/i
/** Bidirectional control characters. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/

/** Warnings about HTML and control characters, and the length in characters once it exceeds half of `most`. */
function TextNotes({ text, most }: { text: string; most?: number }) {
  const { lang, t } = useTexts(addCarTexts)
  const length = textLength(text.trim())
  return (
    <>
      <ContactNotes text={text} />
      {HTML.test(text) && <p className="text-sm text-warning">{t('ad_text_html')}</p>}
      {TURNING.test(text) && <p className="text-sm text-warning">{t('ad_text_turning')}</p>}
      {most !== undefined && length > most / 2 && (
        <p className={length > most ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {t('ad_text_length', { length: formatNumber(length, lang), most: formatNumber(most, lang) })}
        </p>
      )}
    </>
  )
}
