import { quietFlags } from './quietFlags'

/** Playwright's own list. Chromium uses only the last `--disable-features`, so our flag must repeat this list. */
const PLAYWRIGHT_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** These features preload a page in each context. Starting the process of this page takes longer than many tests. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Flags for quiet and reproducible tests: the browser itself must not use the network, a real profile, or extra time.
 */
export const chromiumFlags: readonly string[] = [
  ...quietFlags,
  `--disable-features=${[...PLAYWRIGHT_OFF, ...ADDRESS_BAR].join()}`,
]
