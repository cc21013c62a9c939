/**
 * The public names of an entry: kind, declared signature, and docstring.
 *
 * In      entry
 * Out     names in alphabetical order; a type's members if our packages declare any
 */
import ts from 'typescript'
import { commentOf, type Member, membersOf } from './members'
import { type Entry, published } from './published'

/** Kind of a name, for grouping. */
export type ExportKind = 'hook' | 'component' | 'function' | 'error' | 'value' | 'type'

/** A public name. */
export type PublicName = {
  readonly name: string
  readonly kind: ExportKind
  /** Path of the declaring file inside its package: `core/adapter/adapter.ts`. */
  readonly file: string
  /** Signature as a reader would declare it. */
  readonly shape: string
  readonly comment: string
  /** Members of a type, or props of a component. */
  readonly members: readonly Member[]
}

const OF_EVERY_ERROR = ['name', 'code', 'docsPath']

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature

/** The public names of an entry. */
export function publicNames(entry: Entry): readonly PublicName[] {
  const { program, checker, files } = published()
  const file = program.getSourceFile(files.get(entry) ?? '')
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`${entry} exports nothing`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ ...describe(symbol.getName(), resolve(symbol)), file: fileOf(resolve(symbol)) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The members of a public type. Throws when it has none. */
export function publicMembers(entry: Entry, type: string): readonly Member[] {
  const members = membersOf(published().checker.getDeclaredTypeOfSymbol(publicSymbol(entry, type)))
  if (members.length === 0) throw new Error(`${type} of ${entry} has no members`)
  return members
}

/** The declaration of a public name. Throws when the entry does not export it. */
function publicSymbol(entry: Entry, name: string): ts.Symbol {
  const { program, checker, files } = published()
  const file = program.getSourceFile(files.get(entry) ?? '')
  const module = file && checker.getSymbolAtLocation(file)
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.getName() === name)
  if (!found) throw new Error(`${entry} does not export ${name}`)
  return resolve(found)
}

function resolve(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? published().checker.getAliasedSymbol(symbol) : symbol
}

function fileOf({ declarations }: ts.Symbol): string {
  return declarations?.[0]?.getSourceFile().fileName.split('/src/').at(-1) ?? ''
}

type Description = Omit<PublicName, 'file'>

function describe(name: string, symbol: ts.Symbol): Description {
  const { checker } = published()
  const comment = commentOf(symbol)
  const declaration = symbol.declarations?.[0]
  if (!declaration) throw new Error(`${name} has no declaration`)
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return { name, kind: 'type', shape: typeShape(name, declaration), comment, members: membersOf(type) }
  }
  if (symbol.flags & ts.SymbolFlags.Class) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const facts = membersOf(type).filter((member) => name === 'KitError' || !OF_EVERY_ERROR.includes(member.name))
    return { name, kind: 'error', shape: `class ${name}`, comment, members: facts }
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const signatures = type.getCallSignatures()
  if (signatures.length === 0) {
    return {
      name,
      kind: 'value',
      shape: `const ${name}: ${checker.typeToString(type, declaration, FLAGS)}`,
      comment,
      members: [],
    }
  }
  if (/^[A-Z]/.test(name)) return component(name, type, signatures, comment)
  const shape = signatures
    .map((signature) => `${name}${checker.signatureToString(signature, declaration).replace(/\s+/g, ' ')}`)
    .join('\n')
  if (!/^use[A-Z]/.test(name)) return { name, kind: 'function', shape, comment, members: [] }
  const answer = signatures[0]?.getReturnType()
  const isOfHook = answer?.aliasSymbol?.getName().startsWith('Used') ?? false
  return { name, kind: 'hook', shape, comment, members: answer && isOfHook ? membersOf(answer) : [] }
}

function component(name: string, type: ts.Type, signatures: readonly ts.Signature[], comment: string): Description {
  const { checker } = published()
  const [props] = signatures[0]?.parameters ?? []
  const members = props ? membersOf(checker.getTypeOfSymbol(props)) : []
  const parts = type.getProperties().filter((part) => /^[A-Z]/.test(part.getName()))
  const shapes = [name, ...parts.map((part) => `${name}.${part.getName()}`)].map((tag) => `<${tag}>`)
  return { name, kind: 'component', shape: shapes.join('\n'), comment, members }
}

function typeShape(name: string, declaration: ts.Declaration): string {
  if (ts.isInterfaceDeclaration(declaration)) return `interface ${name}`
  if (!ts.isTypeAliasDeclaration(declaration)) return name
  const parameters = declaration.typeParameters?.map((parameter) => parameter.getText()).join(', ')
  const head = `type ${name}${parameters === undefined ? '' : `<${parameters}>`}`
  if (ts.isTypeLiteralNode(declaration.type)) return head
  return `${head} = ${declaration.type.getText().replace(/\n {2}/g, '\n')}`
}
