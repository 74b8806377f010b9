import type { LoggedChange } from '#contract/audit.ts'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { composedText, withAreas, type Texts } from '#web/texts/create-texts.ts'

/** The name of what a change concerns; empty if the kind of the change already names it. */
export function subjectName(
  { kind, id, name }: LoggedChange['subject'],
  { lang, t }: Pick<Texts, 'lang' | 't'>,
): string {
  if (name) return name[lang]
  if (kind === 'list' || kind === 'site' || id === 'revenue_settings') return ''
  if (kind !== 'setting') return id
  const key = `setting_${id}`
  const title = composedText(withAreas(t, settingsTexts), key)
  return title === key ? id : title
}
