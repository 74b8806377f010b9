import { readdir } from 'node:fs/promises'
import type { Lang } from '#domain/language.ts'
import { groupTexts } from '#domain/texts/group-texts.ts'
import type { BuiltInForm, FormsOf } from '#domain/texts/text-form.ts'
import { mailTexts } from '#server/features/mails/public.ts'
import { pushTexts } from '#server/features/notifications/push/public.ts'
import { SENTENCE_TEXTS } from '#server/features/sentences/public.ts'
import { SMS_TEXTS } from '#server/features/verification/public.ts'
import { ROOT } from '#server/platform/root.ts'

type Texts = Readonly<Record<string, string>>

const FOLDER = new URL('web/texts/', ROOT)
/** The area of texts that all pages need. */
const GENERAL = 'general'

/** Areas of texts that are sent to users and not shown on pages. */
export const SENT_AREAS: readonly string[] = ['mails', 'pushes', 'sentences', 'sms']

let known: Promise<readonly FormsOf<BuiltInForm>[]> | undefined

/** All built-in texts, by area. The files do not change while the process runs. */
export function builtInTexts(): Promise<readonly FormsOf<BuiltInForm>[]> {
  known ??= readAreas()
  return known
}

async function readAreas(): Promise<FormsOf<BuiltInForm>[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true })
  const areas = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const groups = await Promise.all(
    [GENERAL, ...areas.toSorted()].map(async (area) => {
      const [ar, en] = await Promise.all([readTexts(area, 'ar'), readTexts(area, 'en')])
      return groupTexts(area, { ar, en })
    }),
  )
  const sent = [
    groupTexts('mails', { ar: mailTexts('ar'), en: mailTexts('en') }),
    groupTexts('pushes', { ar: pushTexts('ar'), en: pushTexts('en') }),
    groupTexts('sentences', SENTENCE_TEXTS),
    groupTexts('sms', SMS_TEXTS),
  ]
  return [...groups, ...sent].flat()
}

/** Imports text files, which contain only data. */
async function readTexts(area: string, lang: Lang): Promise<Texts> {
  const file = new URL(area === GENERAL ? `${lang}.ts` : `${area}/${lang}.ts`, FOLDER)
  const module = (await import(file.href)) as Record<Lang, Texts>
  return module[lang]
}
