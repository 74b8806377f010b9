import { closeAfterFile } from './close-after-file.ts'
import { startModelServer } from './model-server.ts'

/** A scripted model server, and the variables that configure it. */
export async function givenModelServer() {
  const server = await startModelServer()
  closeAfterFile(server.close)
  return {
    ...server,
    env: { LLM_BASE_URL: server.url, LLM_MODEL: 'scripted', LLM_API_KEY: 'key-of-tests', LLM_PATIENCE_MS: '20000' },
  }
}
