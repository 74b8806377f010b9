// The import rules of docs/architecture.md. New features are covered automatically.
const FEATURE = '^(server|web)/features/([^/]+)/'
const TESTS = '[.]test[.]tsx?$|^server/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|[+.]/)' } },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'contract-knows-domain',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTS },
      to: { pathNot: '^(contract|domain)/|node_modules/(zod|@orpc/contract)/' },
    },
    { name: 'web-knows-no-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'feature-door',
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: '^$1/features/', pathNot: ['^$1/features/$2/', '/public[.]tsx?$'] },
    },
    {
      name: 'routes-use-the-door',
      severity: 'error',
      from: { path: '^web/(routes|root|entry)' },
      to: { path: '^web/features/', pathNot: '/public[.]tsx?$|^web/features/language/language-of-request[.]ts$' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^(server/platform|web/platform|web/ui|web/texts)/' },
      to: { path: '^(server|web)/(features|routes)/' },
    },
    {
      name: 'features-know-no-routes',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/routes/' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[+]types/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
