import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'web',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  // of each program of the server
  serverBuildFile: '[name].js',
  // what is split off would not be loaded by `web/platform/load-route-module.ts`
  splitRouteModules: false,
} satisfies Config
