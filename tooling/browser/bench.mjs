// @ts-check
/**
 * `npm run bench`: how long the kit lets a visitor wait, and what a page pays for it. Chromium at 4× CPU slowdown, the
 * production demo, its page with two buttons, two wallets that answer at once, services that answer at once.
 *
 * How it is timed: presses are real input, sent through the browser's debugging protocol. A time runs from the click event's
 * own `timeStamp` to the second animation frame after a MutationObserver saw what is waited for, that is until the frame
 * with it has been drawn. "Settled" is the last frame in which an animation with an end ran or the card's box changed. Each
 * run is a browser context of its own, with nothing cached; "pointer rests" has the pointer on the button for 300 ms before
 * the press, as a hand has it, otherwise it arrives in the moment of the press. Then the press is the first intent, before
 * which nothing may be fetched, and what has to be fetched is in the time: those rows have no bound. A search shows
 * placeholders for at least 300 ms, which are in its time; the code is made over a relay on this machine.
 *
 * In      --runs   7 unless given; the long list is visited three times at most
 * Out     medians, the least and the most, the bound; exits with 1 when a bound is missed
 */
import { parseArgs } from 'node:util'
import { startDemo } from '@bowline/commands/demo-server'
import { startRelay } from '@bowline/relay'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser-options.mjs'
import { timeActivity } from './timing/activity-visit.mjs'
import { timeDirectory } from './timing/directory-visit.mjs'
import { holdAfter } from './timing/rounds.mjs'
import { isWithin, table } from './timing/table.mjs'
import { SLOWDOWN, timeVisit } from './timing/visit.mjs'
import { weigh } from './timing/weigh.mjs'

/** @typedef {import('./timing/table.mjs').Row} Row */
/** @typedef {Awaited<ReturnType<typeof timeVisit>>} Times */

const PAGE = '/bare?theme=dark'
/** The same, with what the modal needs fetched as soon as the browser is idle. */
const IDLE_PAGE = `${PAGE}&prefetch=idle`
const ROUNDS = [1, 50]
const MOST_TILES = 200
const MOST_ROWS = 200
/** A longer task lets a visitor feel it. */
const LONGEST_TASK_MS = 50
/** A visit to the long list takes more than two minutes. */
const LONG_RUNS = 3

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } })
const runs = Number(values.runs)
const relay = await startRelay()
const demo = await startDemo({ relayUrl: relay.url })
const browser = await chromium.launch(launchOptions)
try {
  const rows = [
    ...(await times()),
    ...(await directoryTimes()),
    ...(await activityTimes()),
    ...(await weights()),
    ...(await rounds()),
  ]
  console.log(`Chromium ${browser.version()}, ${SLOWDOWN}× CPU slowdown, ${runs} runs: median, least – most, bound\n`)
  console.log(table(rows))
  if (!rows.every(isWithin)) process.exitCode = 1
} finally {
  await browser.close()
  await demo.stop()
  await relay.close()
}

/** @returns {Promise<readonly Row[]>} */
async function times() {
  await timeVisit(browser, { demoUrl: demo.url, path: PAGE, isRested: false }) // warms the server
  /** @type {Times[]} */
  const sudden = []
  /** @type {Times[]} */
  const rested = []
  /** @type {Times[]} */
  const prepared = []
  for (let run = 0; run < runs; run += 1) {
    sudden.push(await timeVisit(browser, { demoUrl: demo.url, path: PAGE, isRested: false }))
    rested.push(await timeVisit(browser, { demoUrl: demo.url, path: PAGE, isRested: true }))
    prepared.push(await timeVisit(browser, { demoUrl: demo.url, path: IDLE_PAGE, isRested: false }))
  }
  /** @param {string} label @param {readonly Times[]} visits @param {keyof Times} name @param {number} [bound] @returns {Row} */
  const row = (label, visits, name, bound) => ({
    label,
    values: visits.map((visit) => visit[name]),
    unit: 'ms',
    ...(bound === undefined ? {} : { bound }),
  })
  return [
    row('page ready: hydrated, the button answers', [...sudden, ...rested], 'ready'),
    row('first open, pointer rests: click → wallets painted', rested, 'firstPainted', 100),
    row('first open, pointer rests: click → settled', rested, 'firstSettled', 200),
    row('first open, pointer arrives with the press: → painted', sudden, 'firstPainted'),
    row('first open, pointer arrives with the press: → settled', sudden, 'firstSettled'),
    row('first open, the same with `prefetch: idle`: → painted', prepared, 'firstPainted', 100),
    row('first open, the same with `prefetch: idle`: → settled', prepared, 'firstSettled', 200),
    row('second open: click → wallets painted', [...sudden, ...rested], 'secondPainted', 60),
    row('second open: click → settled', [...sudden, ...rested], 'secondSettled'),
    row('wallet click → address shown', [...sudden, ...rested], 'connected'),
    row('reload → address shown', [...sudden, ...rested], 'restored'),
  ]
}

/** @returns {Promise<readonly Row[]>} */
async function directoryTimes() {
  /** @type {Awaited<ReturnType<typeof timeDirectory>>[]} */
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await timeDirectory(browser, { demoUrl: demo.url, path: PAGE }))
  return [
    {
      label: 'All Wallets: last letter → found painted, less the 500 ms waited',
      values: visits.map((visit) => visit.typing),
      unit: 'ms',
    },
    { label: 'All Wallets: scrolling to the end of 640', values: visits.map((visit) => visit.scroll), unit: 'ms' },
    {
      label: 'All Wallets: most tiles in the page',
      values: visits.map((visit) => visit.mostTiles),
      unit: '',
      bound: MOST_TILES,
    },
    {
      label: 'WalletConnect click → code painted, its code and the relay within',
      values: visits.map((visit) => visit.code),
      unit: 'ms',
    },
  ]
}

/** @returns {Promise<readonly Row[]>} */
async function activityTimes() {
  /** @type {Awaited<ReturnType<typeof timeActivity>>[]} */
  const visits = []
  for (let run = 0; run < Math.min(runs, LONG_RUNS); run += 1) {
    visits.push(await timeActivity(browser, { demoUrl: demo.url, path: PAGE }))
  }
  return [
    {
      label: '10,000 transactions scrolled to the end: longest task, 0 for none of 50 ms',
      values: visits.map((visit) => visit.longestTask),
      unit: 'ms',
      bound: LONGEST_TASK_MS,
    },
    {
      label: '10,000 transactions: most rows in the page',
      values: visits.map((visit) => visit.mostRows),
      unit: '',
      bound: MOST_ROWS,
    },
    { label: '10,000 transactions: scrolling to the end', values: visits.map((visit) => visit.scroll), unit: 'ms' },
  ]
}

/** @returns {Promise<readonly Row[]>} */
async function weights() {
  const blank = await weigh(browser, `${demo.url}/blank`)
  const bare = await weigh(browser, `${demo.url}${PAGE}`)
  const wagmi = await weigh(browser, `${demo.url}${PAGE}&host=wagmi`)
  /** @param {string} label @param {number} value @param {Row['unit']} unit @param {number} [bound] @returns {Row} */
  const row = (label, value, unit, bound) => ({
    label,
    values: [value],
    unit,
    ...(bound === undefined ? {} : { bound }),
  })
  return [
    row('before a click: requests to other origins', bare.outside, '', 0),
    row('before a click: requests of the page', bare.requests, ''),
    row('the same of a page without the kit', blank.requests, ''),
    row('before a click: scripts sent', bare.scriptBytes, 'kB'),
    row('the same of a page without the kit', blank.scriptBytes, 'kB'),
    row('what the kit and the demo’s host add: scripts sent', bare.scriptBytes - blank.scriptBytes, 'kB'),
    row('what they add: scripts unpacked', bare.scriptSize - blank.scriptSize, 'kB'),
    row('what they add with the app’s own wagmi and viem: scripts sent', wagmi.scriptBytes - blank.scriptBytes, 'kB'),
    row('stylesheets sent, the kit’s among them', bare.styleBytes, 'kB'),
  ]
}

/** @returns {Promise<readonly Row[]>} */
async function rounds() {
  const held = await holdAfter(browser, { demoUrl: demo.url, path: PAGE, counts: ROUNDS })
  return held.flatMap(({ heapBytes, listeners, nodes }, at) => {
    const after = `after ${ROUNDS[at]} open and close`
    return [
      { label: `heap ${after}`, values: [heapBytes], unit: /** @type {const} */ ('kB') },
      { label: `listeners ${after}`, values: [listeners], unit: /** @type {const} */ ('') },
      { label: `nodes ${after}`, values: [nodes], unit: /** @type {const} */ ('') },
    ]
  })
}
