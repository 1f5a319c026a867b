/** What Playwright turns off itself: of two lists of features, Chromium reads the last. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * Chromium loads two pages of its own for the suggestions of its address bar with every window that it opens, also where
 * nobody sees the bar: as much work as the page under test, in the same moment. These are the features to turn off.
 */
export const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Arguments with which Chromium runs under Playwright, for tests and for benchmarks alike. */
export const chromiumArgs = [
  '--no-sandbox',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...addressBar].join(',')}`,
];
