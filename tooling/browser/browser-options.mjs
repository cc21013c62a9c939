// @ts-check
import { findChromium } from '@bowline/commands/chromium'

const executablePath = findChromium()

/** Pages of the address bar, which each window renders although nobody sees it: most of what opening one costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A renderer that each window starts for an address of another site, which hardly a test goes to. */
const SPARE = ['SpareRendererForSitePerProcess']

/** What the test runner leaves out by itself, which a list of ours takes the place of; storage of frames is in it. */
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

/** How the tests, the pictures and the bench start Chromium: quiet, offline by itself, and able to run as root. */
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

/** As `launchOptions`, but names lead nowhere but to this machine: what a page asks of anybody else fails. */
export const onThisMachine = {
  ...launchOptions,
  args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
}

/** As `launchOptions`, but frames have storage, each page's apart, as browsers have it by themselves. */
export const withFrameStorage = {
  ...launchOptions,
  args: [...launchOptions.args, leavingOut([...ADDRESS_BAR, ...SPARE])],
}
