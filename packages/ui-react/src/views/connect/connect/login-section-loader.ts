/**
 * Loads the email and social login of Connect: a separate chunk, loaded when one of them is shown.
 *
 * Source  R-CFG-19, R-VIEW-06, architecture §2
 */
import type { Kit } from '@bowline/kit-core'
import { createComponentLoader } from '../../../kit/component-loader.js'
import { selectLoginMethods } from './connect-methods.js'

const load = async () => (await import('./login-section.js')).LOGIN_SECTIONS

/** Loader of the login sections. */
export const LOGIN_LOADER = createComponentLoader({
  email: { load, texts: ['login'] },
  social: { load, texts: ['login'] },
})

/** Loads the login sections that Connect would show. */
export async function loadLoginSections(kit: Kit, locale: string): Promise<void> {
  await Promise.all(
    selectLoginMethods(kit.getState(), kit.config).map((name) => LOGIN_LOADER.loadComponent(name, locale)),
  )
}
