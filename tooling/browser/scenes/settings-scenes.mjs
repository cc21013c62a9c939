// @ts-check
/** Settings and the accounts of a wallet: the demo's own wallets have two each and approve by themselves. */
import { card, connect, openAt, setState } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const EVM = { adapters: 'evm', wallets: '1', wallet1: 'approve' }
const BITCOIN = { adapters: 'bitcoin', wallets: '1', wallet4: 'approve' }

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const settingsScenes = [
  {
    name: 'account-settings',
    isMain: true,
    settings: EVM,
    reach: (page) => showEvm(page, 'AccountSettings'),
  },
  {
    name: 'account-settings-types',
    settings: BITCOIN,
    async reach(page) {
      await connect(page, 'Bitcoin Sandbox')
      await openAt(page, 'AccountSettings', {})
      await card(page).getByRole('radio').last().waitFor()
    },
  },
  {
    name: 'switch-address',
    isMain: true,
    settings: EVM,
    async reach(page) {
      await showEvm(page, 'SwitchAddress')
      await card(page).getByRole('option').last().getByText('ETH').waitFor()
    },
  },
  {
    name: 'switch-address-hidden',
    settings: EVM,
    async reach(page) {
      await showEvm(page, 'SwitchAddress')
      await setState(page, { preferences: { areBalancesHidden: true } })
      await card(page).getByRole('option').last().getByText('••••').waitFor()
    },
  },
  {
    name: 'profile',
    isMain: true,
    settings: EVM,
    async reach(page) {
      await showEvm(page, 'Profile')
      await card(page).getByRole('option').last().getByText('ETH').waitFor()
    },
  },
]

/** @param {Page} page @param {string} view */
async function showEvm(page, view) {
  await connect(page, 'Sandbox Wallet')
  await openAt(page, view, {})
}
