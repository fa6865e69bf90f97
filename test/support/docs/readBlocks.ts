import type { DocBlock } from './DocBlock'
import type { DocFile } from './DocFile'

const FENCE = /^(\s*)```(\S*) *(\S*)$/

/**
 * Returns the code blocks of a file. A path after the language names the file that the code is for: ` ```tsx
 * src/pix/greeting/GreetingWindow.tsx `.
 */
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
