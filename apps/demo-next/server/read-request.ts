/**
 * What a page's request tells: the settings, what stands beside the demo, and what the visitor's cookie remembers.
 *
 * In      searchParams  as Next hands them to a page
 *         base          the page's own defaults
 */
import type { InitialState } from '@bowline/kit-core'
import { cookieInitialState } from '@bowline/kit-core/server'
import { headers } from 'next/headers'
import { parseSettings, type Search } from '../settings/parse-settings'
import type { Settings } from '../settings/settings'
import { type Beside, readBeside } from './local-services'

/** What a page is drawn from. */
export type PageRequest = {
  readonly settings: Settings
  readonly beside: Beside
  readonly initialState: InitialState | undefined
}

/** Reads a request. */
export async function readRequest(searchParams: Promise<Search>, base?: Settings): Promise<PageRequest> {
  const settings = parseSettings(await searchParams, base)
  const cookies = (await headers()).get('cookie')
  return {
    settings,
    beside: readBeside(),
    initialState: settings.storage === 'cookie' ? cookieInitialState(cookies) : undefined,
  }
}
