/**
 * One cell: a user sends once while something breaks, and then presses what the screen offers.
 *
 * Out     word      the kit's report about the send
 *         problems  a moved amount that is reported as failed or not listed, or one that a single press moves again
 */
import type { PageLocks } from '@bowline/jest-preset/page-locks'
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { extendNetwork, isKitError, selectTrackedTransactions } from '@bowline/kit-core'
import { selectSendRequests } from '@bowline/kit-core/internal'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import type { Family, Scene } from '../chain-setup.js'
import type { Clock } from '../clock.js'
import { makeDataService } from '../data-service.js'
import type { CommonValues } from '../dimensions.js'
import { openPage, type Page } from '../page.js'
import { isLineBreak, LATE_MS, TOO_LATE_MS } from './broken-line.js'
import { type Break, breakNetwork, isForService } from './broken-network.js'
import type { ReloadAt, SendCell } from './cells.js'
import { isUnderWay, wrongReports, wrongWhileUnderWay } from './wrong-reports.js'

/** The kit's report. `open`: the wallet is still being asked. */
export type SendWord = 'sent' | 'unknown' | 'failed' | 'open'

const SOON_MS = 500
const STEP_MS = 5_000
/** Time until the page's lock requests have ended too. */
const LOCKS_MS = 100
/** In real time. */
const WORK_MS = 250
const PARTING_MS = 2_000
/** Longer than every time limit of the kit for a wallet or a node. */
const LONGEST_MS = 330_000
const LOOKS_MS = 60_000
const VALUES: CommonValues = {
  ...{ wait: 'at once', service: 'at once', reload: 'never', tab: 'never', sleep: 'never', presses: 'one' },
}

type Outcome = { hash?: string; error?: unknown }

type Parts = { readonly clock: Clock; readonly random: SeededRandom; readonly locks: PageLocks }

/** Runs one cell. */
export async function runSendCell<Kind extends string, Fate extends string>(
  family: Family<Kind, Fate>,
  cell: SendCell<Kind>,
  { clock, random, locks }: Parts,
): Promise<{ readonly word: SendWord; readonly problems: readonly string[] }> {
  const [fate] = family.fates
  if (fate === undefined) throw new Error('The family has no fate')
  const scene = await family.begin({ ...VALUES, kind: cell.kind, fate }, random, cell.who)
  const where = { ...scene, network: cell.nodes === 2 ? withTwoNodes(scene) : scene.network }
  const storage = createMemoryStorage()
  const hashes: string[] = []
  const noService: typeof fetch = async () => new Response('', { status: 503 })
  const isServed = scene.swap !== undefined || scene.answer !== undefined
  const service = isServed ? makeDataService(family, scene, 'at once', () => hashes).fetch : noService
  const pages: Page[] = []
  const open = () => {
    const page = openPage(where, pages.length === 0 ? storage : { ...storage, ...storage.tab() }, (...asked) =>
      globalThis.fetch(...asked),
    )
    pages.push(page)
    return page
  }
  const before = globalThis.fetch
  const working: typeof fetch = (input, init) => (isForService(input) ? service(input, init) : before(input, init))
  globalThis.fetch = working
  let page = open()
  const reload = async (moment: ReloadAt) => {
    if (cell.reload !== moment) return
    page.leave()
    await clock.pass(LOCKS_MS)
    locks.freeAll()
    page = open()
    await clock.pass(SOON_MS)
  }
  const { value, typed } = amountOf(scene)
  const press = () => {
    const outcome: Outcome = {}
    const send = scene.act ?? scene.send
    send(page.kit, { index: 0, value, typed }).then(
      (hash) => {
        hashes.push(hash)
        Object.assign(outcome, { hash })
      },
      (error: unknown) => Object.assign(outcome, { error }),
    )
    return { outcome, isOver: () => outcome.hash !== undefined || outcome.error !== undefined }
  }
  const until = async (isOver: () => boolean, limitMs = LONGEST_MS) => {
    for (let passedMs = 0; passedMs < limitMs && !isOver(); passedMs += STEP_MS) await clock.pass(STEP_MS)
  }
  const lineBreaks = cell.breaks.filter(isLineBreak)
  const isOftenLate = isServed || lineBreaks.length > 0
  /** Wallets compute in real time; delays of minutes by a service or the channel use the test clock. */
  const soon = async (isReached: () => boolean) => {
    if (!(await clock.until(isReached, isOftenLate ? WORK_MS : undefined))) await until(isReached)
  }
  const mine = async (hash = '') => {
    for (const happen of scene.events(hash)) await happen()
  }

  try {
    await clock.pass(SOON_MS)
    await clock.during(page.connect())
    await clock.pass(SOON_MS)
    const network = breakNetwork(
      working,
      cell.breaks.filter((broken): broken is Break => !isLineBreak(broken)),
      clock.sleep,
    )
    scene.reach?.breakWith(lineBreaks)
    globalThis.fetch = network.fetch
    const { outcome, isOver } = press()
    await soon(() => scene.prompts() > 0 || isOver())
    await reload('asked')
    const window = lineBreaks.find(({ step }) => step === 'window')
    if (window) await clock.pass(window.fault === 'late' ? LATE_MS : TOO_LATE_MS)
    scene.approve()
    if (scene.prompts() > 0) await soon(() => network.count('broadcast') > 0 || isOver())
    await reload('handed over')
    await until(isOver)
    await reload('answered')
    await clock.pass(STEP_MS)
    await reload('looked')
    const early = scene.isOnce && isUnderWay(page.kit.getState()) ? await pressEarly() : []
    await mine(outcome.hash)
    await clock.pass(LOOKS_MS)
    await mine(outcome.hash)
    await scene.age?.()
    await clock.pass(LOOKS_MS)
    const problems = await problemsOf()
    return { word: wordOf(outcome), problems: [...early, ...problems] }

    async function pressEarly(): Promise<readonly string[]> {
      press()
      await clock.pass(SOON_MS)
      const wrong = wrongWhileUnderWay(page.kit.getState())
      await clock.pass(LOOKS_MS)
      return wrong
    }

    async function problemsOf(): Promise<readonly string[]> {
      const received = await scene.received()
      const moved = received > 0n
      const state = page.kit.getState()
      const followed = selectTrackedTransactions(state)
      // A send that is reported as not carried out may be repeated.
      const isUndone =
        followed.length > 0 && followed.every(({ status }) => status === 'dropped' || status === 'failed')
      const isListed = scene.isListed?.(state) ?? (followed.length > 0 && !isUndone)
      const isAsked = selectSendRequests(state).some(({ status }) => status !== 'open')
      const word = cell.reload ? undefined : wordOf(outcome)
      const wrong: string[] = []
      if (moved && word === 'failed' && !isListed) wrong.push(`moved, and called failed: ${String(outcome.error)}`)
      if (moved && !isListed && !isAsked && word !== 'open') wrong.push('moved, and forgotten')
      wrong.push(...wrongReports({ scene, pages, state, moved }))
      for (const { status, hash } of followed) {
        const truth = await scene.truthOf(hash)
        if (truth.status === 'confirmed' && (status === 'failed' || status === 'dropped')) {
          wrong.push(`carried out, and said to be ${status}`)
        }
      }
      if (received / value > 1n) wrong.push(`one press moved it ${received / value} times`)
      // A transaction that is listed as sent leaves nothing to press.
      if (isListed || (!isUndone && (word === 'sent' || word === 'open'))) return wrong
      globalThis.fetch = working
      scene.reach?.breakWith([])
      const promptsBefore = scene.prompts()
      const again = press()
      await until(again.isOver)
      await mine(again.outcome.hash)
      await clock.pass(LOOKS_MS)
      // An app that asks the wallet directly decides on its own.
      if (scene.isReported && isAsked && scene.prompts() > promptsBefore)
        wrong.push('the wallet is asked again for what may have been sent')
      const times = (await scene.received()) / value
      // A lying service may mislead the kit for as long as it is trusted.
      const isLiedTo = cell.breaks.some(({ fault }) => fault === 'wrong id')
      if (word === 'failed' && !isAsked && !isLiedTo && times === 0n) {
        wrong.push(`cannot be sent: ${String(outcome.error)}, then ${String(again.outcome.error)}`)
      }
      if (moved && times > 1n) wrong.push(`one press moved it again: ${times} times`)
      return wrong
    }
  } finally {
    globalThis.fetch = working
    for (const each of pages) each.leave()
    scene.leave()
    locks.freeAll()
    // Until the sockets are closed.
    await clock.pass(PARTING_MS)
  }
}

function wordOf({ hash, error }: Outcome): SendWord {
  if (hash !== undefined) return 'sent'
  if (error === undefined) return 'open'
  const isUnknown = isKitError(error, 'transaction/unknown') || isKitError(error, 'pay/STATUS_UNKNOWN')
  return isUnknown ? 'unknown' : 'failed'
}

/** Half of the maximum, so that it could be moved twice. */
function amountOf({ range: { least, most, decimals } }: Scene): { readonly value: bigint; readonly typed: string } {
  const value = most / 2n > least ? most / 2n : least
  const text = value.toString().padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  return { value, typed: decimals === 0 ? whole : `${whole}.${text.slice(text.length - decimals)}` }
}

/** The same node at another URL. */
function withTwoNodes({ network }: Scene): Scene['network'] {
  const urls = network.rpcUrls.default.http
  const others = urls.map((url) => url.replace('127.0.0.1', 'localhost'))
  return extendNetwork({ ...network, rpcUrls: { ...network.rpcUrls, default: { http: [...urls, ...others] } } })
}
