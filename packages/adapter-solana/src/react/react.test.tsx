/** @jest-environment node */
import { createKit, type InitialState } from '@bowline/kit-core'
import { solana as mainnet } from '@bowline/kit-core/networks'
import { ConnectionProvider, useConnection, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { renderToString } from 'react-dom/server'
import { solana } from '../solana.js'
import * as entry from './index.js'

const { SolanaWalletProvider, SolanaWalletSync } = entry

const ADDRESS = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const newKit = () => createKit({ projectId: 'test', networks: [mainnet], adapters: [solana()] })

function Probe() {
  const { connecting, connected, wallets } = useWallet()
  const { connection } = useConnection()
  return `${connecting ? 'connecting' : connected ? 'connected' : 'disconnected'}, ${wallets.length}, ${connection.rpcEndpoint}`
}

test('R-ADPT-21 exports exactly the public names of the bridge', () => {
  expect(Object.keys(entry)).toEqual(['SolanaWalletProvider', 'SolanaWalletSync', 'isKitWallet'])
})

test('R-HOST-01 R-CONN-111 renders on a server, and shows a stored connection as being restored', () => {
  const kit = newKit()
  const stored = { connectorId: 'wallet-standard.test', accounts: [{ address: ADDRESS }] }
  const initialState = {
    ...{ isConnected: true, activeNamespace: 'solana' as const, activeNetwork: mainnet.caipNetworkId },
    connections: { solana: [stored] },
  }
  const [endpoint] = mainnet.rpcUrls.default.http
  const page = (props: { initialState?: InitialState }) =>
    renderToString(
      <SolanaWalletProvider kit={kit} {...props}>
        <Probe />
      </SolanaWalletProvider>,
    )
  expect(page({ initialState })).toBe(`connecting, 0, ${endpoint}`)
  expect(page({})).toBe(`disconnected, 0, ${endpoint}`)
})

test('R-HOST-01 renders the sync inside the providers of an app on a server', () => {
  const page = (
    <ConnectionProvider endpoint="https://node.example">
      <WalletProvider wallets={[]}>
        <SolanaWalletSync kit={newKit()}>
          <Probe />
        </SolanaWalletSync>
      </WalletProvider>
    </ConnectionProvider>
  )
  expect(renderToString(page)).toBe('disconnected, 0, https://node.example')
})
