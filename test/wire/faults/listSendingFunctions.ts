import type { SourceText } from '../../support/floors/SourceText'

/** Matches a call of a function that sends a request. */
const SENDS =
  /\b(?:sendRequest|sendUpload|hiddenIframeUpload|sendFrameCall|callFrame|sendLayerCall|fetchAutocomplete|fetch)(?:<[^>]*>)?\(/
const CARRIERS = [
  'sendRequest',
  'fetchPlainly',
  'sendUpload',
  'hiddenIframeUpload',
  'sendFrameCall',
  'callFrame',
  'sendLayerCall',
  'fetchAutocomplete',
  'responseOf',
]
/**
 * Files that are left out. They prefetch calls that the fault matrix (`contractCalls`) already has, check the library's
 * files, the hosts and the page's policy, or load the original of a picture.
 */
const OTHERS = /^src\/(?:wire\/prefetchedRequests|api\/diagnose\/|pix\/crop\/originalWire)/

/** Lists the functions of the library that make a call of the contract, as `file.function`. */
export function listSendingFunctions(files: readonly SourceText[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('src/') || OTHERS.test(path)) return []
    const file = path.replace(/^.*\/|\.tsx?$/g, '')
    const functions = text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m).flatMap(part => {
      const [, name = ''] = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part) ?? []
      return SENDS.test(part.replace(/^.*\n?/, first => first.replace(/function \w+(?:<[^>]*>)?\(/, ''))) &&
        !CARRIERS.includes(name)
        ? [`${file}.${name}`]
        : []
    })
    return functions
  })
}
