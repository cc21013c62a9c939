import '../../test/page/page-rules.js'
import { UserRejectedError } from '@bowline/kit-core/errors'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { KitProvider } from './kit-provider.js'
import { useAction } from './use-action.js'
import { useMountTask } from './use-mount-task.js'

/** An action that the test completes. */
function slowAction() {
  const tries: { name: string; signal: AbortSignal; resolve: (value: string) => void; reject: (e: unknown) => void }[] =
    []
  const action = (_: unknown, { name, signal }: { name: string; signal?: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      tries.push({ name, signal: signal ?? new AbortController().signal, resolve, reject })
    })
  return { action, tries }
}

function useSlow(action: ReturnType<typeof slowAction>['action']) {
  return useAction(action)
}

function renderSlow() {
  const { kit } = createTestKit()
  const { action, tries } = slowAction()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <KitProvider kit={kit}>{children}</KitProvider>
    </StrictMode>
  )
  return { ...renderHook(() => useSlow(action), { wrapper }), tries }
}

test('R-REACT-06 useAction returns stable `run` and `abort` functions', () => {
  const { result, rerender } = renderSlow()
  const { run, abort } = result.current
  rerender()
  expect(result.current.run).toBe(run)
  expect(result.current.abort).toBe(abort)
})

test('R-REACT-03 useAction goes from idle to running to done with its result', async () => {
  const { result, tries } = renderSlow()
  expect(result.current.status).toBe('idle')
  let answer: Promise<string | undefined> = Promise.resolve(undefined)
  act(() => {
    answer = result.current.run({ name: 'a' })
  })
  expect(result.current.status).toBe('running')
  await act(async () => tries[0]?.resolve('yes'))
  expect(result.current.status).toBe('done')
  await expect(answer).resolves.toBe('yes')
})

test('R-ERR-23 useAction stores a failure instead of rejecting', async () => {
  const { result, tries } = renderSlow()
  const error = new UserRejectedError()
  let answer: Promise<string | undefined> = Promise.resolve('')
  act(() => {
    answer = result.current.run({ name: 'a' })
  })
  await act(async () => tries[0]?.reject(error))
  expect(result.current).toMatchObject({ status: 'failed', error })
  await expect(answer).resolves.toBeUndefined()
})

test('R-REACT-07 useAction aborts the previous run when a new one starts', async () => {
  const { result, tries } = renderSlow()
  act(() => {
    void result.current.run({ name: 'a' })
    void result.current.run({ name: 'b' })
  })
  const [older, newer] = tries
  expect(older?.signal.aborted).toBe(true)
  expect(newer?.signal.aborted).toBe(false)
  await act(async () => older?.reject(new Error('late')))
  expect(result.current.status).toBe('running')
  await act(async () => newer?.resolve('yes'))
  expect(result.current.status).toBe('done')
})

test('R-HOST-10 useAction aborts its run on unmount', () => {
  const { result, tries, unmount } = renderSlow()
  act(() => {
    void result.current.run({ name: 'a' })
  })
  unmount()
  expect(tries[0]?.signal.aborted).toBe(true)
})

test('R-REACT-06 useAction goes back to idle on abort', async () => {
  const { result, tries } = renderSlow()
  act(() => {
    void result.current.run({ name: 'a' })
  })
  act(() => result.current.abort())
  expect(tries[0]?.signal.aborted).toBe(true)
  expect(result.current.status).toBe('idle')
})

test('R-REACT-07 useMountTask runs once in strict mode', async () => {
  const task = jest.fn()
  const { unmount } = renderHook(() => useMountTask(task), { wrapper: StrictMode })
  await act(async () => {})
  expect(task).toHaveBeenCalledTimes(1)
  unmount()
})
