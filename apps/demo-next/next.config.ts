import type { NextConfig } from 'next'

/**
 * Built with webpack (`next build --webpack`): its loader gives script addresses through a Trusted Types policy, which
 * Turbopack's of this version does not, and the pages are sent with `require-trusted-types-for 'script'`.
 */
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by the `typecheck` script, which reads the packages' sources and needs no build.
  typescript: { ignoreBuildErrors: true },
}

export default config
