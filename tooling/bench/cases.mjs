// @ts-check
/**
 * The cases of the bench: their visits, their order, and the rows with their bounds.
 *
 * A case has the names of its groups of rows, and `measure`, which measures all of them. Only the README's ten lines
 * (`KIT`) have time bounds; the rows of the other apps are printed next to them.
 */
import { KIT, PLAIN, PREFETCH, withPrefetch } from './apps.mjs'
import { interleave } from './interleave.mjs'
import { timeCode } from './timing/code-visit.mjs'
import { timeDirectory } from './timing/directory-visit.mjs'
import { timeHistory } from './timing/history-visit.mjs'
import { timeLongDirectory } from './timing/long-directory.mjs'
import { holdAfter } from './timing/memory-growth.mjs'
import { SLOW_4G } from './timing/open-page.mjs'
import { timeOpen } from './timing/open-visit.mjs'
import { timeVisit } from './timing/visit.mjs'
import { weigh } from './timing/weigh.mjs'

/**
 * @typedef {import('./apps.mjs').App} App
 * @typedef {import('./statistics.mjs').Row} Row
 * @typedef {import('./timing/open-page.mjs').Bench & { demoUrl?: string | undefined }} Bench
 * @typedef {object} Case
 * @property {readonly string[]} groups
 * @property {(bench: Bench, how: { runs: number, others: readonly App[] }) => Promise<readonly Row[]>} measure
 */

const REST_MS = 200
const RESTED_LATENCY_MS = 100
/** A visit to the long list takes more than two minutes. */
const LONG_RUNS = 3
const ROUNDS = [20, 120]
/** Maximum ratio of the last count to the first one. */
const FLAT = { nodes: 1.02, listeners: 1.02, heap: 1.15 }
const MOST_TILES = 200
const MOST_ROWS = 200
/** Users notice longer tasks. */
const LONGEST_TASK_MS = 50

/** @type {readonly Case[]} */
export const cases = [
  { groups: ['cold'], measure: coldOpens },
  { groups: ['rested'], measure: restedOpens },
  { groups: ['second', 'connect', 'reload'], measure: visits },
  { groups: ['directory'], measure: directories },
  { groups: ['code'], measure: codes },
  { groups: ['slow'], measure: slowOpens },
  { groups: ['weight'], measure: weights },
  { groups: ['history'], measure: histories },
  { groups: ['rounds'], measure: rounds },
]

/**
 * One value of every app's visits: the plain page's first, as the base of the others.
 * @template {Readonly<Record<string, number>>} T
 * @param {{ group: string, label: string, bound?: Row['bound'] | undefined }} about
 * @param {ReadonlyMap<App, readonly T[]>} visits
 * @param {keyof T} figure
 * @returns {readonly Row[]}
 */
function timeRows({ group, label, bound }, visits, figure) {
  const valuesOf = (/** @type {App} */ app) => (visits.get(app) ?? []).map((visit) => Number(visit[figure]))
  const base = { title: PLAIN.title, values: valuesOf(PLAIN) }
  return [...visits.keys()].map((app) => ({
    group,
    label,
    title: app.title,
    unit: 'ms',
    values: valuesOf(app),
    ...(app === PLAIN ? {} : { base }),
    ...(app.name === KIT.name && bound !== undefined ? { bound } : {}),
  }))
}

/** @type {Case['measure']} */
async function coldOpens(bench, { runs, others }) {
  const early = withPrefetch(KIT, PREFETCH.early)
  const late = withPrefetch(KIT, PREFETCH.late)
  const apps = [PLAIN, early, late, ...others]
  const visits = await interleave(apps, runs, (app) => timeOpen(bench, app))
  const only = (/** @type {readonly App[]} */ some) => new Map([...visits].filter(([app]) => some.includes(app)))
  const rows = (
    /** @type {string} */ end,
    /** @type {'painted' | 'settled'} */ figure,
    /** @type {number[]} */ [least = 0, most = 0],
  ) => [
    ...timeRows(
      { group: 'cold', label: `cold press, \`prefetch: '${PREFETCH.early}'\` → ${end}`, bound: { ratio: least } },
      only([PLAIN, early]),
      figure,
    ),
    ...timeRows(
      { group: 'cold', label: `cold press, \`prefetch: '${PREFETCH.late}'\` → ${end}`, bound: { ratio: most } },
      only([PLAIN, late, ...others]),
      figure,
    ),
  ]
  return [...rows('wallets painted', 'painted', [5, 7]), ...rows('settled', 'settled', [10, 14])]
}

/** @type {Case['measure']} */
async function restedOpens(bench, { runs, others }) {
  const network = { latencyMs: RESTED_LATENCY_MS }
  const visits = await interleave([PLAIN, KIT, ...others], runs, (app) =>
    timeOpen(bench, app, { restMs: REST_MS, network }),
  )
  const label = `pointer rests ${REST_MS} ms, ${RESTED_LATENCY_MS} ms latency`
  return [
    ...timeRows({ group: 'rested', label: `${label} → wallets painted`, bound: { ratio: 5 } }, visits, 'painted'),
    ...timeRows({ group: 'rested', label: `${label} → settled`, bound: { ratio: 12 } }, visits, 'settled'),
  ]
}

/** @type {Case['measure']} */
async function visits(bench, { runs, others }) {
  const visits = await interleave([PLAIN, KIT, ...others], runs, (app) => timeVisit(bench, app))
  const restored = timeRows({ group: 'reload', label: 'reload → address' }, visits, 'restored')
  const own = (visits.get(KIT) ?? []).map(({ ready }) => ready)
  return [
    ...timeRows({ group: 'second', label: 'second open → wallets painted', bound: { ratio: 3.5 } }, visits, 'painted'),
    ...timeRows({ group: 'second', label: 'second open → settled' }, visits, 'settled'),
    ...timeRows({ group: 'connect', label: 'wallet pressed → address', bound: { ratio: 3.5 } }, visits, 'connected'),
    ...restored,
    ...restored
      .filter(({ title }) => title === KIT.title)
      .map((row) => ({
        ...row,
        label: 'reload → address, to the same page’s own button',
        base: { title: 'its own button', values: own },
        bound: { ratio: 1.3 },
      })),
  ]
}

/** @type {Case['measure']} */
async function directories(bench, { runs }) {
  const visits = await interleave([PLAIN, KIT], runs, (app) => timeDirectory(bench, app))
  const group = 'directory'
  const tiles = timeRows(
    { group, label: 'all wallets: most tiles in the page', bound: { most: MOST_TILES } },
    visits,
    'mostTiles',
  )
  return [
    ...timeRows({ group, label: 'all wallets pressed → painted' }, visits, 'painted'),
    ...timeRows({ group, label: 'all wallets pressed → settled' }, visits, 'settled'),
    ...timeRows({ group, label: 'letter typed → only matches shown', bound: { most: 100 } }, visits, 'filtered'),
    ...timeRows({ group, label: 'letter typed → the service’s results' }, visits, 'found'),
    ...timeRows({ group, label: 'all wallets: scrolled to the end' }, visits, 'scrolled'),
    ...tiles.map(({ base, ...row }) => ({ ...row, unit: /** @type {const} */ ('') })),
  ]
}

/** @type {Case['measure']} */
async function codes(bench, { runs, others }) {
  const able = [KIT, ...others].filter(({ parts }) => parts.code !== undefined)
  const visits = await interleave(able, runs, async (app) => ({ code: await timeCode(bench, app) }))
  const rows = timeRows({ group: 'code', label: 'QR code asked for → shown', bound: { most: 300 } }, visits, 'code')
  return rows.map(({ base, ...row }) => row)
}

/** @type {Case['measure']} */
async function slowOpens(bench, { runs, others }) {
  const visits = await interleave([PLAIN, KIT, ...others], runs, (app) =>
    timeOpen(bench, app, { network: SLOW_4G, isEager: true }),
  )
  const group = 'slow'
  return [
    ...timeRows({ group, label: 'slow 4G: navigation → button' }, visits, 'ready'),
    ...timeRows({ group, label: 'slow 4G: navigation → wallets listed', bound: { ratio: 1.4 } }, visits, 'listed'),
    ...timeRows({ group, label: 'slow 4G: pressed at once → painted', bound: { ratio: 12 } }, visits, 'painted'),
    ...timeRows({ group, label: 'slow 4G: pressed at once → settled', bound: { ratio: 25 } }, visits, 'settled'),
  ]
}

/** @type {Case['measure']} */
async function weights(bench, { others }) {
  const apps = [PLAIN, withPrefetch(KIT, PREFETCH.late), ...others]
  /** @type {Row[][]} */
  const all = []
  for (const app of apps) {
    const { load, open, connect, code } = await weigh(bench, app)
    const row = (
      /** @type {string} */ label,
      /** @type {number | undefined} */ value,
      /** @type {Row['unit']} */ unit,
      /** @type {number} */ most = Number.NaN,
    ) =>
      value === undefined
        ? []
        : [
            {
              group: 'weight',
              label,
              title: app.title,
              unit,
              values: [value],
              ...(Number.isNaN(most) || app.name !== KIT.name ? {} : { bound: { most } }),
            },
          ]
    all.push([
      ...row('before a touch: scripts', load.scriptBytes, 'kB'),
      ...row('before a touch: script files', load.scripts, ''),
      ...row('before a touch: stylesheets', load.styleBytes, 'kB'),
      ...row('before a touch: requests to services', load.services, '', 0),
      ...row('before a touch: requests elsewhere', load.elsewhere, '', 0),
      ...row('because of the first open: scripts', open.scriptBytes, 'kB'),
      ...row('because of the first open: script files', open.scripts, ''),
      ...row('because of a connect: scripts', connect.scriptBytes, 'kB'),
      ...row('because of a connect: script files', connect.scripts, ''),
      ...row('because of the QR code: scripts', code?.scriptBytes, 'kB'),
      ...row('because of the QR code: script files', code?.scripts, ''),
    ])
  }
  const labels = [...new Set(all.flat().map(({ label }) => label))]
  return labels.flatMap((label) => all.flat().filter((row) => row.label === label))
}

/** @type {Case['measure']} */
async function histories({ browser, demoUrl }, { runs }) {
  if (demoUrl === undefined) throw new Error('The demo is not started')
  const visits = []
  for (let run = 0; run < Math.min(runs, LONG_RUNS); run += 1) visits.push(await timeHistory(browser, demoUrl))
  const { jump, mostTiles } = await timeLongDirectory(browser, demoUrl)
  const about = { group: 'history', title: KIT.title }
  return [
    { ...about, label: '10,000 wallets: jumped to the end', unit: 'ms', values: [jump] },
    {
      ...about,
      label: '10,000 wallets: most tiles in the page',
      unit: '',
      values: [mostTiles],
      bound: { most: MOST_TILES },
    },
    {
      ...about,
      label: '10,000 transactions: longest task, 0 for none of 50 ms',
      unit: 'ms',
      values: visits.map(({ longestTask }) => longestTask),
      bound: { most: LONGEST_TASK_MS },
    },
    {
      ...about,
      label: '10,000 transactions: most rows in the page',
      unit: '',
      values: visits.map(({ mostRows }) => mostRows),
      bound: { most: MOST_ROWS },
    },
    {
      ...about,
      label: '10,000 transactions: scrolled to the end',
      unit: 'ms',
      values: visits.map(({ scrolled }) => scrolled),
    },
  ]
}

/** @type {Case['measure']} */
async function rounds(bench) {
  const [first, last] = await holdAfter(bench, KIT, ROUNDS)
  if (first === undefined || last === undefined) throw new Error('Nothing was counted')
  const row = (
    /** @type {string} */ what,
    /** @type {'heapBytes' | 'listeners' | 'nodes'} */ figure,
    /** @type {Row['unit']} */ unit,
    /** @type {number} */ ratio,
  ) => ({
    group: 'rounds',
    label: `${what} after ${ROUNDS[1]} rounds of open and close`,
    title: KIT.title,
    unit,
    values: [last[figure]],
    base: { title: `after ${ROUNDS[0]}`, values: [first[figure]] },
    bound: { ratio },
  })
  return [
    row('heap', 'heapBytes', 'kB', FLAT.heap),
    row('listeners', 'listeners', '', FLAT.listeners),
    row('nodes', 'nodes', '', FLAT.nodes),
  ]
}
