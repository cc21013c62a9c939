// @ts-check
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Config of the Next.js 15 test app: a static export. webpack and Turbopack each build it into a separate folder. */
/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: process.env.TURBOPACK ? 'dist/turbopack' : 'dist/webpack',
  turbopack: { root: repository },
  // The build stays here, so webpack does not trace files outside of this folder. Turbopack needs one root.
  outputFileTracingRoot: process.env.TURBOPACK ? repository : fileURLToPath(new URL('.', import.meta.url)),
  // Writing webpack's cache takes longer than it saves.
  webpack: (webpackConfig) => ({ ...webpackConfig, cache: false }),
  // `typecheck` is a separate task.
  typescript: { ignoreBuildErrors: true },
  eslint: { ignoreDuringBuilds: true },
}

export default config
