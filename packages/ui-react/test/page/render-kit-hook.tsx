import { ready } from '@bowline/kit-core/actions'
import { createTestKit, type TestKitParams } from '@bowline/kit-core/testing'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { KitProvider } from '../../src/kit/kit-provider.js'

/** Renders a hook with a started kit in memory, in strict mode. */
export async function renderKitHook<Result, Props>(
  hook: (props: Props) => Result,
  { initialProps, ...params }: TestKitParams & { initialProps: Props },
) {
  const { kit } = createTestKit(params)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <KitProvider kit={kit}>{children}</KitProvider>
    </StrictMode>
  )
  const rendered = renderHook(hook, { wrapper, initialProps })
  await act(() => ready(kit))
  return { ...rendered, kit }
}
