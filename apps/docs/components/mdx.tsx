import { Tab, Tabs } from 'fumadocs-ui/components/tabs'
import defaults from 'fumadocs-ui/mdx'
import type { MDXComponents } from 'mdx/types'
import { Live } from '../live/live'
import { Heading } from './heading'
import { Image } from './image'
import { Table } from './table'

/** Components that every page can use without importing them. */
export const MDX_COMPONENTS: MDXComponents = {
  ...defaults,
  h2: (props) => <Heading as="h2" {...props} />,
  h3: (props) => <Heading as="h3" {...props} />,
  h4: (props) => <Heading as="h4" {...props} />,
  img: Image,
  Live,
  Tab,
  Tabs,
  table: Table,
}
