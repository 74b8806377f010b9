import type { Config } from '#server/config.ts'
import type { Services } from '#server/context.ts'
import { addDemoAccounts } from './add-demo-accounts.ts'
import { addDemoFigures } from './add-demo-figures.ts'
import { addDemoConversations } from './add-demo-conversations.ts'
import { addDemoDeals } from './add-demo-deals.ts'
import { addDemoArticles } from './add-demo-articles.ts'
import { addDemoDecisions } from './add-demo-decisions.ts'
import { addDemoQueues } from './add-demo-queues.ts'
import { addDemoReviews } from './add-demo-reviews.ts'
import { answerAsDemo } from './answer-as-demo.ts'
import { fillDemoAtFirstStart } from './fill-demo-at-first-start.ts'
import { printError } from '#server/platform/safe-error.ts'

/** Fills an empty marketplace with ads, users and their content, and lets demo sellers answer messages. */
export async function startDemo(services: Services, config: Config, log: (text: string) => void): Promise<void> {
  await fillDemoAtFirstStart(services, config.demoCars, log)
  await addDemoAccounts(services, config, log)
  await addDemoConversations(services)
  await addDemoReviews(services)
  await addDemoQueues(services)
  await addDemoDecisions(services)
  await addDemoFigures(services)
  await addDemoDeals(services)
  await addDemoArticles(services)
  answerAsDemo(services, (error) => printError('demo', error))
}
