import type { Config } from '@react-router/dev/config'

export default { ssr: true, appDirectory: 'web', buildDirectory: 'build', serverModuleFormat: 'esm' } satisfies Config
