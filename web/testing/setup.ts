import { vi } from 'vitest'

// Vitest runs this file for each test file, all in a few processes. Each gets modules of its own, without what an
// earlier one left in them.
vi.resetModules()
