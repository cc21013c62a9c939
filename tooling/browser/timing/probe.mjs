// @ts-check
/**
 * What is timed inside the page, from its first moment.
 *
 * Marks, in milliseconds of the page's own clock:
 *   ready     the app's effects have run: the page is hydrated and its button answers
 *   click     `timeStamp` of the click, which is the moment the browser took the input
 *   painted   the second animation frame after the card had a wallet row: the frame with the rows is on screen
 *   settled   the last frame in which an animation with an end still ran, or the card's box differed from the frame before
 *   address   the second animation frame after a button of the kit had an address in it
 */

/**
 * @typedef {object} Marks
 * @property {number} [ready]
 * @property {number} [click]
 * @property {number} [painted]
 * @property {number} [settled]
 * @property {number} [address]
 */

/** Frames without a change that make up standing still. */
const STILL_FRAMES = 8

/** Begins to mark. @param {import('@playwright/test').BrowserContext} context */
export async function installProbe(context) {
  await context.addInitScript(probe, STILL_FRAMES)
}

/** Forgets the marks of the last press. @param {import('@playwright/test').Page} page */
export async function clearMarks(page) {
  await page.evaluate(() => Reflect.get(window, 'bowlineProbe').clear())
}

/**
 * Waits for a mark and answers all of them.
 * @param {import('@playwright/test').Page} page
 * @param {keyof Marks} name
 * @returns {Promise<Marks>}
 */
export async function marksWith(page, name) {
  await page.waitForFunction((wanted) => wanted in (Reflect.get(window, 'bowlineProbe')?.marks ?? {}), name, {
    polling: 50,
  })
  return page.evaluate(() => Reflect.get(window, 'bowlineProbe').marks)
}

/** Runs in the page, before anything of it. @param {number} stillFrames */
function probe(stillFrames) {
  if (window.top !== window) return
  // The demo's fakes of the services live in the page and would be timed with it; the bench answers from outside.
  const ask = window.fetch
  Object.defineProperty(window, 'fetch', { configurable: true, get: () => ask, set: () => undefined })

  /** @type {Marks} */
  let marks = {}
  const state = {
    get marks() {
      return marks
    },
    clear() {
      marks = {}
    },
  }
  Reflect.set(window, 'bowlineProbe', state)

  /** @type {unknown} */
  let demo
  Object.defineProperty(window, 'bowlineDemo', {
    configurable: true,
    get: () => demo,
    set(value) {
      demo = value
      marks.ready ??= performance.now()
    },
  })
  window.addEventListener('click', ({ timeStamp }) => (marks.click ??= timeStamp), true)

  /** @param {() => void} then */
  const nextPaint = (then) => requestAnimationFrame(() => requestAnimationFrame(then))
  /** @type {Set<string>} */
  const pending = new Set()
  /** @param {'painted' | 'address'} name @param {boolean} isThere @param {() => void} [then] */
  const mark = (name, isThere, then) => {
    if (!isThere || name in marks || pending.has(name)) return
    const own = marks
    pending.add(name)
    nextPaint(() => {
      pending.delete(name)
      own[name] = performance.now()
      then?.()
    })
  }
  const settle = () => {
    const own = marks
    let last = own.painted ?? performance.now()
    let still = 0
    let box = ''
    const look = () => {
      const moving = document.getAnimations().some(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
      })
      const { x, y, width, height } =
        document.querySelector('[role="dialog"]')?.getBoundingClientRect() ?? new DOMRect()
      const now = [x, y, width, height].join()
      if (moving || now !== box) {
        last = box === '' && !moving ? last : performance.now()
        still = 0
      } else still += 1
      box = now
      if (still < stillFrames) requestAnimationFrame(look)
      else own.settled = last
    }
    look()
  }
  const watch = () => {
    if ('click' in marks) mark('painted', document.querySelector('[role="dialog"] [data-part="row"]') !== null, settle)
    const buttons = [...document.querySelectorAll('[data-testid="kit-buttons"] bdi')]
    mark(
      'address',
      buttons.some(({ textContent }) => textContent.startsWith('0x')),
    )
  }
  new MutationObserver(watch).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}
