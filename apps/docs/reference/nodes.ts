/** Parts of a page as Markdown nodes, so that lists from the code are highlighted, searched and exported like written text. */
import type { Code, Heading, Link, Nodes, Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast'

declare module 'mdast' {
  interface TableCellData {
    /** Whether the cell is a result of the search by itself; true unless it is false. */
    isSearched?: boolean
  }
}

/** A row of a table: its anchor and its cells. */
export type Row = { readonly id: string; readonly cells: readonly (readonly PhrasingContent[])[] }

/** Text with `code` between backticks. */
export function words(text: string): readonly PhrasingContent[] {
  return text
    .split('`')
    .map((value, at): PhrasingContent => ({ type: at % 2 === 1 ? 'inlineCode' : 'text', value }))
    .filter((node) => 'value' in node && node.value !== '')
}

export function code(value: string): readonly PhrasingContent[] {
  return [{ type: 'inlineCode', value }]
}

export function paragraph(...children: readonly (readonly PhrasingContent[])[]): Paragraph {
  return { type: 'paragraph', children: children.flat() }
}

/** A name in code, as a heading with an anchor. It is left out of the contents of the page. */
export function nameHeading(name: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 3,
    children: [...code(name), { type: 'text', value: ' [!toc]' }],
    data: { hProperties: { id } },
  }
}

/** A signature: not highlighted, since a page may have hundreds. */
export function signature(value: string): Paragraph {
  const data = { hName: 'div', hProperties: { className: ['signature', 'not-prose'] } }
  return { ...paragraph(code(value)), data }
}

export function codeBlock(lang: string, value: string, title?: string): Code {
  return { type: 'code', lang, meta: title === undefined ? null : `title="${title}"`, value }
}

/** A table that can be filtered. Each row has an anchor, linked from its first cell, and is found by the search of the site. */
export function table(
  label: string,
  columns: readonly string[],
  rows: readonly Row[],
  { isSearched = true }: { isSearched?: boolean } = {},
): Table {
  const body = rows.map(({ id, cells: [first = [], ...rest] }): TableRow => {
    const link: Link = { type: 'link', url: `#${id}`, children: [...first] }
    const row = tableRow(columns, [[link], ...rest])
    const content = row.children.map(textOf).join(' · ')
    const searched = isSearched ? { structuredData: { contents: [{ heading: id, content }] } } : {}
    return { ...row, data: { hProperties: { id }, ...searched } }
  })
  const data = { hProperties: { 'aria-label': label } }
  return { type: 'table', data, children: [tableRow([], columns.map(words)), ...body] }
}

function tableRow(columns: readonly string[], cells: Row['cells']): TableRow {
  const children = cells.map(
    (cell, at): TableCell => ({
      type: 'tableCell',
      data: { hProperties: { 'data-label': columns[at] }, isSearched: false },
      children: [...cell],
    }),
  )
  return { type: 'tableRow', children }
}

/** Names the column in each cell of a written table, for narrow pages, which show a row as a block. */
export function labelCells({ children: [head, ...rows] }: Table): void {
  const columns = head?.children.map((cell) => textOf(cell)) ?? []
  for (const { children } of rows) {
    children.forEach((cell, at) => {
      cell.data = { ...cell.data, hProperties: { 'data-label': columns[at] } }
    })
  }
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Whether the search lists a node as one result. Of tables from the code these are the rows that have an anchor. */
export function isSearchResult({ type, data }: Nodes): boolean {
  if (type === 'tableCell') return !(data && 'isSearched' in data && data.isSearched === false)
  if (type === 'tableRow') return data?.structuredData !== undefined
  return ['heading', 'paragraph', 'blockquote', 'mdxJsxFlowElement'].includes(type)
}

/** Replaces what the search would store of a node by a blank, where the node has its own search result. */
export function searchText({ data }: Nodes): string | undefined {
  return data?.structuredData === undefined ? undefined : ' '
}

/** The anchor of a name: lower case, words joined by hyphens. */
export function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
