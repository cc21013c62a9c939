/**
 * Renders below a provider in strict mode, with a kit in memory and the modal as in a page.
 *
 * In      kit or options   a kit from the test, or options that differ from those of a test kit
 *         theme, locale    as an app would set them
 * Out     the result of Testing Library, the kit, and a user with keyboard and pointer
 * Source  style.md "Tests"
 */
import type { InitialState, Kit, ThemeMode } from '@bowline/kit-core'
import { ready } from '@bowline/kit-core/actions'
import { createTestKit, type TestKitParams } from '@bowline/kit-core/testing'
import { act, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import type { Slots } from '../../src/kit/slots.js'
import type { MessageOverrides } from '../../src/messages/messages.js'
import { ModalProvider } from '../../src/modal/modal-provider.js'

/** Options for rendering. */
export type RenderWithKitParams = Omit<TestKitParams, 'options'> & {
  kit?: Kit | undefined
  options?: TestKitParams['options']
  theme?: ThemeMode | undefined
  locale?: string | undefined
  messages?: MessageOverrides | undefined
  slots?: Slots | undefined
  initialState?: InitialState | undefined
  advanceTimers?: ((delayMs: number) => void) | undefined
}

/** A rendered tree with its kit and user. */
export type RenderedWithKit = RenderResult & { readonly kit: Kit; readonly user: UserEvent }

/** Renders below a provider. Resolves when the kit has started. */
export async function renderWithKit(
  ui: ReactNode,
  {
    kit: given,
    theme,
    options,
    locale,
    messages,
    slots,
    initialState,
    advanceTimers,
    ...rest
  }: RenderWithKitParams = {},
): Promise<RenderedWithKit> {
  const kit = given ?? createTestKit({ ...rest, options: { ...(theme && { themeMode: theme }), ...options } }).kit
  const rendered = render(
    <StrictMode>
      <ModalProvider kit={kit} locale={locale} messages={messages} slots={slots} initialState={initialState}>
        {ui}
      </ModalProvider>
    </StrictMode>,
  )
  // A kit without a project id shows its alert instead of starting.
  await act(async () => (kit.config.projectId ? ready(kit) : undefined))
  const user = userEvent.setup(advanceTimers === undefined ? {} : { advanceTimers })
  return { ...rendered, kit, user }
}
