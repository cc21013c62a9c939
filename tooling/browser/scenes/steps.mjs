// @ts-check
/** Steps on the way to a scene. None of them depends on texts, so they work in every language. */

/** @typedef {import('@playwright/test').Page} Page */

/** The card of the modal. @param {Page} page */
export const card = (page) => page.getByRole('dialog')

/** A row of the card by its name. @param {Page} page @param {string} name */
export const row = (page, name) => card(page).locator('[data-part="row"]', { hasText: name })

/** The first button of the header: help, network or back. @param {Page} page */
export const headerStart = (page) => card(page).locator('header [data-part="icon-button"]').first()

/** The kit's button of a small page. @param {Page} page */
export const kitButton = (page) => page.getByTestId('kit-buttons').getByRole('button').last()

/** The network button of a small page. @param {Page} page */
export const networkButton = (page) => page.getByTestId('kit-buttons').getByRole('button').first()

/** Opens the modal and waits for its first view to be complete. @param {Page} page */
export async function open(page) {
  await kitButton(page).click()
  await section(page).waitFor()
}

/**
 * Opens the modal at a view by the kit's own history, with Connect, or Account when connected, as the previous view.
 * @param {Page} page
 * @param {string} view
 * @param {object} data
 * @param {{ isBusy?: boolean }} [how]  `isBusy`: the view has a progress that does not end
 */
export async function openAt(page, view, data, { isBusy = false } = {}) {
  if (!(await card(page).isVisible())) await kitButton(page).click()
  await card(page).locator('section').first().waitFor()
  await page.evaluate(
    ([to, with_]) => {
      const { store } = Reflect.get(window, 'bowlineDemo').kit
      const [first] = store.get().navigation.history
      store.set({ navigation: { history: [first, { view: to, data: with_ }], direction: 'forward' } })
    },
    /** @type {const} */ ([view, data]),
  )
  await (isBusy ? card(page).locator('section').last() : section(page)).waitFor()
}

/** The view on screen when all of it is loaded. @param {Page} page */
const section = (page) => card(page).locator('section:not([aria-busy="true"])').last()

/** Sets parts of the kit's state. @param {Page} page @param {object} part */
export async function setState(page, part) {
  await page.evaluate((some) => Reflect.get(window, 'bowlineDemo').kit.store.set(some), part)
}

/**
 * Lists a request of the connected account that its wallet has not responded to.
 * @param {Page} page @param {{ kind: string, recipient?: string, asset?: string, status: string }} asked
 */
export async function setUnresolved(page, { kind, recipient, asset, status }) {
  await page.evaluate(
    (facts) => {
      const { store } = Reflect.get(window, 'bowlineDemo').kit
      const [{ accounts, caipNetworkId, connectorId }] = store.get().connect.connections.eip155
      const [{ address }] = accounts
      const moves = [{ direction: 'out', amount: '0.25', symbol: 'ETH', asset: facts.asset }]
      const asked = {
        ...{ id: 'asked', connectorId, caipNetworkId, address, account: `${caipNetworkId}:${address}`, moves },
        ...{ kind: facts.kind, recipient: facts.recipient, status: facts.status, requestedAtMs: Date.now() },
      }
      store.set({ sendRequests: [asked] })
    },
    { kind, recipient, asset, status },
  )
}

/** Sets parts of the kit's connecting state. @param {Page} page @param {Record<string, unknown>} part */
export async function setConnect(page, part) {
  await page.evaluate((entries) => {
    const { store } = Reflect.get(window, 'bowlineDemo').kit
    store.set({ connect: { ...store.get().connect, ...Object.fromEntries(entries) } })
  }, Object.entries(part))
}

/** Sets parts of the EVM account. @param {Page} page @param {Record<string, unknown>} part */
export async function setAccount(page, part) {
  await page.evaluate((entries) => {
    const { store } = Reflect.get(window, 'bowlineDemo').kit
    const { accounts } = store.get()
    store.set({ accounts: { ...accounts, eip155: { ...accounts.eip155, ...Object.fromEntries(entries) } } })
  }, Object.entries(part))
}

/** Switches features of the app. @param {Page} page @param {Record<string, unknown>} part */
export async function setFeatures(page, part) {
  await page.evaluate((entries) => {
    const { store } = Reflect.get(window, 'bowlineDemo').kit
    const { config } = store.get()
    store.set({ config: { ...config, appFeatures: { ...config.appFeatures, ...Object.fromEntries(entries) } } })
  }, Object.entries(part))
}

/** Goes to the tab at an index. @param {Page} page @param {number} index */
export async function pick(page, index) {
  await card(page).getByRole('tab').nth(index).click()
}

/** A pairing address that is always the same. */
export const CODE = `wc:${'a3'.repeat(32)}@2?relay-protocol=irn&symKey=${'7b'.repeat(32)}`

/** Connects a wallet that approves; the modal closes. @param {Page} page @param {string} name */
export async function connect(page, name) {
  await open(page)
  await row(page, name).click()
  await card(page).waitFor({ state: 'hidden' })
}

/** Connects a wallet and opens its account. @param {Page} page @param {string} name */
export async function openAccount(page, name) {
  await connect(page, name)
  await open(page)
}

/** How long nothing may change until the page counts as complete. */
const REST_MS = 250

/** Waits until the page is complete: images load after their view. @param {Page} page */
export async function rest(page) {
  await page.evaluate(
    (restMs) =>
      new Promise((resolve) => {
        const done = () => {
          observer.disconnect()
          resolve(undefined)
        }
        let timer = setTimeout(done, restMs)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, restMs)
        })
        observer.observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true })
      }),
    REST_MS,
  )
}

/** Finishes animations, and those that follow them, except endless ones. @param {Page} page */
export async function settle(page) {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Infinity
        return playState !== 'finished' && !isEndless
      })
    for (let left = moving(); left.length > 0; left = moving()) {
      for (const animation of left) animation.finish()
      // The page is notified of an end in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
