import { isBody } from '#domain/articles/article-body.ts'
import { bodyText } from '#domain/articles/body-text.ts'
import { AD_FIELDS, PLAIN_FIELDS, type PlainField } from '#domain/cars/fields.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { fieldInWords } from '#web/texts/field-in-words.ts'
import { fieldName, wordsOf } from './field-name.ts'

type InWords = Pick<Texts, 'lang' | 't'>

/** Fields with enumerated values, such as `active`. */
const CODES = ['action', 'state', 'status', 'decision', 'role', 'second_factor', 'reason', 'rule', 'severity']
/** Fields that are lists of enumerated values. */
const LISTS: Readonly<Record<string, string>> = { body_types: 'body_type', fuel_types: 'fuel_type' }
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
/** Personal fields of an ad: the log records that they changed, but not their values. */
const NOT_LOGGED: readonly string[] = [
  'picture_ids',
  ...AD_FIELDS.filter((field) => 'isPersonal' in field).map(({ name }) => name),
]

/** Whether a value is missing, an empty text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

export const isNotLogged = (field: string): boolean => NOT_LOGGED.includes(field)

/** Formats the value of a field for people; as indented JSON if it has no translation. */
export function valueInWords(field: string, value: unknown, texts: InWords): string {
  const t = withAreas(texts.t, auditTexts)
  if (isNotLogged(field)) return t('audit_value_changed')
  if (isEmpty(value)) return t('audit_value_none')
  if (typeof value === 'boolean') return t(value ? 'audit_value_yes' : 'audit_value_no')
  if (typeof value === 'string') return stringInWords(field, value, texts)
  if (Array.isArray(value)) return listInWords(field, value, texts)
  if (isBody(value)) return bodyText(value) || t('audit_value_none')
  if (isRecord(value) && texts.lang in value) return String(value[texts.lang as keyof typeof value])
  return (isRecord(value) && recordInWords(value, texts)) || JSON.stringify(value, null, 2)
}

function stringInWords(field: string, value: string, texts: InWords): string {
  if (TIME.test(value)) return formatDateTime(value, texts.lang)
  if (CODES.includes(field)) return wordsOf(`audit_value_${value}`, texts.t) ?? value
  if (field === 'setting_value') return settingInWords(parseStored(value), texts)
  const plain = PLAIN_FIELDS.find(({ name }) => name === field)
  const words = plain && fieldInWords(plain, typed(plain, value), texts)
  return !words || words === `${field}_${value}` ? value : words
}

/** A setting may be free text, which is not translated. */
const settingInWords = (value: unknown, texts: InWords): string =>
  typeof value === 'string' && value !== '' ? value : valueInWords('', value, texts)

/** Converts the value of an ad's field, which the log stores as text. */
function typed({ type }: PlainField, value: string): string | number | boolean {
  if (type === 'number') return Number(value)
  return type === 'yes_no' ? value === 'true' : value
}

/** One line if all items are texts, else a line per item. */
function listInWords(field: string, list: readonly unknown[], texts: InWords): string {
  const lines = list.map((one) => {
    if (typeof one === 'string') return (field in LISTS && wordsOf(`${LISTS[field]}_${one}`, texts.t)) || one
    return isRecord(one) ? recordInWords(one, texts) : String(one)
  })
  if (lines.includes(null)) return JSON.stringify(list, null, 2)
  return lines.join(list.some(isRecord) ? '\n' : texts.t('list_comma'))
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Null if the record is nested. */
function recordInWords(record: object, texts: InWords): string | null {
  const entries = Object.entries(record)
  if (entries.some(([, value]) => isRecord(value))) return null
  return entries
    .map(([field, value]) => `${fieldName(field, texts.t)}: \u2068${valueInWords(field, value, texts)}\u2069`)
    .join(' · ')
}
