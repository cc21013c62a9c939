// @ts-check
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Built by each of the two bundlers into a folder of its own, as files that any server can serve. */
/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: process.env.TURBOPACK ? 'dist/turbopack' : 'dist/webpack',
  turbopack: { root: repository },
  // The build is used where it is: webpack's need not find out which files outside of this folder it needs. Turbopack wants one root.
  outputFileTracingRoot: process.env.TURBOPACK ? repository : fileURLToPath(new URL('.', import.meta.url)),
  // To write its cache takes webpack longer than it saves.
  webpack: (webpackConfig) => ({ ...webpackConfig, cache: false }),
  // `typecheck` is a task of its own.
  typescript: { ignoreBuildErrors: true },
  eslint: { ignoreDuringBuilds: true },
}

export default config
