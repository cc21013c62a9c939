/**
 * Finds the message ids that a module uses, itself or in its imports. Modules loaded on demand count separately.
 *
 * In      a source file
 * Out     namedTexts   ids: literal ones, and all that match a template with a variable end
 *         chunksOf     name and source file of each component in a table, by the `load` of its row
 * Throws  Error for a template with a variable start, because its ids are unknown
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { ENGLISH_TEXTS } from '../../src/messages/en.js'

export const SOURCE = join(__dirname, '../../src')
const IDS = Object.keys(ENGLISH_TEXTS)

type Module = { readonly imports: readonly string[]; readonly ids: readonly string[] }

const modules = new Map<string, Module>()

export function namedTexts(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry) || relative(SOURCE, entry).startsWith('messages')) return new Set()
  seen.add(entry)
  const { imports, ids } = readModule(entry)
  return new Set([...ids, ...imports.flatMap((path) => [...namedTexts(path, seen)])])
}

export function chunksOf(table: string): readonly (readonly [name: string, path: string])[] {
  const file = parse(table)
  const chunks: [string, string][] = []
  const visit = (node: ts.Node, row = '') => {
    const name =
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? node.name.getText() : undefined
    const load = name === 'load' ? findLoader(file, node) : undefined
    const path = load && findImport(table, load)
    if (path !== undefined) chunks.push([row, findComponent(path, row)])
    else node.forEachChild((child) => visit(child, name ?? row))
  }
  visit(file)
  return chunks
}

/** The function of a row's `load`: in the row, or a constant of the table's file. */
function findLoader(file: ts.SourceFile, row: ts.Node): ts.Node | undefined {
  const value = ts.isPropertyAssignment(row) ? row.initializer : ts.isShorthandPropertyAssignment(row) && row.name
  if (!value || !ts.isIdentifier(value)) return value || undefined
  return file.statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
    .find(({ name }) => name.getText() === value.text)?.initializer
}

function findImport(table: string, node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [path] = node.arguments
    return path && ts.isStringLiteralLike(path) ? sourceOf(table, path.text) : undefined
  }
  return node.forEachChild((child) => findImport(table, child))
}

/** The file of a component that a chunk lists by name, or the chunk's own. */
function findComponent(chunk: string, name: string): string {
  const { statements } = parse(chunk)
  const row = statements.map((node) => findRow(node, name)).find((found) => found !== undefined)
  const from = statements.find(
    (node): node is ts.ImportDeclaration =>
      row !== undefined && ts.isImportDeclaration(node) && node.importClause?.getText() === `{ ${row} }`,
  )
  return from && ts.isStringLiteral(from.moduleSpecifier) ? sourceOf(chunk, from.moduleSpecifier.text) : chunk
}

function findRow(node: ts.Node, name: string): string | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === name) return node.initializer.getText()
  return node.forEachChild((child) => findRow(child, name))
}

function readModule(path: string): Module {
  const known = modules.get(path)
  if (known) return known
  const imports: string[] = []
  const ids: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { moduleSpecifier: from, importClause } = node
      const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      if (!isType && ts.isStringLiteral(from) && from.text.startsWith('.')) imports.push(sourceOf(path, from.text))
      return
    }
    if (ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node) && IDS.includes(node.text)) ids.push(node.text)
    if (ts.isTemplateExpression(node)) ids.push(...matchTemplate(node, path))
    node.forEachChild(visit)
  }
  visit(parse(path))
  const module = { imports, ids }
  modules.set(path, module)
  return module
}

function matchTemplate({ head, templateSpans, parent }: ts.TemplateExpression, path: string): readonly string[] {
  const isTextCall = ts.isCallExpression(parent) && parent.expression.getText() === 't'
  if (!head.text.includes('.')) {
    if (isTextCall) throw new Error(`${path} uses a text whose id starts with ${parent.getText()}`)
    return []
  }
  const end = templateSpans.at(-1)?.literal.text ?? ''
  return IDS.filter((id) => id.startsWith(head.text) && id.endsWith(end))
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
}

function sourceOf(from: string, specifier: string): string {
  const bare = join(dirname(from), specifier.replace(/\.js$/, ''))
  const found = [`${bare}.ts`, `${bare}.tsx`].find((path) => existsSync(path))
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which is no source file`)
  return found
}
