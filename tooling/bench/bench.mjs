// @ts-check
/**
 * `npm run bench`: measures how long users wait for the kit, and what it costs a page, next to a plain React page that does
 * the same by hand. Chromium, 4× CPU slowdown, apps built by Vite; no request leaves the machine.
 *
 * Method: presses are real input, sent through the browser's debugging protocol, and a time runs from the input's own
 * `timeStamp` to the frame that shows the result (`timing/probe.mjs`). Each visit is a separate browser context
 * with an empty cache. Nothing is subtracted from a time. Visits of the apps take turns, so that other load on the machine
 * affects all of them equally, and the bounds are ratios to the plain page of the same run; milliseconds are meaningful on an
 * idle machine only.
 *
 * In      options of `command-line.mjs`
 * Out     medians, minimum and maximum, the ratio, the bound; exits with 1 when a bound is missed
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { launchOptions } from '@bowline/browser/browser-options.mjs'
import { readCommandLine } from '@bowline/commands/command-line'
import { startDemo } from '@bowline/commands/demo-server'
import { startRelay } from '@bowline/kit-core/testing/relay'
import { chromium } from '@playwright/test'
import { KIT, KIT_WAGMI, PEER_APPS, PLAIN } from './apps.mjs'
import { buildApp } from './build-apps.mjs'
import { cases } from './cases.mjs'
import { line } from './command-line.mjs'
import { computeRatios, findFailures } from './gate.mjs'
import { installPeer, PEERS } from './peers.mjs'
import { ANSWER_MS, startServices } from './services.mjs'
import { serveFolders } from './static-server.mjs'
import { comparedSection, isWithin, table } from './statistics.mjs'
import { SLOWDOWN } from './timing/open-page.mjs'

/** The gate's short form. */
const SHORT = { runs: 3, groups: ['cold', 'connect', 'reload', 'code'], peer: 'rainbowkit' }
const recorded = new URL('./ratios.json', import.meta.url)

/** Names are not resolved: requests that the bench does not handle fail at once. */
const STAY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

const { values } = readCommandLine(line)
const runs = values.short ? SHORT.runs : Number(values.runs)
const only = values.short ? SHORT.groups : values.only.split(',')
const withPeers = values.peers || values.gate || values.record
const peers = withPeers ? PEER_APPS.filter(({ name }) => !values.short || name === SHORT.peer) : []

const others = [KIT_WAGMI, ...peers]
const apps = [PLAIN, KIT, ...others]
const folders = await buildAll()
const site = await serveFolders(folders)
const services = await startServices()
const relay = await startRelay()
const demo = only.includes('history') ? await startDemo({ relayUrl: relay.url }) : undefined
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, STAY_HERE] })
try {
  const bench = { browser, siteUrl: site.url, servicesUrl: services.url, relayUrl: relay.url, demoUrl: demo?.url }
  const rows = []
  for (const { groups, measure } of cases) {
    if (!groups.some((group) => only.includes(group))) continue
    console.error(groups.join(', '))
    rows.push(...(await measure(bench, { runs, others })).filter(({ group }) => only.includes(group)))
  }
  const circumstances = `Chromium ${browser.version()}, ${SLOWDOWN}× CPU slowdown, visits of each app in turns: ${runs}`
  console.log(`${circumstances}: median, least – most, ratio to its base, bound\n\n${table(rows)}`)
  if (withPeers)
    console.log(
      `\n${comparedSection(rows, { titles: apps.map(({ title }) => title), circumstances: explain(circumstances) })}`,
    )
  if (!rows.every(isWithin)) process.exitCode = 1
  const ratios = computeRatios(rows, { ours: [KIT.title, KIT_WAGMI.title], peers: peers.map(({ title }) => title) })
  if (values.record) writeFileSync(recorded, `${JSON.stringify({ ...readRecorded(), ...ratios }, null, 2)}\n`)
  if (values.gate) {
    // The gate's own bounds replace those of the plain page.
    const failures = findFailures(ratios, readRecorded())
    process.exitCode = failures.length > 0 ? 1 : 0
    console.log(failures.length > 0 ? `\nThe gate is closed:\n${failures.join('\n')}` : '\nThe gate is open.')
  }
} finally {
  await browser.close()
  await demo?.stop()
  await Promise.all([relay.close(), services.close(), site.stop()])
}

/** @returns {import('./gate.mjs').Ratios} */
function readRecorded() {
  return existsSync(recorded) ? JSON.parse(readFileSync(recorded, 'utf8')) : {}
}

/** Builds every measured app. @returns {Promise<Record<string, string>>} the folders, by the app's name */
async function buildAll() {
  /** @type {Record<string, string>} */
  const built = {}
  for (const { name } of [PLAIN, KIT, KIT_WAGMI]) built[name] = await buildApp(name)
  for (const name of /** @type {(keyof typeof PEERS)[]} */ (Object.keys(PEERS))) {
    if (!peers.some((peer) => peer.name === name)) continue
    built[name] = await buildApp(name, { project: await installPeer(name) })
  }
  return built
}

/** Text above the table of the page “Compare”. @param {string} circumstances */
function explain(circumstances) {
  return [
    `\`npm run bench -- --peers\`: ${circumstances}; medians, and in brackets how many times the page of plain React.`,
    `Each app is its kit’s own shortest set-up, built by Vite, with two installed wallets. Services answer after ${ANSWER_MS} ms.`,
  ].join('\n')
}
