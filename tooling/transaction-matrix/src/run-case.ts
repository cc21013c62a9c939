/**
 * One case: a user connects and sends, the chain applies the fate of the case, and the page is reloaded, has a second tab or
 * sleeps meanwhile.
 *
 * Out     broken promises of the kit, one sentence each; empty when all were kept
 */
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { close } from '@bowline/kit-core/actions'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { createAmounts } from '@bowline/transfer-matrix'
import type { Family, Scene, SwapScene } from './chain-setup.js'
import { checkCase } from './check-case.js'
import { wrongWhileBehind } from './check-swap.js'
import type { Clock } from './clock.js'
import { makeDataService } from './data-service.js'
import { type Case, type Moment, WAITS } from './dimensions.js'
import { openPage, type Page } from './page.js'

const HOUR = 3_600_000
const LONGEST_STEPS_MS = 40_000
const SOON_MS = 500
/** Time until the slowest tracking has found and reported the outcome. */
const LONGEST_LOOKS_MS = 360_000
const LOOK_MS = 5_000
/** Two toasts, one after the other. */
const TURNS_MS = 3_500

/** A requested transfer. */
export type Sending = {
  readonly value: bigint
  readonly typed: string
  readonly page: Page
  /** Whether its page was open when the wallet responded. */
  readonly isHeard: boolean
  readonly outcome: { hash?: string; error?: unknown }
}

/** The record of a case. */
export type Story = {
  readonly scene: Scene
  readonly pages: readonly Page[]
  readonly sendings: readonly Sending[]
}

/** Runs a case. */
export async function runCase<Kind extends string, Fate extends string>(
  family: Family<Kind, Fate>,
  { values, random }: Case<Kind, Fate>,
  clock: Clock,
): Promise<readonly string[]> {
  const scene = await family.begin(values, random)
  const storage = createMemoryStorage()
  const pages: Page[] = []
  const sendings: Sending[] = []
  const wrong: string[] = []
  const hashes = () => sendings.flatMap(({ outcome }) => outcome.hash ?? [])
  const service = makeDataService(family, scene, values.service, hashes)
  const amounts = createAmounts(random)

  const open = () => {
    const page = openPage(scene, pages.length === 0 ? storage : { ...storage, ...storage.tab() }, service.fetch)
    pages.push(page)
    return page
  }
  let page = open()
  const at = async (moment: Moment) => {
    if (values.reload === moment) {
      page.leave()
      page = open()
    }
    if (values.tab === moment) open()
    if (values.sleep === moment) await sleepFor(random, clock)
    if ([values.reload, values.tab].some((when) => when === moment)) await clock.pass(SOON_MS)
  }

  try {
    await clock.pass(SOON_MS)
    await page.connect()
    if (values.tab === 'before') open()
    await clock.pass(SOON_MS)

    const drawn = amounts.next(scene.range)
    await scene.swap?.visitor.prepare(page.kit, drawn.typed, clock)
    const press = (index: number) => {
      const { value, typed } = index === 0 ? drawn : amounts.next(scene.range)
      const sending = { value, typed, page, outcome: {}, isHeard: values.reload !== 'asked' || index > 0 }
      sendings.push(sending)
      return ask(scene, sending, { index, value, typed }, scene.isReported && values.presses === 'two at once')
    }
    const first = press(0)
    await clock.until(() => scene.prompts() > 0 || first.isOver())
    await service.freeze()
    await at('asked')
    if (scene.swap && values.presses === 'two in a row') await openElsewhere(scene.swap, drawn.typed)
    scene.approve()
    await clock.until(first.isOver)
    await at('sent')
    if (values.presses === 'two in a row' && !scene.refusal) {
      await clock.pass(SOON_MS)
      if (scene.swap) wrong.push(...(await comeBack(scene.swap, drawn.typed)))
      else await clock.until(press(1).isOver)
    }

    const [hash] = hashes()
    if (hash !== undefined) await live(hash)
    await at('ended')
    const over = await overHashes()
    const isOpen = () => pages.some((each) => each.isAlive() && each.isFollowing(over))
    for (let passedMs = 0; passedMs < LONGEST_LOOKS_MS && isOpen(); passedMs += LOOK_MS) await clock.pass(LOOK_MS)
    await clock.pass(TURNS_MS)
    await at('told')
    const story = { scene, pages, sendings }
    if (scene.swap) wrong.push(...(await wrongWhileBehind({ ...story, swap: scene.swap }, clock)))
    service.thaw()
    return [...wrong, ...(await checkCase(story, { family, values, clock, open }))]
  } finally {
    for (const each of pages) each.leave()
    scene.leave()
  }

  /** Opens a review in another tab before the user approves in this one. */
  async function openElsewhere({ visitor }: SwapScene, typed: string): Promise<void> {
    const { kit } = pages.filter((each) => each.isAlive()).at(-1) ?? page
    if (values.reload !== 'asked' && kit !== sendings[0]?.page.kit) await visitor.offer(kit, typed, clock)
  }

  /** Acts on a pending transaction: in another tab, if there is one, else in the page. A transaction that no page knows is skipped. */
  async function comeBack({ step, visitor }: SwapScene, typed: string): Promise<readonly string[]> {
    const { kit } = pages.filter((each) => each.isAlive()).at(-1) ?? page
    if (values.reload === 'asked') return []
    if (step !== 'swap' || sendings[0]?.page.kit === kit) {
      const isReopened = step !== 'swap' && random.chance(0.5)
      if (isReopened || !kit.getState().swap.review) await visitor.offer(kit, typed, clock)
      await visitor.again(kit, clock)
      return []
    }
    const offer = await visitor.offer(kit, typed, clock)
    close(kit)
    return offer === 'swap' ? ['swaps what another swap in the pool takes'] : []
  }

  async function overHashes(): Promise<readonly string[]> {
    const truths = await Promise.all(hashes().map(async (hash) => ({ hash, truth: await scene.truthOf(hash) })))
    return truths.filter(({ truth }) => truth.status !== 'pending').map(({ hash }) => hash)
  }

  /** Most of a long time is one jump, like a page that the browser runs rarely. */
  async function wait(ms: number): Promise<void> {
    if (ms > LONGEST_STEPS_MS) {
      await clock.pass(LONGEST_STEPS_MS / 2)
      clock.sleep(ms - LONGEST_STEPS_MS)
    }
    await clock.pass(Math.min(ms, LONGEST_STEPS_MS / 2))
  }

  async function live(hash: string): Promise<void> {
    const events = scene.events(hash)
    const waitMs = WAITS[values.wait]
    await clock.pass(scene.seenAfterMs)
    for (const [index, happen] of events.entries()) {
      // The pool holds the first one for the whole time, later ones for a drawn part of it.
      await wait(index === 0 ? waitMs : random.below(waitMs + 1))
      if (index === 0) await at('pending')
      await happen()
    }
  }
}

/** The computer is suspended for up to an hour. */
async function sleepFor(random: SeededRandom, clock: Clock): Promise<void> {
  show('hidden')
  await clock.pass(SOON_MS)
  clock.sleep(random.below(HOUR))
  await clock.pass(SOON_MS)
  show('visible')
  await clock.pass(SOON_MS)
}

function show(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

type Asked = { readonly index: number; readonly value: bigint; readonly typed: string }

function ask(scene: Scene, { page, outcome }: Sending, asked: Asked, isTwice: boolean) {
  let open = isTwice ? 2 : 1
  for (let press = open; press > 0; press -= 1) {
    scene.send(page.kit, asked).then(
      (hash) => {
        outcome.hash = hash
        open -= 1
      },
      (error: unknown) => {
        outcome.error = error
        open -= 1
      },
    )
  }
  return { isOver: () => open === 0 }
}
