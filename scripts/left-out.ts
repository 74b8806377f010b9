/** Parts of a module to remove. */
export interface LeftOut {
  /** Functions that are never called or not needed, with the bodies that replace theirs. */
  functions?: Readonly<Record<string, string>>
  /** Unused methods of classes. */
  methods?: readonly string[]
  /** Unused exports. */
  exports?: readonly string[]
  /** Kinds of tree nodes that never occur, in React's numbering. */
  tags?: readonly number[]
  /** Pieces of code with their replacements. */
  texts?: Readonly<Record<string, string>>
}

const NOTHING = ''

const leftOut = (...names: string[]) => Object.fromEntries(names.map((name) => [name, NOTHING]))

/** `<ViewTransition>` is not used. */
const VIEW_TRANSITIONS = leftOut(
  'getViewTransitionName',
  'getViewTransitionClassName',
  'trackEnterViewTransitions',
  'pushViewTransitionCancelableScope',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'recursivelyTraverseAfterMutationEffects',
  'commitAfterMutationEffectsOnFiber',
  'flushAfterMutationEffects',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'reportViewTransitionError',
  'createViewTransitionInstance',
  'ViewTransitionPseudoElement',
  'applyViewTransitionName',
  'restoreViewTransitionName',
)

/** Fragment refs: no `<Fragment>` has a ref. */
const FRAGMENT_REFS = leftOut(
  'FragmentInstance',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'traverseVisibleInstancesAndTextInstances',
  'findFragmentInstanceOrTextInstanceSiblings',
  'validateDocumentPositionWithFiberTree',
)

/** Stylesheets with a precedence and scripts loaded by React: pages have links and modules instead. */
const RESOURCES = {
  ...leftOut(
    'preconnectAs',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'acquireResource',
    'preloadStylesheet',
    'preloadInstanceAndSuspendIfNeeded',
    'preloadResourceAndSuspendIfNeeded',
    'recursivelyAccumulateSuspenseyCommit',
    'accumulateSuspenseyCommitOnFiber',
    'suspendInstance',
    'suspendResource',
    'insertSuspendedStylesheets',
    'insertStylesheetIntoRoot',
    'estimateBandwidth',
  ),
  getResource: 'return null',
  waitForCommitToBeReady: 'return null',
}

/** `<Activity>`, `<SuspenseList>`, custom elements, the cache of the React Compiler, `findDOMNode`. */
const OTHER_FEATURES = leftOut(
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'findFirstSuspended',
  'setPropOnCustomElement',
  'useMemoCache',
  'findCurrentFiberUsingSlowPath',
  'attemptExplicitHydrationTarget',
)

/** Form actions and their state: forms use `onSubmit`. */
const FORM_ACTIONS = leftOut(
  'mountActionState',
  'updateActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'runActionStateAction',
  'extractEvents$1',
  'startHostTransition',
  'ensureFormComponentIsStateful',
  'requestFormReset',
  'requestFormReset$1',
  'recursivelyResetForms',
)

/** `onBeforeInput`, which is not used, and polyfills of `input` events. */
const OLD_BROWSERS = leftOut(
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  'getData',
  'isFallbackCompositionEnd',
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'handlePropertyChange',
)

/** Names of keys for browsers that report none, or not the standard ones. */
const KEYS_OF_OLD_BROWSERS = {
  'var key = normalizeKey[nativeEvent.key] || nativeEvent.key;': 'var key = nativeEvent.key;',
  '? translateToKey[nativeEvent.keyCode] || "Unidentified"': '? "Unidentified"',
}

/** Attributes of SVG fonts, which browsers no longer support. */
const ATTRIBUTES_OF_SVG_FONTS = Object.fromEntries(
  [
    'arabicForm',
    'capHeight',
    'glyphName',
    'glyphOrientationHorizontal',
    'glyphOrientationVertical',
    'horizAdvX',
    'horizOriginX',
    'overlinePosition',
    'overlineThickness',
    'strikethroughPosition',
    'strikethroughThickness',
    'underlinePosition',
    'underlineThickness',
    'unicodeRange',
    'unitsPerEm',
    'vAlphabetic',
    'vHanging',
    'vIdeographic',
    'vMathematical',
    'vertAdvY',
    'vertOriginX',
    'vertOriginY',
  ].map((name) => [`["${name}", "${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}"],`, NOTHING]),
)

/** What a navigation does about fetchers, of which there are none. */
const FETCHERS_OF_NAVIGATIONS = {
  callLoadersAndMaybeResolveData:
    'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} }',
  processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult)',
  interruptActiveLoads: 'isRevalidationRequired = true',
  markFetchRedirectsDone: 'return false',
  abortStaleFetchLoads: 'return false',
}
const NO_FETCHERS = Object.fromEntries(
  [
    'state.fetchers.forEach((fetcher, key) => {',
    'fetchersQueuedForDeletion.forEach((key) => {',
    'unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));',
    'mountedFetchers.forEach((key) => state.fetchers.delete(key));',
    'state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));',
  ].map((text) => [text, `if (false) ${text}`]),
)

const NO_TRANSITIONS_OR_MASKS = {
  'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {': 'if (false) {',
  '} else if (pendingViewTransitionEnabled) {': '} else if (false) {',
  'if (isBrowser) {\n\t\t\trestoreAppliedTransitions': 'if (false) {\n\t\t\trestoreAppliedTransitions',
  'if (opts?.mask) {': 'if (false) {',
  'if (opts?.instrumentationNavigateMetaReceiver) {': 'if (false) {',
}

const TAGS = { suspenseList: 19, scope: 21, viewTransition: 30, activity: 31 }

/**
 * Unused parts of packages by module, where a package has no option to leave them out. After an update of a package the
 * build fails if one of these names is gone; then check what has replaced it.
 */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  'react/cjs/react.production.js': {
    exports: [
      'Activity',
      'ViewTransition',
      '__COMPILER_RUNTIME',
      'addTransitionType',
      'cache',
      'cacheSignal',
      'unstable_useCacheRefresh',
      'useActionState',
    ],
  },
  'react-dom/cjs/react-dom.production.js': {
    exports: [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'useFormState',
      'useFormStatus',
    ],
  },
  'react-dom/cjs/react-dom-client.production.js': {
    exports: ['createRoot'],
    functions: {
      ...VIEW_TRANSITIONS,
      ...FRAGMENT_REFS,
      ...RESOURCES,
      ...OTHER_FEATURES,
      ...FORM_ACTIONS,
      ...OLD_BROWSERS,
    },
    tags: Object.values(TAGS),
    texts: { ...KEYS_OF_OLD_BROWSERS, ...ATTRIBUTES_OF_SVG_FONTS },
  },
  'scheduler/cjs/scheduler.production.js': {
    exports: ['unstable_forceFrameRate', 'unstable_next', 'unstable_runWithPriority', 'unstable_wrapCallback'],
  },
  'react-router/dist/production/lib/dom/lib.js': {
    functions: { useViewTransitionState: 'return false' },
  },
  // fetchers, middleware, view transitions and masks are not used
  'react-router/dist/production/lib/router/router.js': {
    functions: {
      ...leftOut(
        'fetch',
        'handleFetcherAction',
        'handleFetcherLoader',
        'setFetcherError',
        'getFetcher',
        'resetFetcher',
        'queueFetcherForDeletion',
        'updateFetcherState',
        'deleteFetcher',
        'abortFetcher',
        'markFetchersDone',
        'getUpdatedRevalidatingFetchers',
        'getLoadingFetcher',
        'getSubmittingFetcher',
        'getDoneFetcher',
        'getInstrumentationNavigateMeta',
        '_internalSetRoutes',
        'dispose',
        'persistAppliedTransitions',
        'restoreAppliedTransitions',
        'loadLazyMiddlewareForMatches',
      ),
      ...FETCHERS_OF_NAVIGATIONS,
      runClientMiddlewarePipeline: 'return handler()',
      // the status counts; the page has texts of its own
      getInternalRouterError: 'return new ErrorResponseImpl(status || 500, "", new Error(message || pathname), true)',
    },
    texts: {
      'fetchLoadMatches.forEach((f, key) => {': 'if (false) fetchLoadMatches.forEach((f, key) => {',
      ...NO_FETCHERS,
      ...NO_TRANSITIONS_OR_MASKS,
      // routes have a server loader, and no function to load all of them at once
      'init.dataStrategy || defaultDataStrategyWithMiddleware;': 'init.dataStrategy;',
      'if (!init.dataStrategy && !dsMatches': 'if (false && !dsMatches',
      'if (init.instrumentations) {': 'if (false) {',
      'if (future.unstable_routePatternMatching) {': 'if (false) {',
      'if (initialMatches == null && !init.patchRoutesOnNavigation) {': 'if (false) {',
      'if (typeof route.lazy === "function") {': 'if (false) {',
      // forms are sent as they are
      'if (opts.body !== void 0) {': 'if (false) {',
      '} else if (opts.body instanceof FormData) {': '} else if (false) {',
      '} else if (opts.body instanceof URLSearchParams) {': '} else if (false) {',
    },
  },
  'react-router/dist/production/lib/components.js': {
    texts: {
      'if (!viewTransitionOpts || !isViewTransitionAvailable) {': 'if (true) {',
      'if (vtContext.isTransitioning && !vtContext.flushSync) ': 'if (false) ',
      'if (renderDfd && pendingState && router.window) {': 'if (false) {',
      'if (renderDfd && pendingState && state.location.key === pendingState.location.key) ': 'if (false) ',
      'if (!vtContext.isTransitioning && interruption) {': 'if (false) {',
    },
  },
  'react-router/dist/production/lib/hooks.js': {
    functions: {
      // for React Server Components
      RSCErrorHandler: 'return children',
      // the root has an error boundary
      DefaultErrorComponent: 'return null',
      // for routers without loaders
      useNavigateUnstable: NOTHING,
    },
  },
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js': {
    // the root has its own
    functions: { RemixRootDefaultErrorBoundary: 'return null', BoundaryShell: 'return null' },
  },
  'react-router/dist/production/lib/errors.js': {
    functions: leftOut('decodeRouteErrorResponseDigest'),
  },
  'react-router/dist/production/lib/dom/ssr/components.js': {
    // links do not prefetch
    functions: {
      usePrefetchBehavior: 'return [false, null, {}]',
      PrefetchPageLinks: 'return null',
      PrefetchPageLinksImpl: 'return null',
    },
    // only written by the server
    texts: {
      'static: isStatic, staticContext } = useDataRouterContext("Scripts");':
        '} = useDataRouterContext("Scripts"); const isStatic = false, staticContext = null;',
    },
  },
  'react-router/dist/production/lib/dom/ssr/fallback.js': {
    functions: { RemixRootDefaultHydrateFallback: 'return null' },
  },
  'react-router/dist/production/lib/dom/ssr/routes.js': {
    // for hot module replacement, loaders and actions in the browser, and split modules
    functions: leftOut(
      'createClientRoutesWithHMRRevalidationOptOut',
      'wrapShouldRevalidateForHdr',
      'preventInvalidServerHandlerCall',
      'prefetchModule',
      'prefetchRouteModuleChunks',
    ),
    texts: {
      'action: route.hasClientAction ?': 'action: false ?',
      'middleware: route.hasClientMiddleware ?': 'middleware: false ?',
    },
  },
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    functions: leftOut('nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'),
  },
  '@tanstack/query-core/build/modern/queryClient.js': {
    methods: [
      'ensureInfiniteQueryData',
      'infiniteQuery',
      'isFetching',
      'isMutating',
      'prefetchInfiniteQuery',
      'removeQueries',
      'resetQueries',
      'setDefaultOptions',
      'setMutationDefaults',
      'setQueriesData',
      'setQueryDefaults',
    ],
  },
  '@tanstack/query-core/build/modern/mutationCache.js': { methods: ['find', 'findAll'] },
}
