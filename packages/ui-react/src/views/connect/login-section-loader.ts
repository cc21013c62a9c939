/**
 * The ways to connect that need no wallet: a chunk of their own, fetched where one of them is on.
 *
 * Source  R-CFG-19, R-VIEW-06, architecture §2
 */
import type { Kit } from '@bowline/kit-core'
import { createComponentLoader } from '../../kit/component-loader.js'
import { selectLoginMethods } from './connect-methods.js'

/** How they are come by. */
export const LOGIN_PARTS = createComponentLoader(
  {
    email: async () => (await import('./login-section.js')).EmailPart,
    social: async () => (await import('./login-section.js')).SocialPart,
  },
  { email: ['login'], social: ['login'] },
)

/** Fetches those that Connect would show. */
export async function loadLoginParts(kit: Kit, locale: string): Promise<void> {
  await Promise.all(selectLoginMethods(kit.getState(), kit.config).map((name) => LOGIN_PARTS.loadView(name, locale)))
}
