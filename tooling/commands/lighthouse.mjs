// @ts-check
/**
 * `npm run lighthouse`: the four scores of the first pages of the playground and of the documentation, or of another page, on a
 * phone and on a desktop, by Lighthouse with simulated throttling. Lighthouse is not a dependency: `npx` fetches this version, which runs on Node.js 20.
 *
 * Out     for each page, device and category the median, lowest and highest score, and the audits below 100 of the last run
 * Exit    1 when a median is below 95
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BUILDS } from './builds.mjs'
import { findChromium } from './chromium.mjs'
import { runCommand } from './command.mjs'
import { commandLine, countFault } from './command-line.mjs'
import { startDemo } from './demo-server.mjs'
import { startDocs } from './docs-server.mjs'
import { quietEnv } from './repository.mjs'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const BOUND = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const BROWSER_FLAGS = '--headless=new --no-sandbox --disable-gpu --no-first-run'
const MAX_OUTPUT_BYTES = 2 ** 28
const DEVICES = { phone: [], desktop: ['--preset=desktop'] }

/**
 * @typedef {object} Report
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, displayValue?: string }>} audits
 */

await runCommand({
  line: commandLine({
    command: 'npm run lighthouse',
    text: 'Prints the scores of the playground and the documentation by Lighthouse, on a phone and on a desktop.',
    options: {
      runs: { type: 'string', value: 'count', default: '5', check: countFault, text: 'runs for each device' },
      url: { type: 'string', value: 'address', text: 'another page instead' },
    },
  }),
  needs: { install: true, builds: BUILDS.lighthouse, chromium: true },
  async work({ values: { runs = '5', url } }) {
    const servers = url === undefined ? [await startDemo(), await startDocs()] : []
    const pages = url === undefined ? servers.map((server) => `${server.url}/`) : [url]
    const names = url === undefined ? ['playground', 'documentation'] : [url]
    try {
      const low = []
      for (const [at, page] of pages.entries()) {
        for (const [device, args] of Object.entries(DEVICES)) {
          const name = `${names[at]}, ${device}`
          /** @type {Report[]} */
          const reports = []
          for (let run = 0; run < Number(runs); run += 1) reports.push(await measure(page, args))
          const below = CATEGORIES.filter((category) => print(name, category, reports) < BOUND)
          low.push(...below.map((category) => `${category} (${name})`))
        }
      }
      if (low.length > 0) throw new Error(`Below ${BOUND}: ${low.join(', ')}`)
    } finally {
      for (const { stop } of servers) await stop()
    }
  },
})

/**
 * @param {string} url
 * @param {readonly string[]} args
 * @returns {Promise<Report>}
 */
async function measure(url, args) {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', '--throttling-method=simulate'],
      ...[`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${BROWSER_FLAGS}`, ...args],
    ],
    { env: { ...process.env, ...quietEnv, ...chromePath() }, maxBuffer: MAX_OUTPUT_BYTES },
  )
  return JSON.parse(stdout)
}

function chromePath() {
  const path = findChromium()
  return path === undefined ? {} : { CHROME_PATH: path }
}

/**
 * @param {string} name of the page and the device
 * @param {string} category
 * @param {readonly Report[]} reports
 * @returns {number} the median
 */
function print(name, category, reports) {
  const scores = reports
    .map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
    .sort((one, other) => one - other)
  const median = scores[Math.floor(scores.length / 2)] ?? 0
  console.log(`${name.padEnd(22)} ${category.padEnd(15)} ${median} (${scores[0]} to ${scores.at(-1)})`)
  const last = reports.at(-1)
  for (const { id, weight } of last?.categories[category]?.auditRefs ?? []) {
    const { title, score, displayValue = '' } = last?.audits[id] ?? { title: id, score: null }
    if (weight > 0 && score !== null && score < 1) {
      console.log(`           ${Math.round(score * 100)} ${title} ${displayValue}`.trimEnd())
    }
  }
  return median
}
