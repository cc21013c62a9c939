import { agreeToTerms, close, open } from '../../actions.js'
import { selectIsAgreed } from '../../index.js'
import { createMemoryStorage, createTestKit } from '../../testing/index.js'

test('R-VIEW-13 what was agreed to is kept for the page’s life, and never stored', () => {
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ storage })
  expect(selectIsAgreed(kit.getState())).toBe(false)
  agreeToTerms(kit, { isAgreed: true })
  void open(kit)
  close(kit)
  expect(selectIsAgreed(kit.getState())).toBe(true)
  expect(storage.entries()).toEqual({})
  agreeToTerms(kit, { isAgreed: false })
  expect(selectIsAgreed(kit.getState())).toBe(false)
})
