/** Views of the embedded wallet over a frame in memory, and a page's end of it that knows where the focus is. */
import { currentRoute, type Kit } from '@bowline/kit-core'
import { loginWithEmail } from '@bowline/kit-core/actions'
import { createFakeFrame, type FakeFrame, type FakeFrameOptions } from '@bowline/secure-frame/testing'
import { screen } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

export type EmbeddedParams = ShowParams & { frameOptions?: FakeFrameOptions; fake?: FakeFrame }

/** A view over a frame in memory. */
export async function showEmbeddedView({
  frameOptions,
  fake = createFakeFrame(frameOptions),
  ...params
}: EmbeddedParams = {}) {
  const shown = await showView({ frame: fake.openChannel, ...params })
  return { ...shown, frame: fake, view: () => viewOf(shown.kit), names: () => fake.asked.map(({ name }) => name) }
}

/** The view on screen. */
export const viewOf = (kit: Kit) => currentRoute(kit.getState().navigation).view

export const emailField = () => screen.getByRole('combobox', { name: 'Email' })

export const boxes = () => screen.getAllByRole('textbox', { name: /^Digit/ })

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A view of an account that was logged in to by e-mail. */
export async function showLoggedIn({ view, frameOptions, fake, before, ...params }: EmbeddedParams = {}) {
  const own = fake ?? createFakeFrame({ emailAction: 'CONNECT', ...frameOptions })
  const logIn = async (kit: Kit) => {
    await loginWithEmail(kit, { email: 'anna@example.com' })
    await before?.(kit)
  }
  return showEmbeddedView({ fake: own, view: view ?? 'Account', before: logIn, ...params })
}
