/**
 * The custom properties that the kit's published stylesheet declares on its root, with their values in both themes.
 *
 * Out  tokens in the order of the sheet; `light` is absent if both themes have the same value
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A custom property of the stylesheet. */
export type Token = { readonly name: string; readonly dark: string; readonly light: string | undefined }

const SHEET = 'node_modules/@bowline/ui-react/dist/styles.css'
const ROOT_RULE = /:where\(\[data-bowline(="?light"?)?\]\)\{([^{}]*)\}/g
const DECLARATION = /(--bl-[a-z-]+):((?:[^;()]|\((?:[^()]|\([^()]*\))*\))*)/g

/** Every token that a host can set. */
export function listTokens(): readonly Token[] {
  const sheet = readFileSync(join(process.cwd(), SHEET), 'utf8')
  const dark = new Map<string, string>()
  const light = new Map<string, string>()
  for (const [, isLight, body = ''] of sheet.matchAll(ROOT_RULE)) {
    const values = isLight === undefined ? dark : light
    for (const [, name = '', value = ''] of body.matchAll(DECLARATION)) values.set(name, value.trim())
  }
  return [...dark].map(([name, value]) => ({ name, dark: value, light: light.get(name) }))
}
