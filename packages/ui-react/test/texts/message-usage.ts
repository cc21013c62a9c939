/**
 * Finds the message ids that a module uses, itself or in its imports. Modules loaded on demand count separately.
 *
 * In      a source file
 * Out     namedTexts   ids: literal ones, and all that match a template with a variable end
 *         chunksOf     name and source file of each chunk in a table, by the `load` of its row
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
  const chunks: [string, string][] = []
  const visit = (node: ts.Node, row = '') => {
    if (!ts.isPropertyAssignment(node)) {
      node.forEachChild((child) => visit(child, row))
      return
    }
    const name = node.name.getText()
    const path = name === 'load' ? findChunk(table, node.initializer) : undefined
    if (path === undefined) visit(node.initializer, name)
    else chunks.push([row, path])
  }
  visit(parse(table))
  return chunks
}

function findChunk(table: string, node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [path] = node.arguments
    return path && ts.isStringLiteralLike(path) ? sourceOf(table, path.text) : undefined
  }
  return node.forEachChild((child) => findChunk(table, child))
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
