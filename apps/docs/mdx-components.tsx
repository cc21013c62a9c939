import type { MDXComponents } from 'mdx/types'
import type { ComponentProps } from 'react'
import { AlertList } from './components/alert-list'
import { ErrorList } from './components/error-list'
import { EventList } from './components/event-list'
import { FeatureList } from './components/feature-list'
import { KindList } from './components/kind-list'
import { ListingFields } from './components/listing-fields'
import { Members } from './components/members'
import { MessageList } from './components/message-list'
import { NameList } from './components/name-list'
import { anchorOf } from './components/names'
import { OptionList } from './components/option-list'
import { PackageList } from './components/package-list'
import { PolicyList } from './components/policy-list'
import { PublicNames } from './components/public-names'
import { ReasonList } from './components/reason-list'
import { Snippet } from './components/snippet'
import { TokenList } from './components/token-list'
import { VariableList } from './components/variable-list'

function Heading({ children, ...rest }: ComponentProps<'h2'>) {
  const anchor = typeof children === 'string' ? anchorOf(children) : undefined
  return (
    <h2 id={anchor} {...rest}>
      {children}
    </h2>
  )
}

/** Components that every page can use without importing them. */
export function useMDXComponents(): MDXComponents {
  return {
    h2: Heading,
    AlertList,
    ErrorList,
    EventList,
    FeatureList,
    KindList,
    ListingFields,
    Members,
    MessageList,
    NameList,
    OptionList,
    PackageList,
    PolicyList,
    PublicNames,
    ReasonList,
    Snippet,
    TokenList,
    VariableList,
  }
}
