// @ts-check
/**
 * What a page fetches, step by step, at full speed: before any input, for the first open, for a connect,
 * for the code. Sizes are those of the compressed bodies.
 *
 * Out     by step: scriptBytes, scripts (number of files), styleBytes, requests to services, requests to other machines
 */
import { WALLET_NAMES } from '../wallets.mjs'
import { idle, openPage } from './open-page.mjs'
import { press } from './press.mjs'
import { expectNext, marksWith } from './probe.mjs'

/** @typedef {{ scriptBytes: number, scripts: number, styleBytes: number, services: number, elsewhere: number }} Weight */

const [WALLET = ''] = WALLET_NAMES

/**
 * @param {import('./open-page.mjs').Bench} bench
 * @param {import('../apps.mjs').App} app
 * @returns {Promise<{ load: Weight, open: Weight, connect: Weight, code: Weight | undefined }>}
 */
export async function weigh(bench, app) {
  const { load, open, connect } = await weighConnect(bench, app)
  return { load, open, connect, code: app.parts.code === undefined ? undefined : await weighCode(bench, app) }
}

/** @param {import('./open-page.mjs').Bench} bench @param {import('../apps.mjs').App} app */
async function weighConnect(bench, app) {
  const visit = await openPage(bench, app, { slowdown: 1 })
  const scale = startScale(bench, visit)
  try {
    const load = await loaded(visit, scale)
    const open = await opened(visit, scale)
    await expectNext(visit.page, { address: { kind: 'address' } })
    await press(visit.session, visit.row(WALLET))
    await marksWith(visit.page, 'address')
    return { load, open, connect: await scale.read() }
  } finally {
    await visit.close()
  }
}

/** @param {import('./open-page.mjs').Bench} bench @param {import('../apps.mjs').App} app */
async function weighCode(bench, app) {
  const { code = '', pairing = '' } = app.parts
  const visit = await openPage(bench, app, { slowdown: 1 })
  const scale = startScale(bench, visit)
  try {
    await loaded(visit, scale)
    await opened(visit, scale)
    await expectNext(visit.page, { code: { kind: 'shown', selector: code } })
    await press(visit.session, visit.page.locator(pairing).first())
    await marksWith(visit.page, 'code')
    return await scale.read()
  } finally {
    await visit.close()
  }
}

/** @param {import('./open-page.mjs').Visit} visit @param {ReturnType<typeof startScale>} scale */
async function loaded({ page }, scale) {
  await marksWith(page, 'ready')
  return scale.read()
}

/** @param {import('./open-page.mjs').Visit} visit @param {ReturnType<typeof startScale>} scale */
async function opened({ page, session, button }, scale) {
  await expectNext(page, { rows: { kind: 'rows', names: WALLET_NAMES } }, { settles: 'rows' })
  await press(session, button)
  await marksWith(page, 'settled')
  return scale.read()
}

/**
 * Each reading covers the time since the previous one.
 * @param {import('./open-page.mjs').Bench} bench
 * @param {import('./open-page.mjs').Visit} visit
 */
function startScale({ siteUrl, servicesUrl }, { page }) {
  /** @type {string[]} */
  let asked = []
  page.on('request', (request) => asked.push(request.url()))
  let seen = 0
  return {
    /** @returns {Promise<Weight>} */
    async read() {
      await idle(page)
      const entries = await page.evaluate(
        (from) =>
          performance
            .getEntriesByType('resource')
            .slice(from)
            .map((entry) => ({ url: entry.name, bytes: Number(Reflect.get(entry, 'encodedBodySize')) })),
        seen,
      )
      seen += entries.length
      const files = new Map(entries.filter(({ url }) => url.startsWith(siteUrl)).map(({ url, bytes }) => [url, bytes]))
      const sizes = (/** @type {string} */ end) =>
        [...files].flatMap(([url, bytes]) => (url.endsWith(end) ? [bytes] : []))
      const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0)
      const others = asked.filter((url) => !url.startsWith(siteUrl) && !/^(?:data|blob):/.test(url))
      asked = []
      return {
        scriptBytes: sum(sizes('.js')),
        scripts: sizes('.js').length,
        styleBytes: sum(sizes('.css')),
        services: others.filter((url) => url.startsWith(servicesUrl)).length,
        elsewhere: others.filter((url) => !url.startsWith(servicesUrl)).length,
      }
    },
  }
}
