/**
 * Data of a page request: the settings, the local services, and the state in the user's cookie.
 *
 * In      searchParams  as Next passes them to a page
 *         base          the page's own defaults
 */
import type { InitialState } from '@bowline/kit-core'
import { cookieInitialState } from '@bowline/kit-core/server'
import { headers } from 'next/headers'
import { parseSettings, type Search } from '../settings/parse-settings'
import type { Settings } from '../settings/settings'
import { type LocalServices, readLocalServices } from './local-services'

/** Input for rendering a page. */
export type PageRequest = {
  readonly settings: Settings
  readonly localServices: LocalServices
  readonly initialState: InitialState | undefined
}

/** Parses a request. */
export async function readRequest(searchParams: Promise<Search>, base?: Settings): Promise<PageRequest> {
  const settings = parseSettings(await searchParams, base)
  const cookies = (await headers()).get('cookie')
  const localServices = readLocalServices()
  return {
    settings,
    localServices:
      settings.login === 'window' ? { ...localServices, secureSite: localServices.windowSite } : localServices,
    initialState: settings.storage === 'cookie' ? cookieInitialState(cookies) : undefined,
  }
}
