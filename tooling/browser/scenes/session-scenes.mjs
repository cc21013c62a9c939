// @ts-check
import { NORTH } from './guest-wallets.mjs'
import { card, connect, openAt, pick, setState } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const ON = { smartSessions: '1' }
const DAY_SEC = 86_400
const LONG_SEC = 4_102_444_800

const GRANTED = [
  {
    type: 'native-token-recurring-allowance',
    data: { allowance: '0x2386f26fc10000', start: 1_767_225_600, period: DAY_SEC },
  },
  {
    type: 'erc20-recurring-allowance',
    data: {
      allowance: '0x3b9aca0000000000000000',
      start: 1_767_225_600,
      period: 7 * DAY_SEC,
      token: `0x${'70'.repeat(20)}`,
    },
  },
  {
    type: 'contract-call',
    data: {
      address: `0x${'c0'.repeat(20)}`,
      abi: [],
      functions: [
        { functionName: 'mint', valueLimit: '0x16345785d8a0000', args: [{ operator: 'EQUAL', value: '0x1' }] },
        { functionName: 'aFunctionWithANameThatIsMuchLongerThanOneLineOfTheCard', operation: 'DelegateCall' },
      ],
    },
  },
]

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const sessionScenes = [
  {
    name: 'smart-sessions',
    isMain: true,
    guests: [NORTH],
    settings: ON,
    reach: openList,
  },
  {
    name: 'smart-sessions-open',
    isMain: true,
    guests: [NORTH],
    settings: ON,
    async reach(page) {
      await openList(page)
      await openSession(page)
    },
  },
  {
    name: 'smart-sessions-limits',
    guests: [NORTH],
    settings: ON,
    async reach(page) {
      await openList(page)
      await setSessions(page, GRANTED, 'Harbour')
      await openSession(page)
    },
  },
  {
    name: 'smart-sessions-ask',
    isMain: true,
    guests: [NORTH],
    settings: ON,
    async reach(page) {
      await openList(page)
      await openSession(page)
      await card(page).locator('[data-part="session"] [data-variant="bare"]').click()
      await card(page).getByRole('group').waitFor()
    },
  },
  {
    name: 'smart-sessions-revoked',
    guests: [NORTH],
    settings: ON,
    async reach(page) {
      await openList(page)
      await pick(page, 2)
      await card(page).locator('[data-part="session"]').first().waitFor()
    },
  },
  {
    name: 'smart-sessions-empty',
    guests: [NORTH],
    settings: { ...ON, services: 'smart-sessions:empty' },
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'SmartSessionList', {})
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'smart-sessions-failed',
    guests: [NORTH],
    settings: { ...ON, services: 'smart-sessions:500' },
    complaints: /Failed to load resource/,
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'SmartSessionList', {})
      await card(page).getByRole('tabpanel').getByRole('alert').waitFor()
    },
  },
  {
    name: 'smart-sessions-hostile',
    guests: [NORTH],
    settings: ON,
    async reach(page) {
      await openList(page)
      await setSessions(
        page,
        GRANTED,
        'Pаypal \u202eWallet and a name that goes on for much longer than there is room for',
      )
      await openSession(page)
    },
  },
  {
    name: 'smart-session-created',
    isMain: true,
    guests: [NORTH],
    settings: ON,
    async reach(page) {
      await openList(page)
      const { smartSessions } = await stateOf(page)
      const granted = { pci: 'p', permissions: GRANTED.slice(0, 2), expiresAtMs: LONG_SEC * 1000 }
      await setState(page, { smartSessions: { ...smartSessions, granted } })
      await openAt(page, 'SmartSessionCreated', {})
    },
  },
]

/** @param {Page} page */
async function openList(page) {
  await connect(page, NORTH.name)
  await openAt(page, 'SmartSessionList', {})
  await card(page).locator('[data-part="session"]').first().waitFor()
}

/** @param {Page} page */
async function openSession(page) {
  await card(page).locator('[data-part="session"] [data-part="row"]').first().click()
  await card(page).locator('[data-part="row"][aria-expanded="true"]').waitFor()
}

/** @param {Page} page @param {readonly object[]} permissions @param {string} name */
async function setSessions(page, permissions, name) {
  const { smartSessions } = await stateOf(page)
  const session = { project: { id: 'p', name }, pci: 'p', expiresAtMs: LONG_SEC * 1000, permissions, policies: [] }
  await setState(page, { smartSessions: { ...smartSessions, sessions: [session] } })
}

/** The kit's state of the sessions. @param {Page} page */
async function stateOf(page) {
  const smartSessions = await page.evaluate(() => Reflect.get(window, 'bowlineDemo').kit.getState().smartSessions)
  return { smartSessions }
}
