import { defineConfig } from 'vitest/config'

// processes that the tests start reuse compiled code, too
process.env.NODE_COMPILE_CACHE ??= new URL('node_modules/.cache/node', import.meta.url).pathname

/** Node runs the sources as it does in production. */
const ON_NODE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // modules hold no state of their own, and importing the server takes longer than most files' tests
  isolate: false,
}

export default defineConfig({
  test: {
    // tests wait for PostgreSQL most of the time
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { ...ON_NODE, name: 'pure', include: ['{contract,domain}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...ON_NODE,
          name: 'server',
          include: ['{server,scripts}/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/setup.ts'],
        },
      },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
