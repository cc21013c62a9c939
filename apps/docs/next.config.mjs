import { createMDX } from 'fumadocs-mdx/next'

const withMdx = createMDX()

export default withMdx({
  output: 'export',
  images: { unoptimized: true },
  // `typecheck` is a separate task.
  typescript: { ignoreBuildErrors: true },
})
