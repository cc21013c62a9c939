/** Renders views of the embedded wallet with a frame in memory, which also tracks focus. */
import { currentRoute, type Kit } from '@bowline/kit-core'
import { loginWithEmail } from '@bowline/kit-core/actions'
import { createFakeFrame, type FakeFrame, type FakeFrameOptions } from '@bowline/secure-frame/testing'
import { screen } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

export type EmbeddedParams = ShowParams & { frameOptions?: FakeFrameOptions; fake?: FakeFrame }

/** Renders a view with a frame in memory. */
export async function showEmbeddedView({
  frameOptions,
  fake = createFakeFrame(frameOptions),
  ...params
}: EmbeddedParams = {}) {
  const shown = await showView({ frame: fake.openChannel, ...params })
  return { ...shown, frame: fake, view: () => viewOf(shown.kit), names: () => fake.asked.map(({ name }) => name) }
}

/** View on screen. */
export const viewOf = (kit: Kit) => currentRoute(kit.getState().navigation).view

export const emailField = () => screen.getByRole('combobox', { name: 'Email' })

export const boxes = () => screen.getAllByRole('textbox', { name: /^Digit/ })

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Renders a view of an account that logged in with an email address. */
export async function showLoggedIn({ view, frameOptions, fake, before, ...params }: EmbeddedParams = {}) {
  const frame = fake ?? createFakeFrame({ emailAction: 'CONNECT', ...frameOptions })
  const logIn = async (kit: Kit) => {
    await loginWithEmail(kit, { email: 'anna@example.com' })
    await before?.(kit)
  }
  return showEmbeddedView({ fake: frame, view: view ?? 'Account', before: logIn, ...params })
}
