import { verifyMessage } from 'viem'
import { ALICE, BOB, wallet } from '../../test/setup.js'

const made = () => wallet({ chains: [{ chainId: 1 }, { chainId: 10 }] }).wallet

test('R-HOST-73 lists every account on every chain, the active ones first', () => {
  const { pairing, setAccounts, switchChain } = made()
  const changes: unknown[] = []
  const stop = pairing.subscribe(() => changes.push(pairing.network()))
  setAccounts([BOB.address])
  switchChain(10)
  expect(pairing.accounts()).toEqual(
    [10, 1].flatMap((id) => [BOB, ALICE].map(({ address }) => `eip155:${id}:${address}`)),
  )
  stop()
  switchChain(1)
  expect(changes).toEqual(['eip155:1', 'eip155:10'])
})

test('R-HOST-73 handles a request on the chain it names, for a shared account', async () => {
  const { pairing, faults, state } = made()
  const sign = (caipNetworkId: string) =>
    pairing.request({ caipNetworkId, method: 'personal_sign', params: ['Hello', ALICE.address] })
  await expect(sign('eip155:10')).rejects.toMatchObject({ code: 4100 })
  pairing.setConnected(true)
  const signature = `0x${String(await sign('eip155:10')).slice(2)}` as const
  expect(await verifyMessage({ address: ALICE.address, message: 'Hello', signature })).toBe(true)
  expect(state().chainId).toBe(10)
  await expect(sign('eip155:137')).rejects.toMatchObject({ code: 4901 })
  faults.setResponse('personal_sign', { kind: 'wrong', response: 7 })
  expect(await sign('eip155:1')).toBe(7)
})

test('R-HOST-73 does not switch the wallet first for a method that names its chain in its parameters', async () => {
  const { pairing, state } = made()
  pairing.setConnected(true)
  const params = [{ chainId: '0x1' }]
  await pairing.request({ caipNetworkId: 'eip155:10', method: 'wallet_switchEthereumChain', params })
  expect(state().chainId).toBe(1)
})
