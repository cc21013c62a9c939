// @ts-check
/**
 * `npm run bench`: how long the kit lets a visitor wait, and what a page pays for it, beside a page of plain React that does
 * the same by hand. Chromium, 4× CPU slowdown, apps built by Vite; no request leaves the machine.
 *
 * How it is timed: presses are real input, sent through the browser's debugging protocol, and a time runs from the input's own
 * `timeStamp` to the frame that shows what is waited for (`timing/probe.mjs`). Each visit is a browser context of its own,
 * with nothing cached. Nothing is taken off a time. Visits of the apps take turns, so that whatever else the machine does
 * meets all of them alike, and the bounds are ratios to the plain page of the same run; milliseconds mean something on a
 * quiet machine only.
 *
 * In      what `command-line.mjs` declares
 * Out     medians, the least and the most, the ratio, the bound; exits with 1 when a bound is missed
 */
import { launchOptions } from '@bowline/browser/browser-options.mjs'
import { readCommandLine } from '@bowline/commands/command-line'
import { startDemo } from '@bowline/commands/demo-server'
import { startRelay } from '@bowline/kit-core/testing/relay'
import { chromium } from '@playwright/test'
import { KIT, KIT_WAGMI, PEER_APPS, PLAIN } from './apps.mjs'
import { buildApp } from './build-apps.mjs'
import { cases } from './cases.mjs'
import { line } from './command-line.mjs'
import { installPeer, PEERS } from './peers.mjs'
import { ANSWER_MS, startServices } from './services.mjs'
import { serveFolders } from './static-server.mjs'
import { comparedSection, isWithin, table } from './statistics.mjs'
import { SLOWDOWN } from './timing/open-page.mjs'

/** Names are not looked up: what the bench does not answer itself fails at once. */
const STAY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

const { values } = readCommandLine(line)
const runs = Number(values.runs)
const only = values.only.split(',')

const others = [KIT_WAGMI, ...(values.peers ? PEER_APPS : [])]
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
  if (values.peers)
    console.log(
      `\n${comparedSection(rows, { titles: apps.map(({ title }) => title), circumstances: explain(circumstances) })}`,
    )
  if (!rows.every(isWithin)) process.exitCode = 1
} finally {
  await browser.close()
  await demo?.stop()
  await Promise.all([relay.close(), services.close(), site.stop()])
}

/** Builds every app that is measured. @returns {Promise<Record<string, string>>} the folders, by the app's name */
async function buildAll() {
  /** @type {Record<string, string>} */
  const built = {}
  for (const { name } of [PLAIN, KIT, KIT_WAGMI]) built[name] = await buildApp(name)
  if (!values.peers) return built
  for (const name of /** @type {(keyof typeof PEERS)[]} */ (Object.keys(PEERS))) {
    built[name] = await buildApp(name, { project: await installPeer(name) })
  }
  return built
}

/** What stands above the table of the README. @param {string} circumstances */
function explain(circumstances) {
  return [
    `\`npm run bench -- --peers\`: ${circumstances}; medians, and in brackets how many times the page of plain React.`,
    `Each app is its kit’s own shortest set-up, built by Vite, with two installed wallets. Services answer after ${ANSWER_MS} ms.`,
  ].join('\n')
}
