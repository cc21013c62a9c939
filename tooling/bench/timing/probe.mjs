// @ts-check
/**
 * Measurements inside a page, from its first moment; the same for every app.
 *
 * Marks, in milliseconds of the page's own clock, which starts with the navigation:
 *   start     `timeStamp` of the press, or of the last letter typed: when the browser received the input
 *   settled   the last frame in which an animation with an end ran, the dialog's box or its content changed, or an image
 *             in it loaded, once none of that has happened for `QUIET_MS`
 *   others    by the name of a condition: the second animation frame after a MutationObserver saw it fulfilled, which is
 *             the frame that shows the result on screen
 */

/**
 * @typedef {object} Condition
 * @property {'ready' | 'address' | 'rows' | 'shown' | 'filtered' | 'found'} kind
 *   `ready`: the app's effects have run and its button exists; `address`: the button shows one; `rows`: the dialog lists
 *   every wallet of `names`; `shown`: an element matches `selector`; `filtered`: `text` is in the search field and each
 *   listed wallet has it in its name; `found`: `text` is in the field and one of the wallets is called `names[0]`
 * @property {readonly string[]} [names]
 * @property {string} [selector]
 * @property {string} [text]
 *
 * @typedef {Readonly<Record<string, Condition>>} Conditions
 * @typedef {Readonly<Record<string, number>>} Marks
 * @typedef {import('../apps.mjs').Selectors} Selectors
 */

/** Quiet time after which the dialog counts as settled: longer than any response of a service, the network's delay included. */
const QUIET_MS = 1_000

const MARK_LIMIT_MS = 30_000

/** Conditions that are always watched. @type {Conditions} */
const FIRST = { ready: { kind: 'ready' }, address: { kind: 'address' } }

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Selectors} parts
 */
export async function installProbe(context, parts) {
  await context.addInitScript(probe, { parts, quietMs: QUIET_MS, first: FIRST })
}

/**
 * Clears all marks and watches other conditions, after the next press or letter.
 * @param {import('@playwright/test').Page} page
 * @param {Conditions} conditions
 * @param {{ settles?: string }} [how]  `settles`: the condition after which the dialog is watched until it has settled
 */
export async function expectNext(page, conditions, { settles } = {}) {
  await page.evaluate(({ conditions, settles }) => Reflect.get(window, 'benchProbe').expect(conditions, settles), {
    conditions,
    settles,
  })
}

/**
 * Waits for a mark and returns all of them. Throws an Error when it does not come.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @returns {Promise<Marks>}
 */
export async function marksWith(page, name) {
  const isThere = (/** @type {string} */ wanted) => wanted in (Reflect.get(window, 'benchProbe')?.marks ?? {})
  try {
    await page.waitForFunction(isThere, name, { polling: 50, timeout: MARK_LIMIT_MS })
  } catch (cause) {
    throw new Error(`"${name}" did not come in ${page.url()}`, { cause })
  }
  return page.evaluate(() => Reflect.get(window, 'benchProbe').marks)
}

/** Time from one mark to another. @param {Marks} marks @param {string} name @param {string} [from] */
export function since(marks, name, from = 'start') {
  const [begin, end] = [marks[from], marks[name]]
  if (begin === undefined || end === undefined)
    throw new Error(`The mark ${begin === undefined ? from : name} is missing`)
  return end - begin
}

/**
 * Runs in the page, before its own code.
 * @param {{ parts: Selectors, quietMs: number, first: Conditions }} what
 */
function probe({ parts, quietMs, first }) {
  if (window.top !== window) return
  performance.setResourceTimingBufferSize(5_000)

  /** @type {Record<string, number>} */
  let marks = {}
  /** @type {[string, Condition][]} */
  let awaited = Object.entries(first)
  /** @type {string | undefined} */
  let settling
  let hasChanged = false

  const dialog = () => document.querySelector(parts.dialog)
  /** @param {string | undefined} selector */
  const all = (selector) => (selector === undefined ? [] : [...document.querySelectorAll(selector)])
  /** @param {Element} element */
  const textOf = ({ textContent }) => textContent?.toLowerCase() ?? ''
  /** @param {string | undefined} text */
  const hasTyped = (text) => parts.search !== undefined && Reflect.get(all(parts.search)[0] ?? {}, 'value') === text

  /** @type {Record<Condition['kind'], (condition: Condition) => boolean>} */
  const isFulfilled = {
    ready: () => performance.getEntriesByName('app-ready').length > 0 && all(parts.button).length > 0,
    address: () => all(parts.button).some((button) => textOf(button).includes('0xf3')),
    rows({ names = [] }) {
      const rows = [...(dialog()?.querySelectorAll(parts.row) ?? [])].map(textOf)
      return names.every((name) => rows.some((row) => row.includes(name.toLowerCase())))
    },
    shown: ({ selector = '' }) => document.querySelector(selector) !== null,
    filtered({ text = '' }) {
      const tiles = all(parts.tile).map(textOf)
      return hasTyped(text) && tiles.length > 0 && tiles.every((tile) => tile.includes(text))
    },
    found: ({ text = '', names: [name = ''] = [] }) =>
      hasTyped(text) && all(parts.tile).some((tile) => textOf(tile).includes(name.toLowerCase())),
  }

  const check = () => {
    const own = marks
    awaited = awaited.filter(([name, condition]) => {
      const isEarly = condition.kind !== 'ready' && condition.kind !== 'address' && !('start' in own)
      if (isEarly || !isFulfilled[condition.kind](condition)) return true
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          own[name] = performance.now()
          if (name === settling) settle(own)
        }),
      )
      return false
    })
  }

  /** @param {Record<string, number>} own */
  const settle = (own) => {
    let last = performance.now()
    let box = ''
    hasChanged = false
    const look = () => {
      const now = performance.now()
      const isMoving = document.getAnimations().some(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
      })
      const { x, y, width, height } = dialog()?.getBoundingClientRect() ?? new DOMRect()
      const newBox = [x, y, width, height].join()
      if (isMoving || hasChanged || (box !== '' && newBox !== box)) last = now
      hasChanged = false
      box = newBox
      if (own !== marks) return
      if (now - last < quietMs) requestAnimationFrame(look)
      else own.settled = last
    }
    look()
  }

  Reflect.set(window, 'benchProbe', {
    get marks() {
      return marks
    },
    /** @param {Conditions} conditions @param {string} [settles] */
    expect(conditions, settles) {
      marks = {}
      awaited = Object.entries(conditions)
      settling = settles
    },
  })

  window.addEventListener('click', ({ timeStamp }) => (marks.start ??= timeStamp), true)
  window.addEventListener('input', ({ timeStamp }) => (marks.start = timeStamp), true)
  window.addEventListener('load', ({ target }) => (hasChanged ||= target instanceof HTMLImageElement), true)
  new PerformanceObserver(check).observe({ type: 'mark' })
  new MutationObserver((records) => {
    const card = dialog()
    hasChanged ||= records.some(({ type, target }) => type !== 'attributes' && card?.contains(target) === true)
    if (awaited.length > 0) check()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
