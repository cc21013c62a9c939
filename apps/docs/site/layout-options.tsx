import type { DocsLayoutProps } from 'fumadocs-ui/layouts/docs'
import { Brand } from '../components/brand'
import { REPOSITORY_URL } from './addresses'
import { source } from './source'

/** What surrounds every page. */
export const layoutOptions: DocsLayoutProps = {
  tree: source.getPageTree(),
  nav: { title: <Brand /> },
  githubUrl: REPOSITORY_URL,
}
