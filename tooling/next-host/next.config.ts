import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/** Like a new app, built once by each of Next's bundlers; `BOWLINE_BUNDLER` sets the build. */
const config: NextConfig = {
  // The build stays here, so webpack does not trace files outside of this folder. Turbopack needs one root.
  ...(process.env.BOWLINE_BUNDLER === 'webpack' && {
    outputFileTracingRoot: fileURLToPath(new URL('.', import.meta.url)),
  }),
  distDir: `.next/${process.env.BOWLINE_BUNDLER ?? 'turbopack'}`,
  cacheComponents: true,
  partialPrefetching: true,
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: {
    // The documentation's snippets are used unchanged.
    externalDir: true,
    turbopackFileSystemCacheForBuild: false,
  },
  // Writing webpack's cache takes longer than it saves.
  webpack: (webpackConfig) => ({ ...webpackConfig, cache: false }),
  // The `typecheck` script checks types; it reads the packages' sources and needs no build.
  typescript: { ignoreBuildErrors: true },
}

export default config
