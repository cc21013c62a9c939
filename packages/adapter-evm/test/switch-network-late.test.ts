import { ofType, until } from '@bowline/jest-preset/fixtures'
import { ALICE, BOB, SANDBOX } from './setup.js'
import { connected } from './switch-network-fixture.js'

describe('a wallet that agrees and has not switched yet', () => {
  test('R-CONN-143 R-CONN-85 is waited for as long as the user needs', async () => {
    const { move, answer, wallet } = await connected()
    answer({ wallet_switchEthereumChain: () => null })
    jest.useFakeTimers()
    const moving = move()
    await jest.advanceTimersByTimeAsync(20_000)
    wallet.switchChain(10)
    await jest.advanceTimersByTimeAsync(1_000)
    await moving
    expect(wallet.state().chainId).toBe(10)
  })

  test('R-CONN-143 R-CONN-85 fails after 30 s when it stays on its network', async () => {
    const { move, answer, events } = await connected()
    answer({ wallet_switchEthereumChain: () => null })
    jest.useFakeTimers()
    let settled = false
    const moving = move().finally(() => {
      settled = true
    })
    const failed = expect(moving).rejects.toMatchObject({
      code: 'wallet/request-failed',
      message: 'Your wallet agreed to switch, but is still on another network.',
    })
    await jest.advanceTimersByTimeAsync(29_000)
    expect(settled).toBe(false)
    await jest.advanceTimersByTimeAsync(3_000)
    await failed
    expect(ofType(events, 'switchNetwork')).toEqual([])
  })

  test.each([
    ['fails to report its chain', () => Promise.reject({ code: -32603, message: 'Internal error' })],
    ['returns an unreadable chain', () => 'nowhere'],
    ['does not respond for a while', () => new Promise(() => {})],
  ])('R-CONN-143 is waited for when it %s meanwhile', async (_, silence) => {
    const { move, answer } = await connected()
    answer({ wallet_switchEthereumChain: () => null, eth_chainId: silence })
    jest.useFakeTimers()
    const moving = move()
    await jest.advanceTimersByTimeAsync(15_000)
    answer({ wallet_switchEthereumChain: () => null, eth_chainId: () => '0xa' })
    await jest.advanceTimersByTimeAsync(6_000)
    await moving
  })

  test('R-CONN-143 is waited for at most 30 s when it never reports its chain', async () => {
    const { move, answer } = await connected()
    answer({ wallet_switchEthereumChain: () => null, eth_chainId: () => new Promise(() => {}) })
    jest.useFakeTimers()
    const failed = expect(move()).rejects.toMatchObject({ code: 'wallet/request-failed' })
    await jest.advanceTimersByTimeAsync(31_000)
    await failed
  })

  test('R-CONN-143 is no longer waited for once a newer switch starts', async () => {
    const { move, known, unknown, wallet, answer, events } = await connected()
    answer({ wallet_switchEthereumChain: () => null })
    const first = expect(move(known)).rejects.toMatchObject({ code: 'request/aborted' })
    jest.useFakeTimers()
    const second = move(unknown)
    await jest.advanceTimersByTimeAsync(3_000)
    await first
    wallet.switchChain(31_337)
    await jest.advanceTimersByTimeAsync(1_000)
    await second
    expect(ofType(events, 'switchNetwork').map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:31337'])
  })

  test('R-CONN-143 gets no further request when it switches shortly after adding the network', async () => {
    const { move, unknown, wallet, answer } = await connected()
    let switches = 0
    answer({
      wallet_switchEthereumChain: () => {
        switches += 1
        return Promise.reject({ code: 4902 })
      },
      wallet_addEthereumChain: () => null,
    })
    jest.useFakeTimers()
    const moving = move(unknown)
    await jest.advanceTimersByTimeAsync(500)
    wallet.switchChain(31_337)
    await jest.advanceTimersByTimeAsync(1_000)
    await moving
    expect(switches).toBe(1)
  })

  test('R-CONN-143 stops being waited for when the switch is cancelled', async () => {
    const { move, answer } = await connected()
    answer({ wallet_switchEthereumChain: () => null })
    const controller = new AbortController()
    const moving = move(undefined, controller.signal)
    controller.abort()
    await expect(moving).rejects.toMatchObject({ code: 'request/aborted' })
  })
})

describe('a wallet that switches and never responds', () => {
  async function silentAt(method: string) {
    const made = await connected()
    let isAsked = false
    const silent = () => {
      isAsked = true
      return new Promise(() => {})
    }
    made.answer({ [method]: silent, eth_sendTransaction: () => `0x${'1'.repeat(64)}` })
    const go = async (chainId: number) => {
      await until(() => isAsked)
      made.wallet.switchChain(chainId)
    }
    return { ...made, go }
  }

  test('R-CONN-267 has switched once it emits `chainChanged`', async () => {
    const { move, go, events } = await silentAt('wallet_switchEthereumChain')
    const moving = move()
    await go(10)
    await moving
    expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe('eip155:10')
  })

  test('R-CONN-267 gets no further request when it adds and switches to a network', async () => {
    const { move, unknown, go, person } = await silentAt('wallet_addEthereumChain')
    const moving = move(unknown)
    await go(31_337)
    await moving
    expect(person.prompts).toEqual([])
  })

  test('R-CONN-267 sends the transaction on the new network', async () => {
    const { adapter, known, go } = await silentAt('wallet_switchEthereumChain')
    const transfer = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, value: 1n, network: known }
    const sending = adapter.sendTransaction?.(transfer)
    await go(10)
    expect(await sending).toEqual({ hash: `0x${'1'.repeat(64)}` })
  })

  test('R-CONN-267 is waited for when it emits another network', async () => {
    const { move, go } = await silentAt('wallet_switchEthereumChain')
    const abort = new AbortController()
    const moving = expect(move(undefined, abort.signal)).rejects.toMatchObject({ code: 'request/aborted' })
    await go(137)
    abort.abort()
    await moving
  })
})

test('R-CONN-85 ends a cancelled switch at once', async () => {
  const { move, known, person } = await connected()
  let isAsked = false
  person.say = () => {
    isAsked = true
    return new Promise(() => {})
  }
  const abort = new AbortController()
  const moving = expect(move(known, abort.signal)).rejects.toMatchObject({ code: 'request/aborted' })
  await until(() => isAsked)
  abort.abort()
  await moving
})
