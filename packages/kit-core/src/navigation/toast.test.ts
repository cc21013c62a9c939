import { hideToast, holdToast, showToast } from '../actions.js'
import { WalletRequestError } from '../errors.js'
import { createTestKit } from '../testing/index.js'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function setUp() {
  const { kit } = createTestKit()
  const shown: string[] = []
  kit.subscribe(
    ({ toast }) => toast,
    (toast) => shown.push(toast.open ? toast.message : '-'),
  )
  return { kit, shown, toast: () => kit.getState().toast }
}

const CLOSED = { message: '', error: undefined, variant: 'success', svg: undefined, open: false, autoClose: true }

test('R-STATE-31 R-TOAST-05 restores the defaults on hide', () => {
  const { kit, toast } = setUp()
  expect(toast()).toEqual(CLOSED)
  showToast(kit, { message: 'Saved', variant: 'error', autoClose: false })
  expect(toast()).toEqual({ message: 'Saved', variant: 'error', svg: undefined, open: true, autoClose: false })
  hideToast(kit)
  expect(toast()).toEqual(CLOSED)
})

test('R-TOAST-02 R-CONST-04 hides the open toast and shows the new one after 150 ms', () => {
  const { kit, shown } = setUp()
  showToast(kit, { message: 'one' })
  showToast(kit, { message: 'two' })
  jest.advanceTimersByTime(149)
  expect(shown).toEqual(['one', '-'])
  jest.advanceTimersByTime(1)
  expect(shown).toEqual(['one', '-', 'two'])
})

test('R-TOAST-03 shows only the last of several toasts within the pause, once', () => {
  const { kit, shown } = setUp()
  for (const message of ['one', 'two', 'three', 'four']) showToast(kit, { message })
  jest.advanceTimersByTime(1_000)
  expect(shown).toEqual(['one', '-', 'four'])
})

test('R-TOAST-01 R-TOAST-04 closes a toast after 2500 ms, except loading toasts and those without autoClose', () => {
  const { kit, toast } = setUp()
  showToast(kit, { message: 'one' })
  jest.advanceTimersByTime(2_499)
  expect(toast().open).toBe(true)
  jest.advanceTimersByTime(1)
  expect(toast().open).toBe(false)
  for (const params of [{ variant: 'loading' }, { variant: 'error', autoClose: false }] as const) {
    hideToast(kit)
    showToast(kit, { message: 'stay', ...params })
    jest.advanceTimersByTime(60_000)
    expect(toast().open).toBe(true)
  }
})

test('R-TOAST-04 does not close a toast by the timer of the one it replaced', () => {
  const { kit, toast } = setUp()
  showToast(kit, { message: 'one' })
  jest.advanceTimersByTime(2_000)
  showToast(kit, { message: 'two' })
  jest.advanceTimersByTime(2_000)
  expect(toast()).toMatchObject({ open: true, message: 'two' })
})

test('R-TOAST-06 keeps a custom icon', () => {
  const { kit, toast } = setUp()
  showToast(kit, { message: 'one', svg: { icon: 'copy', iconColor: 'accent' } })
  expect(toast().svg).toEqual({ icon: 'copy', iconColor: 'accent' })
})

test.each([
  [new Error('no money'), 'no money'],
  ['plain', 'plain'],
  [undefined, 'Something went wrong'],
  [{ code: 4001 }, 'Something went wrong'],
  [new Error(''), 'Something went wrong'],
  ['  ', 'Something went wrong'],
])('R-TOAST-07 R-ERR-14 shows text for any thrown value: %p', (message, text) => {
  const { kit, toast } = setUp()
  showToast(kit, { message, variant: 'error' })
  expect(toast().message).toBe(text)
})

test('R-ERR-22 R-TOAST-07 keeps the details of a KitError next to its text, for translation', () => {
  const { kit, toast } = setUp()
  const cause = { socket: {} }
  const error = new WalletRequestError('no gas', -32000, cause)
  showToast(kit, { message: error, variant: 'error' })
  expect(toast()).toMatchObject({ message: 'no gas', error: { code: error.code, walletCode: -32000 } })
  expect(Object.isFrozen(cause)).toBe(false)
  hideToast(kit)
  showToast(kit, { message: new Error('no money'), variant: 'error' })
  expect(toast().error).toBeUndefined()
})

test('R-TOAST-04 keeps a toast while the user rests on it, and closes it 2500 ms after', () => {
  const { kit, toast } = setUp()
  showToast(kit, { message: 'one' })
  jest.advanceTimersByTime(2_400)
  holdToast(kit, { isHeld: true })
  jest.advanceTimersByTime(10_000)
  expect(toast().open).toBe(true)
  holdToast(kit, { isHeld: false })
  jest.advanceTimersByTime(2_000)
  expect(toast().open).toBe(true)
  jest.advanceTimersByTime(500)
  expect(toast().open).toBe(false)
})

test('R-TOAST-04 closes the next toast when the one before was held', () => {
  const { kit, toast } = setUp()
  showToast(kit, { message: 'one' })
  holdToast(kit, { isHeld: true })
  showToast(kit, { message: 'two' })
  jest.advanceTimersByTime(150 + 2_500)
  expect(toast().open).toBe(false)
})
