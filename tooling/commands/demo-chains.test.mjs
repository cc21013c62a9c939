// @ts-check
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { getInitialTokenValue, getMockTokens } from '@bowline/api-client/mocks'
import { rpcRequest, testAccount } from '@bowline/chains'
import { BITCOIN_ADDRESSES, SOLANA_ADDRESSES, startDemoChains } from './demo-chains.mjs'
import { root } from './repository.mjs'

test('funds the addresses of the demo’s sandbox wallets', async () => {
  const accounts = await readFile(join(root, 'apps/demo-next/wallets/accounts.ts'), 'utf8')
  for (const address of [...SOLANA_ADDRESSES, ...BITCOIN_ADDRESSES])
    assert.ok(accounts.includes(`'${address}'`), address)
})

test('runs chains of three families next to the demo, each wallet with funds, until they are stopped', async () => {
  const { chains, stop } = await startDemoChains({ bundler: true })
  try {
    assert.deepEqual(
      chains.map(({ caipNetworkId }) => caipNetworkId.split(':')[0]),
      ['eip155', 'eip155', 'solana', 'bip122'],
    )
    const [, base] = chains
    assert.match(String(await rpcRequest(base?.bundlerUrl ?? '', 'eth_chainId')), /^0x2105$/)
    assert.ok(base?.paymaster)
    const [evm = '', , solana = '', bitcoin = ''] = chains.map(({ url }) => url)
    const holder = testAccount().address
    for (const { address: token } of getMockTokens('eip155:1')) {
      const data = `0x70a08231${holder.slice(2).padStart(64, '0')}`
      const held = await rpcRequest(evm, 'eth_call', [{ to: token, data }])
      assert.equal(BigInt(String(held)), getInitialTokenValue({ caipNetworkId: 'eip155:1', token, holder }), token)
    }
    for (const address of SOLANA_ADDRESSES) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] })
      const answer = await fetch(solana, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      assert.equal((await answer.json()).result.value, 1_000_000_000_000)
    }
    for (const address of BITCOIN_ADDRESSES) {
      const { chain_stats: stats } = await (await fetch(`${bitcoin}/address/${address}`)).json()
      assert.equal(stats.funded_txo_sum, 200_000_000)
    }
  } finally {
    await stop()
  }
  for (const { url } of chains) await assert.rejects(fetch(url))
})
