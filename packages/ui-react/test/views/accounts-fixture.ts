import type { ConnectionAccount } from '@bowline/kit-core'
import { mockAdapter } from '@bowline/kit-core/testing'
import { screen, within } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

const addressOf = (at: number) => `0x${at < 9 ? String(at + 1).repeat(40) : at.toString(16).padStart(40, 'a')}`

/** Addresses that differ at both ends. */
export const ADDRESSES = [addressOf(0), addressOf(1), addressOf(2)] as const

const toAccount = (address: string): ConnectionAccount => ({ address, type: 'eoa' })

/** Renders SwitchAddress with a connected wallet that has `count` accounts. */
export function showAccounts({ count = 3, ...params }: ShowParams & { count?: number } = {}) {
  const accounts = Array.from({ length: count }, (_, at) => toAccount(addressOf(at)))
  const [first = toAccount(addressOf(0)), ...others] = accounts
  const adapter = mockAdapter({ accounts: [first, ...others] })
  return showView({ adapter, view: 'SwitchAddress', connected: true, ...params })
}

/** Texts of the rendered options. */
export const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

/** Option with a name. */
export const option = (name: string | RegExp) => screen.getByRole('option', { name })

/** Listbox of the options. */
export const list = () => within(screen.getByRole('dialog')).getByRole('listbox', { name: 'Accounts' })
