import { defineConfig } from 'vitest/config'

// processes started by tests reuse compiled code too
process.env.NODE_COMPILE_CACHE ??= new URL('node_modules/.cache/node', import.meta.url).pathname

/** The sources run on Node as in production. */
const ON_NODE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // modules hold no state, and importing the server takes longer than the tests of most files
  isolate: false,
}

export default defineConfig({
  test: {
    // tests spend most of the time waiting for PostgreSQL
    maxWorkers: 3,
    // a guard against tests that hang: a busy machine takes many times as long as a quiet one
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['scripts/restore-after-file.ts'],
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
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          // a process for each file takes longer than its tests
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
        },
      },
    ],
  },
})
