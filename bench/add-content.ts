import { addDemoArticles } from '#server/features/demo/add-demo-articles.ts'
import { addDemoDeals } from '#server/features/demo/add-demo-deals.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'

/** Posts, guides, pages of the site and deals, as a demo has them. */
export async function addContent(url: string): Promise<void> {
  const database = openDatabase(url, () => {})
  const services = createDataServices(database)
  await addDemoArticles(services)
  await addDemoDeals(services)
  await database.close()
}
