import { defineConfig, defineDocs } from 'fumadocs-mdx/config'
import { anchorOf, isSearchResult, searchText } from './reference/nodes'
import { remarkReference } from './reference/remark-reference'

export const pages = defineDocs({
  dir: 'content/pages',
  docs: { postprocess: { includeProcessedMarkdown: { headingIds: false } } },
})

export default defineConfig({
  mdxOptions: {
    remarkPlugins: (presets) => [remarkReference, ...presets],
    remarkHeadingOptions: { slug: (_root, _heading, text) => anchorOf(text) },
    remarkStructureOptions: { types: isSearchResult, stringify: { stringify: searchText } },
    remarkNpmOptions: { persist: { id: 'package-manager' } },
    rehypeCodeOptions: {
      themes: { light: 'github-light-high-contrast', dark: 'github-dark-default' },
      langs: ['ts', 'tsx', 'json', 'css', 'bash', 'html', 'http'],
    },
  },
})
