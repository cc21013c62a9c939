/**
 * Replaces the elements that name a list or a snippet, such as `<OptionList />`, by its Markdown when a page is compiled.
 *
 * Throws  Error   an element that should be one of these but is not known, or whose attributes cannot be read
 */
import type { Parent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { ExportKind } from './exports'
import { alertList } from './lists/alert-list'
import { errorList } from './lists/error-list'
import { eventList } from './lists/event-list'
import { featureList } from './lists/feature-list'
import { kindList } from './lists/kind-list'
import { listingFields } from './lists/listing-fields'
import { members } from './lists/members'
import { messageList } from './lists/message-list'
import { nameList } from './lists/name-list'
import { optionList } from './lists/option-list'
import { packageList } from './lists/package-list'
import { policyList } from './lists/policy-list'
import { publicNamesOf } from './lists/public-names'
import { reasonList } from './lists/reason-list'
import { sizeList } from './lists/size-list'
import { tokenList } from './lists/token-list'
import { troubleshootingList } from './lists/troubleshooting-list'
import { variableList } from './lists/variable-list'
import { labelCells } from './nodes'
import { picture } from './picture'
import { ENTRIES, type Entry } from './published'
import { snippet } from './snippet'

type Attributes = ReadonlyMap<string, string>

const LISTS: Readonly<Record<string, (attributes: Attributes) => readonly RootContent[]>> = {
  AlertList: alertList,
  ErrorList: errorList,
  EventList: eventList,
  FeatureList: featureList,
  KindList: kindList,
  ListingFields: listingFields,
  Members: (attributes) => members({ entry: entryOf(attributes), type: textOf(attributes, 'type') }),
  MessageList: messageList,
  NameList: (attributes) => nameList({ entry: entryOf(attributes) }),
  OptionList: optionList,
  PackageList: packageList,
  Picture: (attributes) => picture({ name: textOf(attributes, 'name'), alt: textOf(attributes, 'alt') }),
  PolicyList: policyList,
  PublicNames: (attributes) =>
    publicNamesOf({
      entry: entryOf(attributes),
      kinds: textOf(attributes, 'kinds').split(' ').map(kindOf),
      within: attributes.get('within'),
      without: attributes.get('without'),
    }),
  ReasonList: reasonList,
  Snippet: (attributes) => snippet({ file: textOf(attributes, 'file'), title: attributes.get('title') }),
  SizeList: sizeList,
  TokenList: tokenList,
  TroubleshootingList: troubleshootingList,
  VariableList: variableList,
}

/** The plugin. */
export function remarkReference() {
  return (root: Root): void => expand(root)
}

function expand(parent: Parent): void {
  parent.children = parent.children.flatMap((node): readonly RootContent[] => {
    const list = node.type === 'mdxJsxFlowElement' ? LISTS[node.name ?? ''] : undefined
    if (node.type === 'mdxJsxFlowElement' && list !== undefined) return list(attributesOf(node))
    if (node.type === 'table') labelCells(node)
    else if ('children' in node) expand(node)
    return [node]
  })
}

function attributesOf({ attributes }: MdxJsxFlowElement): Attributes {
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  )
}

function textOf(attributes: Attributes, name: string): string {
  const value = attributes.get(name)
  if (value === undefined) throw new Error(`The attribute ${name} is missing`)
  return value
}

function entryOf(attributes: Attributes): Entry {
  const name = textOf(attributes, 'entry')
  const entry = ENTRIES.find((known) => known === name)
  if (entry === undefined) throw new Error(`${name} is no documented entry`)
  return entry
}

const KINDS: readonly ExportKind[] = ['component', 'hook', 'function', 'error', 'value', 'type']

function kindOf(name: string): ExportKind {
  const kind = KINDS.find((known) => known === name)
  if (kind === undefined) throw new Error(`${name} is no kind of a name`)
  return kind
}
