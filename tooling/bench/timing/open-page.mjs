// @ts-check
/**
 * A user's page: a new context with an empty cache, the probe, two wallets, the slowdown, the network.
 *
 * In      bench    the local servers
 *         app      the app, with its search parameters
 *         network  a delay and rates; none by default
 * Out     the page, a session of the debugging protocol, a close function
 */

import { announceWallets } from '../wallets.mjs'
import { answerElsewhere } from './offline-responses.mjs'
import { installProbe } from './probe.mjs'

/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {string} siteUrl      the built apps
 * @property {string} servicesUrl
 * @property {string} relayUrl
 *
 * @typedef {{ latencyMs: number, bitsPerSec?: { down: number, up: number } }} Network
 * @typedef {import('../apps.mjs').App} App
 * @typedef {Awaited<ReturnType<typeof openPage>>} Visit
 */

/** CPU slowdown of the page. */
export const SLOWDOWN = 4

/** @type {Network} */
export const SLOW_4G = { latencyMs: 150, bitsPerSec: { down: 1_600_000, up: 750_000 } }

const VIEWPORT = { width: 1280, height: 800 }
const IDLE_MS = 1_000
const IDLE_LIMIT_MS = 10_000

/**
 * @param {Bench} bench
 * @param {App} app
 * @param {{ network?: Network | undefined, slowdown?: number, reducedMotion?: 'reduce' }} [how]
 */
export async function openPage(bench, app, { network, slowdown = SLOWDOWN, reducedMotion } = {}) {
  const context = await bench.browser.newContext({
    viewport: VIEWPORT,
    colorScheme: 'dark',
    ...(reducedMotion === undefined ? {} : { reducedMotion }),
  })
  await installProbe(context, app.parts)
  const page = await context.newPage()
  await announceWallets(page)
  const session = await context.newCDPSession(page)
  await answerElsewhere(session)
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (network !== undefined) {
    const { latencyMs, bitsPerSec } = network
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSec === undefined ? -1 : bitsPerSec.down / 8,
      uploadThroughput: bitsPerSec === undefined ? -1 : bitsPerSec.up / 8,
    })
  }
  const query = new URLSearchParams({ services: bench.servicesUrl, relay: bench.relayUrl, ...app.query })
  await page.goto(`${bench.siteUrl}/${app.name}/?${query}`, { waitUntil: 'commit' })
  return {
    page,
    session,
    /** The button of the app. */
    button: page.locator(app.parts.button).last(),
    /** A row of the dialog by its wallet's name. @param {string} name */
    row: (name) => page.locator(app.parts.dialog).locator(app.parts.row, { hasText: name }).first(),
    close: () => context.close(),
  }
}

/** Waits until the page is idle: no request has ended for a second, and the browser is idle. @param {import('@playwright/test').Page} page */
export async function idle(page) {
  await page.evaluate(
    async ({ idleMs, limitMs }) => {
      const end = performance.now() + limitMs
      for (let before = -1; performance.now() < end; ) {
        const { length } = performance.getEntriesByType('resource')
        if (length === before) break
        before = length
        await new Promise((resolve) => setTimeout(resolve, idleMs))
      }
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: limitMs }))
    },
    { idleMs: IDLE_MS, limitMs: IDLE_LIMIT_MS },
  )
}

/** Closes the dialog by its key and waits until it is removed. @param {Visit} visit @param {App} app */
export async function closeDialog({ page }, { parts }) {
  await page.keyboard.press('Escape')
  await page.locator(parts.dialog).waitFor({ state: 'detached' })
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    }),
  )
}
