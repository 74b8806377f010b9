// The import rules of docs/architecture.md. New features are covered automatically.
const FEATURE = '^(server|web)/features/([^/]+)/'
const TESTS = '[.]test[.]tsx?$|^(server|web)/testing/'

/** Folders in the order of their READMEs; what lies beside them comes last. */
const STAGES = {
  'domain/search': ['words', 'numbers', 'chips', 'vocabulary', 'spelling', 'names', 'polarity'],
  'server/features/search': ['rows', 'questions', 'text', 'car-index', 'search-server', 'counts', 'pages'],
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|[+.]/)' } },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'contract-imports-only-domain',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTS },
      to: { pathNot: '^(contract|domain)/|node_modules/(zod|@orpc/contract)/' },
    },
    { name: 'web-imports-no-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'server-imports-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'features-import-only-public',
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: '^$1/features/', pathNot: ['^$1/features/$2/', '/public[.]tsx?$'], dynamic: false },
    },
    {
      // at its own file, since the bundler would load all that is behind the door
      name: 'features-import-only-parts-late',
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: '^$1/features/', pathNot: ['^$1/features/$2/', '/public[.]tsx?$', '[.]tsx$'], dynamic: true },
    },
    {
      name: 'routes-import-only-public',
      severity: 'error',
      from: { path: '^web/(routes|root|entry)' },
      to: {
        path: '^web/features/',
        pathNot: '/public[.]tsx?$|[.]server[.]ts$|^web/features/language/language-of-request[.]ts$',
      },
    },
    {
      name: 'platform-imports-no-features',
      severity: 'error',
      from: { path: '^(server/platform|web/platform|web/rendering|web/ui|web/texts)/' },
      to: { path: '^(server|web)/(features|routes)/' },
    },
    {
      name: 'features-import-no-routes',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/routes/' },
    },
    ...Object.entries(STAGES).flatMap(([folder, stages]) =>
      stages.map((stage, at) => ({
        name: `${folder.replaceAll('/', '-')}-${stage}-imports-no-later-stage`,
        severity: 'error',
        from: { path: `^${folder}/${stage}/`, pathNot: TESTS },
        to: {
          path: `^${folder}/(?:${[...stages.slice(at + 1).map((later) => `${later}/`), '[^/]+$'].join('|')})`,
          // the list of all filters, which imports nothing of the search
          pathNot: '^domain/search/chips/filters[.]ts$',
        },
      })),
    ),
    {
      name: 'no-imports-of-tests',
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
