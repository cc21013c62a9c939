/**
 * Sends the theme and the language of the modal and the app metadata to the frame. Never rejects.
 *
 * Source  spec R-FRAME-12, R-FRAME-57, R-THEME-06 to 08, R-NAV-13
 */

import { prefersDark } from '../../base/browser/color-scheme.js'
import { SDK_TYPE } from '../../brand.js'
import { getAppMetadata } from '../../core/config/app-metadata.js'
import { getSdkVersion } from '../../core/config/sdk-version.js'
import type { Kit } from '../../kit.js'
import { requestFrame } from './request-frame.js'

/** Default colors of the modal, used if the app sets none. */
const COLORS = {
  dark: { '--bl-accent': 'hsla(230,100%,67%,1)', '--bl-background': '#121313' },
  light: { '--bl-accent': 'hsla(231,100%,70%,1)', '--bl-background': '#ffffff' },
} as const

/** Sends light or dark mode, the theme variables and the language of the modal. */
export async function syncTheme(kit: Kit): Promise<void> {
  const { themeMode: mode, themeVariables, locale } = kit.store.get().config
  const themeMode = mode === 'system' ? (prefersDark() ? 'dark' : 'light') : mode
  const own = Object.entries(themeVariables).filter(([, value]) => value !== undefined)
  const variables: Record<string, string | number> = { ...COLORS[themeMode], ...Object.fromEntries(own) }
  await ignoreFailure(
    kit,
    requestFrame(kit, 'SYNC_THEME', { themeMode, themeVariables: variables, ...(locale && { locale }) }),
  )
}

/** Sends the app's name, description, URL and icons, and the SDK version. */
export async function syncAppData(kit: Kit): Promise<void> {
  const { config, store } = kit
  const { name, description, url, icons } = getAppMetadata(kit)
  await ignoreFailure(
    kit,
    requestFrame(kit, 'SYNC_DAPP_DATA', {
      metadata: { name, description, url, icons: [...icons] },
      sdkVersion: getSdkVersion(store.get().config.framework),
      sdkType: SDK_TYPE,
      projectId: config.projectId,
    }),
  )
}

async function ignoreFailure(kit: Kit, request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    kit.log.debug('The embedded wallet could not be synced', error)
  }
}
