declare const process: { readonly env: { readonly NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL?: string } }

/** Where the embedded wallet's frame is, unless the app names another site. A variable at build time takes its place. */
export const DEFAULT_SECURE_SITE_URL = fromBuild() || 'https://secure.bowline.id'

function fromBuild(): string | undefined {
  try {
    return process.env.NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL
  } catch {
    return undefined
  }
}
