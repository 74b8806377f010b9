import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'web',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  // for each program of the server
  serverBuildFile: '[name].js',
  // `web/rendering/load-route-module.ts` does not load split modules
  splitRouteModules: false,
} satisfies Config
