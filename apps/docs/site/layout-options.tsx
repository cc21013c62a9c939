import type { DocsLayoutProps } from 'fumadocs-ui/layouts/docs'
import { Brand } from '../components/brand'
import { RepositoryIcon } from '../components/repository-icon'
import { PLAYGROUND_URL, REPOSITORY_URL } from './addresses'
import { source } from './source'

/** What surrounds every page. */
export const layoutOptions: DocsLayoutProps = {
  tree: source.getPageTree(),
  nav: { title: <Brand /> },
  links: [
    ...(PLAYGROUND_URL === undefined ? [] : [{ text: 'Playground', url: PLAYGROUND_URL, external: true }]),
    {
      type: 'icon',
      url: REPOSITORY_URL,
      external: true,
      text: 'Repository',
      label: 'Repository',
      icon: <RepositoryIcon />,
    },
  ],
}
