/** An empty page of the framework, built as the documentation is: what a page loads beyond it is ours to answer for. */
export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
}
