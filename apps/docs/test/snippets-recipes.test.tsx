/** Snippets of the page of recipes, and of the shortest apps. */

import { selectIsFeatureAvailable } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { act, render, screen, waitFor } from '@testing-library/react'
import { kit as connectOnly } from '../snippets/recipe-connect-only'
import { AfterConnect } from '../snippets/recipe-connected'
import { DisconnectLink } from '../snippets/recipe-disconnect'
import { WalletOnly } from '../snippets/recipe-gate'
import { OnBase } from '../snippets/recipe-network'
import { NetworksLink } from '../snippets/recipe-open'
import { kit as onOwnNetwork } from '../snippets/recipe-own-network'
import { SignHello } from '../snippets/recipe-sign'
import { kit as withTerms } from '../snippets/recipe-terms'
import { walletClient, kit as withViem } from '../snippets/recipe-viem'
import SolanaApp from '../snippets/solana-app'
import TenLines from '../snippets/ten-lines'
import { connectorId, show } from './snippet-page'

test.each([
  ['ten-lines.tsx', TenLines],
  ['solana-app.tsx', SolanaApp],
])('%s shows a button that connects', async (_, App) => {
  render(<App />)
  expect(await screen.findByRole('button', { name: 'Connect wallet' })).not.toBeNull()
})

test('recipe-gate.tsx shows its content to connected users only', async () => {
  const { kit } = await show(<WalletOnly>secret</WalletOnly>)
  expect(screen.queryByText('secret')).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect to continue' })).not.toBeNull()
  await act(() => connect(kit, { connectorId }))
  expect(await screen.findByText('secret')).not.toBeNull()
})

test('recipe-connected.tsx reports a connection', async () => {
  const onConnected = jest.fn()
  const { kit } = await show(<AfterConnect onConnected={onConnected} />)
  await act(() => connect(kit, { connectorId }))
  expect(onConnected).toHaveBeenCalledTimes(1)
})

test('recipe-open.tsx opens the networks', async () => {
  const { kit, user } = await show(<NetworksLink />)
  await user.click(screen.getByRole('button', { name: 'Change network' }))
  await waitFor(() => expect(kit.getState().modal.open).toBe(true))
})

test('recipe-network.tsx asks for a switch to Base', async () => {
  await show(<OnBase>on Base</OnBase>, { isConnected: true })
  expect(screen.getByRole('button', { name: 'Switch to Base' })).not.toBeNull()
  expect(screen.queryByText('on Base')).toBeNull()
})

test('recipe-sign.tsx shows the signature, or why there is none', async () => {
  const { adapter, user } = await show(<SignHello />, { isConnected: true })
  await user.click(screen.getByRole('button', { name: 'Sign a message' }))
  expect((await screen.findByRole('status')).textContent).toContain('Hello from my app')
  adapter.controls.rejectNext()
  await user.click(screen.getByRole('button', { name: 'Sign a message' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})

test('recipe-disconnect.tsx disconnects', async () => {
  const { kit, user } = await show(<DisconnectLink />, { isConnected: true })
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('recipe-viem.ts rejects while no wallet is connected', async () => {
  expect(withViem.getState().connect.status).toBe('disconnected')
  await expect(walletClient()).rejects.toThrow('Connector not connected')
})

test('recipe-connect-only.ts, recipe-terms.ts and recipe-own-network.ts are valid options', () => {
  expect(selectIsFeatureAvailable(connectOnly.getState(), connectOnly.config, 'swaps')).toBe(false)
  expect(withTerms.config.termsConditionsUrl).toBe('https://example.org/terms')
  expect(onOwnNetwork.config.networks.map(({ name }) => name)).toEqual(['Local'])
})

// Last: nothing removes what it renders.
test('vite-main.tsx renders the app into #root', async () => {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await act(() => import('../snippets/vite-main'))
  await waitFor(() => expect(root.querySelector('button')).not.toBeNull())
})
