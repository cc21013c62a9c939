import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/** As a new app has it, built once by each of Next's bundlers; `BOWLINE_BUNDLER` says which build. */
const config: NextConfig = {
  // The build is used where it is: webpack's need not find out which files outside of this folder it needs. Turbopack wants one root.
  ...(process.env.BOWLINE_BUNDLER === 'webpack' && {
    outputFileTracingRoot: fileURLToPath(new URL('.', import.meta.url)),
  }),
  distDir: `.next/${process.env.BOWLINE_BUNDLER ?? 'turbopack'}`,
  cacheComponents: true,
  partialPrefetching: true,
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: {
    // The snippets of the documentation are used as they are.
    externalDir: true,
    turbopackFileSystemCacheForBuild: false,
  },
  // To write its cache takes webpack longer than it saves.
  webpack: (webpackConfig) => ({ ...webpackConfig, cache: false }),
  // Types are checked by the `typecheck` script, which reads the packages' sources and needs no build.
  typescript: { ignoreBuildErrors: true },
}

export default config
