import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/**
 * Built with webpack (`next build --webpack`): its loader gives script addresses through a Trusted Types policy, which
 * Turbopack's of this version does not, and the pages are sent with `require-trusted-types-for 'script'`.
 */
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Nobody carries the build elsewhere, so nothing has to be found out about the files that it needs outside of this folder.
  outputFileTracingRoot: fileURLToPath(new URL('.', import.meta.url)),
  // A browser asks for it by itself where it is shown something that names no icon, such as a picture.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/icon.svg' }],
  // Types are checked by the `typecheck` script, which reads the packages' sources and needs no build.
  typescript: { ignoreBuildErrors: true },
  // The pairing library's logger tries for a package that nobody needs, and webpack warns that it is not there. The modal of
  // its vendor is not installed either: an app's own provider would load it for `showQrModal: true` alone.
  webpack: (webpackConfig) => ({
    ...webpackConfig,
    // To read its 600 MB and write them again takes longer than to do without.
    cache: false,
    resolve: {
      ...webpackConfig.resolve,
      alias: { ...webpackConfig.resolve.alias, 'pino-pretty': false, '@reown/appkit/core': false },
    },
  }),
}

export default config
