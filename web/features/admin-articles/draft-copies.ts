import type { ArticleFields } from '#contract/articles.ts'
import { hasArabic } from '#domain/text/written-in.ts'
import { databaseStore } from '#web/platform/device/database-store.ts'

/** Changes of an article that did not reach the server yet. */
export interface DraftCopy {
  values: Partial<ArticleFields>
  seen: Partial<ArticleFields>
  /** The revision of the draft that they continue. */
  revision: number
  /** When they were typed, in milliseconds. */
  at: number
}

const MOST = 20

type Fields = Partial<ArticleFields> & { tags?: string[] }

/** Earlier versions of the site had one list of tags for both languages. */
const withTagsOfLanguages = ({ tags, ...fields }: Fields): Fields =>
  tags ? { ...fields, tags_ar: tags, tags_en: tags.filter((tag) => !hasArabic(tag)) } : fields

const withFieldsOfNow = (copy: DraftCopy): DraftCopy => ({
  ...copy,
  values: withTagsOfLanguages(copy.values),
  seen: withTagsOfLanguages(copy.seen),
})

/** Copies on this device, by article. They are there until the server has the same. */
export const draftCopies = databaseStore<DraftCopy | null>({
  key: 'article-draft *',
  most: MOST,
  changedAt: (copy) => copy?.at ?? 0,
  read: (stored) =>
    typeof stored === 'object' && stored !== null && 'values' in stored && 'seen' in stored
      ? withFieldsOfNow(stored as DraftCopy)
      : null,
})
