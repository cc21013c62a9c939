import { subscribeToWallet } from '../../adapter.js'

const fail = () => {
  throw new Error('trap')
}

test('R-ADPT-03 subscribes to a wallet by its method until it is unsubscribed', () => {
  const heard: unknown[] = []
  const wallet = {
    name: 'wallet',
    on(...params: readonly unknown[]) {
      heard.push(this.name, ...params)
      return () => heard.push('end')
    },
  }
  subscribeToWallet(wallet, 'on', 'change', 7)()
  expect(heard).toEqual(['wallet', 'change', 7, 'end'])
})

test.each([
  ['has no such method', {}],
  ['is undefined', undefined],
  ['throws when it is read', new Proxy({}, { get: fail })],
  ['throws when it is subscribed to', { on: fail }],
  ['throws when it is unsubscribed', { on: () => fail }],
  ['returns something else', { on: () => 'x' }],
])('R-ADPT-03 ignores a wallet that %s, without throwing', (_, wallet) => {
  expect(() => subscribeToWallet(wallet, 'on')()).not.toThrow()
})
