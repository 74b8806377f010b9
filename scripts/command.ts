// The commands of `npm run`, bundled for containers, where there is neither npm nor its packages: sayyad NAME …

const COMMANDS: Record<string, () => Promise<unknown>> = {
  admin: () => import('./admin.ts'),
  backup: () => import('./backup.ts'),
  demo: () => import('./demo.ts'),
  doctor: () => import('./doctor.ts'),
  health: () => import('./health.ts'),
  import: () => import('./import.ts'),
  jobs: () => import('./jobs.ts'),
  restore: () => import('./restore.ts'),
}

// commands read what follows their name
const [name = ''] = process.argv.splice(2, 1)
const run = COMMANDS[name]
if (run) await run()
else {
  console.error(`Usage: sayyad ${Object.keys(COMMANDS).join(' | ')}, with the options of npm run (README.md)`)
  process.exitCode = 1
}

export {}
