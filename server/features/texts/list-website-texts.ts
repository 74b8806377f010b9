import type { WebsiteText } from '#contract/texts.ts'
import type { Db } from '#server/platform/db/client.ts'
import { website_texts } from '#server/platform/db/schema/index.ts'

export function listWebsiteTexts(db: Db): Promise<WebsiteText[]> {
  return db
    .select({
      text_key: website_texts.text_key,
      text_ar: website_texts.text_ar,
      text_en: website_texts.text_en,
      category: website_texts.category,
    })
    .from(website_texts)
    .orderBy(website_texts.text_key)
}
