import { quietFlags } from './quietFlags'

/** Playwright's own list: of two, Chromium takes the later one alone. */
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
/** Preloads pages for new tabs: one process for each context, which takes longer to start than many tests. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Quiet and reproducible: nothing of the tests' browser's own may use the network, a real profile, or time. */
export const chromiumFlags: readonly string[] = [
  ...quietFlags,
  `--disable-features=${[...PLAYWRIGHT_OFF, ...ADDRESS_BAR].join()}`,
]
