import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { MEASURED } from './measured.mjs'

/**
 * Built with webpack (`next build --webpack`): its loader passes script URLs through a Trusted Types policy, which
 * Turbopack of this version does not, and the pages are sent with `require-trusted-types-for 'script'`.
 */
const config: NextConfig = {
  env: MEASURED,
  reactStrictMode: true,
  poweredByHeader: false,
  // The build stays on this machine, so Next does not have to trace files outside of this folder.
  outputFileTracingRoot: fileURLToPath(new URL('.', import.meta.url)),
  // Browsers request it automatically for documents without an icon, such as an image.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/brand/icon.svg' }],
  // The `typecheck` script checks types; it reads the packages' sources and needs no build.
  typescript: { ignoreBuildErrors: true },
  // The pairing library's logger tries to load an optional package, and webpack warns that it is missing. The vendor's modal
  // is not installed either: an app's own provider would load it only for `showQrModal: true`.
  webpack: (webpackConfig) => ({
    ...webpackConfig,
    // Reading and writing its 600 MB takes longer than building without it.
    cache: false,
    resolve: {
      ...webpackConfig.resolve,
      alias: { ...webpackConfig.resolve.alias, 'pino-pretty': false, '@reown/appkit/core': false },
    },
  }),
}

export default config
