// @ts-check
/**
 * Requests of Chromium in a page, step by step. Services and relay are local; other names do not resolve.
 *
 * In      pages   folder of a built page, by name
 * Out     `visit` returns, for a page, the scripts that each moment requested, and their compressed size
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kit as parts } from '@bowline/bench/apps/kit/parts.mjs'
import { startServices } from '@bowline/bench/services.mjs'
import { serveFolders } from '@bowline/bench/static-server.mjs'
import { idle, openPage } from '@bowline/bench/timing/open-page.mjs'
import { press } from '@bowline/bench/timing/press.mjs'
import { expectNext, marksWith } from '@bowline/bench/timing/probe.mjs'
import { WALLET_NAMES } from '@bowline/bench/wallets.mjs'
import { launchOptions } from '@bowline/browser/browser-options.mjs'
import { startRelay } from '@bowline/kit-core/testing/relay'
import { chromium } from '@playwright/test'

/** A module with one drawing, an image or a path. */
const MARK_FILE = /^[\s\S]{0,600}?["'`](?:data:image\/svg\+xml,%3Csvg|[Mm][\d.-])[^"`]+["'`][^"'`]{0,400}$/

/** Icons are counted separately: which ones a page shows depends on its user. @param {string} path */
const isMarkFile = (path) => existsSync(path) && MARK_FILE.test(readFileSync(path, 'utf8'))

/** Names are not resolved: requests to other machines fail at once. */
const STAY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
const [WALLET = ''] = WALLET_NAMES

/** @typedef {'page' | 'open' | 'connect' | 'code' | 'directory'} Moment */
/** @typedef {ReadonlyMap<string, number>} Asked  path of a script below its page's folder → bytes */
/** @typedef {Record<Moment, Asked>} Visited */

/** @param {Readonly<Record<string, string>>} pages */
export async function startDrive(pages) {
  const [site, services, relay] = await Promise.all([serveFolders(pages), startServices(), startRelay()])
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, STAY_HERE] })
  const bench = { browser, siteUrl: site.url, servicesUrl: services.url, relayUrl: relay.url }

  /**
   * @template T
   * @param {string} name
   * @param {(visit: import('@bowline/bench/timing/open-page.mjs').Visit, read: () => Promise<Asked>) => Promise<T>} walk
   */
  async function inPage(name, walk) {
    const app = { name, title: name, parts: { ...parts, button: 'button' } }
    const visit = await openPage(bench, app, { slowdown: 1 })
    let seen = 0
    const read = async () => {
      await idle(visit.page)
      const entries = await visit.page.evaluate(
        (from) =>
          performance
            .getEntriesByType('resource')
            .slice(from)
            .map((entry) => ({ url: entry.name, bytes: Number(Reflect.get(entry, 'encodedBodySize')) })),
        seen,
      )
      seen += entries.length
      return new Map(
        entries.flatMap(({ url, bytes }) => {
          const { origin, pathname } = new URL(url)
          if (origin !== site.url || !pathname.endsWith('.js') || bytes === 0) return []
          const path = pathname.replace(`/${name}/`, '')
          return isMarkFile(join(pages[name] ?? '', path)) ? [] : [[path, bytes]]
        }),
      )
    }
    try {
      await marksWith(visit.page, 'ready')
      return await walk(visit, read)
    } finally {
      await visit.close()
    }
  }

  /** @param {string} name @returns {Promise<Asked>} */
  const visitPage = (name) => inPage(name, (_, read) => read())

  /**
   * @param {string} name
   * @returns {Promise<Visited>}
   */
  async function visit(name) {
    const first = await inPage(name, async (visit, read) => {
      const page = await read()
      const open = await opened(visit, read)
      await expectNext(visit.page, { address: { kind: 'address' } })
      await press(visit.session, visit.row(WALLET))
      await marksWith(visit.page, 'address')
      return { page, open, connect: await read() }
    })
    /** @param {string} from @param {string} shown */
    const afterOpen = (from, shown) =>
      inPage(name, async (visit, read) => {
        await read()
        await opened(visit, read)
        await expectNext(visit.page, { next: { kind: 'shown', selector: shown } })
        await press(visit.session, visit.page.locator(from).first())
        await marksWith(visit.page, 'next')
        return read()
      })
    return {
      ...first,
      code: await afterOpen(parts.pairing ?? '', parts.code ?? ''),
      directory: await afterOpen(parts.all ?? '', parts.tile ?? ''),
    }
  }

  return {
    visit,
    visitPage,
    async stop() {
      await browser.close()
      await Promise.all([relay.close(), services.close(), site.stop()])
    },
  }
}

/** @param {import('@bowline/bench/timing/open-page.mjs').Visit} visit @param {() => Promise<Asked>} read */
async function opened({ page, session, button }, read) {
  await expectNext(page, { rows: { kind: 'rows', names: WALLET_NAMES } }, { settles: 'rows' })
  await press(session, button)
  await marksWith(page, 'settled')
  return read()
}
