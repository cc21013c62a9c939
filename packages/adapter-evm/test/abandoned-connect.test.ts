import { ofType, until } from '@bowline/jest-preset/scene'
import { scene } from './connect-bench.js'
import { ALICE, SANDBOX } from './setup.js'

test('R-ADPT-02 an aborted connection rejects at once, and a late yes connects nothing and is taken back', async () => {
  const { adapter, connect, events, person, wallet } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const connecting = connect(abort.signal)
  await until(() => person.asked.length === 1)
  abort.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'request/aborted' })
  answer(true)
  await until(() => wallet.requests().some(({ method }) => method === 'wallet_revokePermissions'))
  await until(() => !wallet.state().isConnected)
  expect(ofType(events, 'connections')).toEqual([])
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
  expect((await adapter.wagmiConfig()).state.status).toBe('disconnected')
})

test('R-ADPT-02 after an aborted try the next one connects', async () => {
  const { connect, person } = scene()
  person.say = () => new Promise(() => {})
  const abort = new AbortController()
  const first = connect(abort.signal)
  await until(() => person.asked.length === 1)
  abort.abort()
  await first.catch(() => undefined)
  person.say = true
  expect((await connect()).accounts[0]?.address).toBe(ALICE.address)
})

test('R-ADPT-02 of two who wait, one that leaves does not end it for the other', async () => {
  const { connect, person } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const [leaving, staying] = [connect(abort.signal), connect()]
  await until(() => person.asked.length === 1)
  abort.abort()
  await expect(leaving).rejects.toMatchObject({ code: 'request/aborted' })
  answer(true)
  expect((await staying).accounts).toHaveLength(2)
  expect(person.asked).toHaveLength(1)
})
