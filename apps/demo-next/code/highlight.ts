/**
 * Splits TypeScript, TSX and shell source into words with a color each.
 *
 * Out     the parts in order; joined they are the source
 */
export type CodePart = { readonly text: string; readonly kind: CodeKind | undefined }

/** What a part is. */
export type CodeKind = 'comment' | 'text' | 'keyword' | 'number' | 'name' | 'call'

const KEYWORDS =
  'import|from|export|default|const|function|return|async|await|declare|module|interface|type|as|if|else|new|try|catch|void|true|false|typeof|let'

const PARTS = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`,
    String.raw`(?<keyword>\b(?:${KEYWORDS})\b)`,
    String.raw`(?<number>\b\d[\d_.]*n?\b)`,
    String.raw`(?<name>\b[A-Z]\w*)`,
    String.raw`(?<call>\b[a-z]\w*(?=\())`,
  ].join('|'),
  'g',
)

const KINDS = ['comment', 'text', 'keyword', 'number', 'name', 'call'] as const

/** Splits the source. */
export function highlight(source: string): readonly CodePart[] {
  const parts: CodePart[] = []
  let end = 0
  for (const match of source.matchAll(PARTS)) {
    if (match.index > end) parts.push({ text: source.slice(end, match.index), kind: undefined })
    parts.push({ text: match[0], kind: KINDS.find((kind) => match.groups?.[kind] !== undefined) })
    end = match.index + match[0].length
  }
  if (end < source.length) parts.push({ text: source.slice(end), kind: undefined })
  return parts
}
