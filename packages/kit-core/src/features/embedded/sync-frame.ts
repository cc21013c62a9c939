/**
 * Tells the frame how the modal looks and who the app is. Neither fails anything.
 *
 * Source  spec R-FRAME-12, R-FRAME-57, R-THEME-06 to 08, R-NAV-13
 */

import { prefersDark } from '../../base/browser/color-scheme.js'
import { SDK_TYPE } from '../../brand.js'
import { getAppMetadata } from '../../core/config/app-metadata.js'
import { sdkVersion } from '../../core/config/sdk-version.js'
import type { Kit } from '../../kit.js'
import { requestFrame } from './request-frame.js'

/** The modal's own colours, where the app sets none. */
const COLOURS = {
  dark: { '--bl-accent': 'hsla(230,100%,67%,1)', '--bl-background': '#121313' },
  light: { '--bl-accent': 'hsla(231,100%,70%,1)', '--bl-background': '#ffffff' },
} as const

/** Tells how the modal looks. */
export async function syncTheme(kit: Kit): Promise<void> {
  const { themeMode: mode, themeVariables } = kit.store.get().config
  const themeMode = mode === 'system' ? (prefersDark() ? 'dark' : 'light') : mode
  const own = Object.entries(themeVariables).filter(([, value]) => value !== undefined)
  const variables: Record<string, string | number> = { ...COLOURS[themeMode], ...Object.fromEntries(own) }
  await quietly(kit, requestFrame(kit, 'SYNC_THEME', { themeMode, themeVariables: variables }))
}

/** Tells who the app is. */
export async function syncAppData(kit: Kit): Promise<void> {
  const { config, store } = kit
  const { name, description, url, icons } = getAppMetadata(kit)
  await quietly(
    kit,
    requestFrame(kit, 'SYNC_DAPP_DATA', {
      metadata: { name, description, url, icons: [...icons] },
      sdkVersion: sdkVersion(store.get().config.framework),
      sdkType: SDK_TYPE,
      projectId: config.projectId,
    }),
  )
}

async function quietly(kit: Kit, asked: Promise<unknown>): Promise<void> {
  try {
    await asked
  } catch (error) {
    kit.log.debug('The embedded wallet was not told', error)
  }
}
