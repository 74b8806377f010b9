import { squeeze } from '#domain/text/normalise-text.ts'
import { IMPORT_FIELDS, type ImportField } from './import-fields.ts'

/** Titles of columns besides the names of the fields, the usual one first, in Arabic and English. */
const TITLES: Record<ImportField, { ar: readonly string[]; en: readonly string[] }> = {
  id: { ar: ['الرقم', 'رقم المخزون', 'رقم الهيكل', 'رقم الإعلان'], en: ['id', 'stock number', 'stock', 'VIN', 'number'] },
  title: { ar: ['العنوان', 'السيارة', 'عنوان الإعلان'], en: ['title', 'car'] },
  make: { ar: ['الشركة', 'الماركة', 'الشركة المصنعة'], en: ['make', 'maker', 'brand'] },
  model: { ar: ['الموديل', 'الطراز'], en: ['model'] },
  year: { ar: ['سنة الصنع', 'السنة', 'سنة الموديل'], en: ['year', 'model year'] },
  price: { ar: ['السعر', 'سعر البيع'], en: ['price', 'asking price'] },
  mileage: { ar: ['الممشى', 'العداد', 'المسافة', 'كم'], en: ['mileage', 'km', 'kilometers', 'kilometres', 'odometer'] },
  city: { ar: ['المدينة'], en: ['city', 'location'] },
  body_type: { ar: ['نوع الهيكل', 'الشكل'], en: ['body', 'body style'] },
  condition: { ar: ['الحالة'], en: ['condition'] },
  color: { ar: ['اللون', 'اللون الخارجي'], en: ['color', 'colour', 'exterior color'] },
  interior_color: { ar: ['لون المقصورة', 'اللون الداخلي'], en: ['interior color', 'interior colour', 'interior'] },
  fuel_type: { ar: ['الوقود', 'نوع الوقود'], en: ['fuel'] },
  transmission: { ar: ['القير', 'ناقل الحركة'], en: ['gearbox', 'gear'] },
  drivetrain: { ar: ['نظام الدفع', 'الدفع'], en: ['drive'] },
  engine_size: { ar: ['المحرك', 'سعة المحرك', 'حجم المحرك'], en: ['engine'] },
  cylinders: { ar: ['السلندرات', 'عدد السلندرات', 'سلندر'], en: ['cylinders', 'number of cylinders', 'cyl'] },
  power_hp: { ar: ['القوة', 'القوة بالحصان'], en: ['power', 'horsepower', 'hp'] },
  doors: { ar: ['الأبواب', 'عدد الأبواب'], en: ['doors'] },
  seats: { ar: ['المقاعد', 'عدد المقاعد'], en: ['seats'] },
  regional_spec: { ar: ['المواصفات', 'الوارد'], en: ['specs', 'regional specs'] },
  owners_count: { ar: ['عدد الملاك', 'الملاك'], en: ['owners', 'number of owners'] },
  accident: { ar: ['الحوادث'], en: ['accidents'] },
  paint: { ar: ['البوية', 'الصبغ', 'الطلاء'], en: ['paint'] },
  description: { ar: ['الوصف'], en: ['description'] },
}

/** Required fields. A maker is not among them: it may also be part of the title. */
const NEEDED = ['year', 'price', 'mileage', 'city'] as const satisfies readonly ImportField[]

export interface ReadColumns {
  /** The title of the column of each field that was found. */
  columns: Partial<Record<ImportField, string>>
  /** Required fields without a column. */
  missing: ImportField[]
  /** Titles that match no field. */
  ignored: string[]
}

/** Assigns the columns of a file to fields by their titles. */
export function readColumns(titles: readonly string[]): ReadColumns {
  const columns: Partial<Record<ImportField, string>> = {}
  const ignored: string[] = []
  for (const title of titles) {
    const field = FIELDS.get(squeeze(title))
    if (field && columns[field] === undefined) columns[field] = title
    else if (title) ignored.push(title)
  }
  const missing: ImportField[] = NEEDED.filter((field) => columns[field] === undefined)
  return { columns, ignored, missing: columns.make || columns.title ? missing : ['make', ...missing] }
}

/** Whether a cell is the title of a column. */
export const isColumnTitle = (cell: string): boolean => FIELDS.has(squeeze(cell))

/** The titles of a template file. */
export const columnTitles = (lang: 'ar' | 'en'): string[] =>
  IMPORT_FIELDS.map((field) => TITLES[field][lang][0] ?? field)

const FIELDS: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    [field, ...TITLES[field].ar, ...TITLES[field].en].map((title) => [squeeze(title), field] as const),
  ),
)
