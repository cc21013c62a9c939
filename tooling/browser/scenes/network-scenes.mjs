// @ts-check
import { NORTH } from './guest-wallets.mjs'
import { card, connect, networkButton, row } from './steps.mjs'

const NINE = 'mainnet,base,optimism,polygon,arbitrum,zora,bsc,avalanche,celo'

/** A network the demo never lists. */
const UNLISTED_CHAIN_ID = 100

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const networkScenes = [
  { name: 'networks', isMain: true, reach: openNetworks },
  { name: 'networks-search', isMain: true, settings: { networks: NINE }, reach: openNetworks },
  {
    name: 'networks-search-empty',
    settings: { networks: NINE },
    async reach(page) {
      await openNetworks(page)
      await card(page).getByRole('searchbox').fill('nowhere')
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'switch-waiting',
    isMain: true,
    guests: [{ ...NORTH, switches: 'silent' }],
    reach: (page) => switchTo(page, 'connecting'),
  },
  { name: 'switch-declined', guests: [{ ...NORTH, switches: 'refuse' }], reach: (page) => switchTo(page, 'error') },
  {
    name: 'unsupported-chain',
    isMain: true,
    guests: [{ ...NORTH, chainId: UNLISTED_CHAIN_ID }],
    async reach(page) {
      await page.getByTestId('kit-buttons').getByRole('button').last().click()
      await row(page, NORTH.name).click()
      await row(page, 'Base').waitFor()
    },
  },
  {
    name: 'what-is-a-network',
    isMain: true,
    async reach(page) {
      await openNetworks(page)
      await card(page).locator('section > [data-part="button"]').last().click()
      await card(page).locator('h2').first().waitFor()
    },
  },
]

/** @param {import('@playwright/test').Page} page */
async function openNetworks(page) {
  await networkButton(page).click()
  await card(page).locator('[data-part="row"]').first().waitFor()
}

/** @param {import('@playwright/test').Page} page @param {'connecting' | 'error'} state */
async function switchTo(page, state) {
  await connect(page, NORTH.name)
  await openNetworks(page)
  await row(page, 'Base').click()
  await card(page).locator(`[data-part="network-ring"][data-state="${state}"]`).waitFor()
}
