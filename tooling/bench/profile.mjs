// @ts-check
/**
 * `npm run profile`: where the main thread's time goes when a user opens the modal, connects a wallet, comes back, and asks
 * for the QR code. Chromium, 4× CPU slowdown, the README's ten lines built by Vite with source maps.
 *
 * In      options of `command-line.mjs`
 * Out     per moment: milliseconds by phase, by package, and the functions with the most time of their own; medians of the
 *         phases, sums of all runs divided by their number for the rest
 */
import { launchOptions } from '@bowline/browser/browser-options.mjs'
import { readCommandLine } from '@bowline/commands/command-line'
import { startRelay } from '@bowline/kit-core/testing/relay'
import { chromium } from '@playwright/test'
import { KIT, PREFETCH, withPrefetch } from './apps.mjs'
import { buildApp } from './build-apps.mjs'
import { profile as line } from './command-line.mjs'
import { locateIn } from './profile/locate.mjs'
import { MOMENTS, visitWith } from './profile/moments.mjs'
import { phasesOf } from './profile/phases.mjs'
import { sharesOf } from './profile/samples.mjs'
import { startServices } from './services.mjs'
import { serveFolders } from './static-server.mjs'
import { median } from './statistics.mjs'

const { values } = readCommandLine(line)
const runs = Number(values.runs)
const most = Number(values.functions)

const app = withPrefetch(KIT, PREFETCH.late)
const folder = await buildApp(app.name, { sourcemap: true })
const locate = locateIn(folder)
const site = await serveFolders({ [app.name]: folder })
const services = await startServices()
const relay = await startRelay()
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
})
try {
  const bench = { browser, siteUrl: site.url, servicesUrl: services.url, relayUrl: relay.url }
  /** @type {Map<string, (readonly import('./profile/record.mjs').TraceEvent[])[]>} */
  const traces = new Map(MOMENTS.map((moment) => [moment, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [moment, events] of await visitWith(bench, app)) traces.get(moment)?.push(events)
  }
  for (const [moment, recorded] of traces) print(moment, recorded)
} finally {
  await browser.close()
  await Promise.all([relay.close(), services.close(), site.stop()])
}

/** @param {string} moment @param {readonly (readonly import('./profile/record.mjs').TraceEvent[])[]} recorded */
function print(moment, recorded) {
  const phases = recorded.map(phasesOf)
  const names = [...new Set(phases.flatMap((one) => [...one.keys()]))]
  const rows = names.map((name) => ({ name, ms: median(phases.map((one) => one.get(name) ?? 0)) }))
  console.log(`\n## ${moment}: ${rows.reduce((sum, { ms }) => sum + ms, 0).toFixed(0)} ms of the main thread\n`)
  printShares('phase', rows)
  const shares = recorded.map((events) => sharesOf(events, locate))
  printShares('package', average(shares.map(({ packages }) => packages)).slice(0, 12))
  printShares('function', average(shares.map(({ functions }) => functions)).slice(0, most))
}

/** @param {readonly (readonly import('./profile/samples.mjs').Share[])[]} all */
function average(all) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const { name, ms } of all.flat()) sums.set(name, (sums.get(name) ?? 0) + ms / all.length)
  return [...sums].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms)
}

/** @param {string} title @param {readonly import('./profile/samples.mjs').Share[]} shares */
function printShares(title, shares) {
  console.log(`${'ms'.padStart(7)}  ${title}`)
  for (const { name, ms } of [...shares].sort((a, b) => b.ms - a.ms)) {
    console.log(`${ms.toFixed(1).padStart(7)}  ${name.replace(/\/.*\/(packages|node_modules)\//, '$1/')}`)
  }
  console.log('')
}
