import { sandbox } from '../../test/sandbox-fixture.js'
import * as entry from './index.js'

test('R-ADPT-01 exports exactly the public names of the testing entry', () => {
  expect(Object.keys(entry).sort()).toEqual(['SandboxWalletError', 'createSandboxWallet'])
})

describe('R-ADPT-12 the sandbox wallet delays responses', () => {
  test('responds after the set delay, and never when set to silent', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] })
    try {
      const { made, ask, open } = await sandbox()
      made.setDelay(5_000)
      let isOpen = false
      const opening = open().then(() => (isOpen = true))
      await jest.advanceTimersByTimeAsync(4_999)
      expect(isOpen).toBe(false)
      await jest.advanceTimersByTimeAsync(1)
      await opening
      made.setSilent(true)
      let isAnswered = false
      void ask('standard:connect', 'connect').then(() => (isAnswered = true))
      await jest.advanceTimersByTimeAsync(60_000)
      expect(isAnswered).toBe(false)
      expect(made.requests().map((request) => request.feature)).toEqual(['standard:connect', 'standard:connect'])
    } finally {
      jest.useRealTimers()
    }
  })
})
