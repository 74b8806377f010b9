import type { Lang } from '#domain/language.ts'

export interface CardTitle {
  lang: Lang
  title: string
}
