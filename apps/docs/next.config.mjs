import createMdx from '@next/mdx'

const withMdx = createMdx()

export default withMdx({
  output: 'export',
  pageExtensions: ['mdx', 'tsx'],
  images: { unoptimized: true },
  // `typecheck` is a separate task.
  typescript: { ignoreBuildErrors: true },
})
