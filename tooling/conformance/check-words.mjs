// @ts-check
/**
 * Finds words and phrases that the project does not use: names such as `tellUser`, and phrases that a reader has to translate.
 * Spelling, and single words that are out everywhere, are cspell's part (`cspell.json`).
 *
 * In      root   the repository
 * Out     one line per find: file, line, what to write instead
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listFiles } from './tracked-files.mjs'

const TEXT = /\.(?:[mc]?[jt]sx?|mdx?|css)$/
const CODE = /\.[mc]?[jt]sx?$/
/** Generated files, other languages, and this list itself. */
const SKIPPED =
  /(?:^|\/)(?:api\/[^/]+\.md|CHANGELOG\.md|(?:ar-[a-z-]+|arabic)\.ts|check-words(?:\.test)?\.mjs)$|^packages\/icons\/src\//

/** @type {readonly (readonly [RegExp, string])[]} */
const PHRASES = [
  [/\b(?:is|are) told\b/i, 'say who reports what'],
  [/\bkept behind\b|\bgoes behind\b/i, 'write "kept" or "added as inactive"'],
  [/\band (?:its|their) likes\b/i, 'name them, or write "and similar"'],
  [/\bat an end\b/i, 'write "finished", "settled" or "closed"'],
  [/\bpassed over\b/i, 'write "ignored" or "skipped"'],
  [/\bstands for\b/i, 'write "represents" or "is"'],
  [/\bbeside the\b/i, 'write "next to the"'],
]

/** Words that no name holds. */
const NAME_WORDS = new Set(['tell', 'tells', 'told', 'telling', 'begun'])

/** @param {string} root */
export function findWords(root) {
  return listFiles(root)
    .filter((file) => TEXT.test(file) && !SKIPPED.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...findPhrases(file, text), ...(CODE.test(file) ? findNames(file, text) : [])]
    })
}

/** @param {string} file @param {string} text */
export function findPhrases(file, text) {
  return text
    .split('\n')
    .flatMap((line, at) =>
      PHRASES.flatMap(([phrase, advice]) =>
        phrase.test(line) ? [`${file}:${at + 1}: "${phrase.exec(line)?.[0]}": ${advice}`] : [],
      ),
    )
}

/** The declared names of a file. @param {string} file @param {string} text */
export function findNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    const name = 'name' in node ? /** @type {ts.Node | undefined} */ (node.name) : undefined
    if (
      name &&
      ts.isIdentifier(name) &&
      !ts.isPropertyAccessExpression(node) &&
      wordsOf(name.text).some((word) => NAME_WORDS.has(word))
    ) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source))
      found.push(`${file}:${line + 1}: ${name.text}: name it "report", "notify", "emit" or "started"`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @param {string} name */
function wordsOf(name) {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())
}
