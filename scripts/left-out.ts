/** What is left out of a module of a package. */
export interface LeftOut {
  /** Functions that are never called, or not for what they are there for: their bodies instead. */
  functions?: Readonly<Record<string, string>>
  /** What the module need not offer. */
  exports?: readonly string[]
  /** Kinds of nodes of a tree that there are none of, as React numbers them. */
  tags?: readonly number[]
  /** Pieces of text, and what takes their place. */
  texts?: Readonly<Record<string, string>>
}

const NOTHING = ''

const leftOut = (...names: string[]) => Object.fromEntries(names.map((name) => [name, NOTHING]))

/** `<ViewTransition>`, which no page has. */
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

/** Refs of fragments: no `<Fragment>` of ours has one. */
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

/** Stylesheets with a precedence and scripts that React loads: ours are links and modules of the page. */
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

/** `<Activity>`, `<SuspenseList>`, custom elements, the cache of React's compiler, `findDOMNode`. */
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

/** Actions of forms and their states: ours are sent by `onSubmit`. */
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

/** `onBeforeInput`, which no element has, and what stands in for `input` in browsers without it. */
const OLD_BROWSERS = leftOut(
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  'getData',
  'isFallbackCompositionEnd',
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'handlePropertyChange',
)

const TAGS = { suspenseList: 19, scope: 21, viewTransition: 30, activity: 31 }

/**
 * By module: what packages have for features that no page of ours uses, where they offer no option to leave it out. After
 * an update of such a package the build fails if one of these names is gone; read what has become of it.
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
  },
  'react-router/dist/production/lib/dom/lib.js': {
    functions: { useViewTransitionState: 'return false' },
  },
  // no page has a fetcher, a middleware, or transitions of views
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
        '_internalSetRoutes',
        'persistAppliedTransitions',
        'restoreAppliedTransitions',
      ),
      runClientMiddlewarePipeline: 'return handler()',
    },
    texts: { 'fetchLoadMatches.forEach((f, key) => {': 'if (false) fetchLoadMatches.forEach((f, key) => {' },
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
    // of React's server components
    functions: { RSCErrorHandler: 'return children' },
  },
  'react-router/dist/production/lib/errors.js': {
    functions: leftOut('decodeRouteErrorResponseDigest'),
  },
  'react-router/dist/production/lib/dom/ssr/components.js': {
    // no link loads its page before it is followed
    functions: { usePrefetchBehavior: 'return [false, null, {}]', PrefetchPageLinks: 'return null' },
    // what the server alone writes into the page
    texts: {
      'static: isStatic, staticContext } = useDataRouterContext("Scripts");':
        '} = useDataRouterContext("Scripts"); const isStatic = false, staticContext = null;',
    },
  },
  'react-router/dist/production/lib/dom/ssr/fallback.js': {
    functions: { RemixRootDefaultHydrateFallback: 'return null' },
  },
  'react-router/dist/production/lib/dom/ssr/routes.js': {
    // for hot reload, and for loaders in the browser
    functions: leftOut(
      'createClientRoutesWithHMRRevalidationOptOut',
      'wrapShouldRevalidateForHdr',
      'preventInvalidServerHandlerCall',
    ),
  },
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    functions: leftOut('nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'),
  },
}
