// @ts-check
import { findChromium } from '@bowline/commands/chromium'

const executablePath = findChromium()

/** Pages of the address bar. Each window renders them invisibly, which is most of the cost of opening one. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A renderer that each window starts for another site's address. Few tests need it. */
const SPARE = ['SpareRendererForSitePerProcess']

/** Features that Playwright disables by default. Our own list replaces Playwright's, which includes storage of frames. */
const RUNNERS_LIST = [
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
]

const leavingOut = (/** @type {readonly string[]} */ features) => `--disable-features=${features.join(',')}`

/** How the tests, the pictures and the bench start Chromium: quiet, without requests by the browser itself, and able to run as root. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    leavingOut([...RUNNERS_LIST, ...ADDRESS_BAR, ...SPARE]),
  ],
}

/** Like `launchOptions`, but every name resolves to this machine: requests to any other host fail. */
export const onThisMachine = {
  ...launchOptions,
  args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
}

/** Like `launchOptions`, but frames have storage partitioned by page, which is the browsers' default. */
export const withFrameStorage = {
  ...launchOptions,
  args: [...launchOptions.args, leavingOut([...ADDRESS_BAR, ...SPARE])],
}
