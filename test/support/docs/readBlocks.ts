import type { DocBlock } from './DocBlock'
import type { DocFile } from './DocFile'

const FENCE = /^(\s*)```(\S*) *(\S*)$/

/** The code blocks of a file. The word after the language says where code of the library belongs: ` ```tsx src/pix/greeting/GreetingWindow.tsx `. */
export function readBlocks({ path, text }: DocFile): DocBlock[] {
  const blocks: DocBlock[] = []
  let open: { indent: number; start: number; language: string; place: string } | undefined
  const lines = text.split('\n')
  lines.forEach((line, index) => {
    const [isFence, indent = '', language = '', place = ''] = FENCE.exec(line) ?? []
    if (!isFence) return
    if (open) {
      const { start, indent: width, ...rest } = open
      blocks.push({
        path,
        line: start + 1,
        ...rest,
        code: lines
          .slice(start, index)
          .map(row => row.slice(width))
          .join('\n'),
      })
      open = undefined
    } else open = { indent: indent.length, start: index + 1, language, place }
  })
  return blocks
}
