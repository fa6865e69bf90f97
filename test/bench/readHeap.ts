import type { CDPSession } from '@playwright/test'

/**
 * The parts of a heap snapshot that are read. `nodes` is a flat list: for each node, one number for each of
 * `node_fields`.
 */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/**
 * Objects that belong to the browser. `NetworkResourcesData` are requests that the developer tools store. The others are
 * the performance timeline: requests, long tasks and slow frames. The browser keeps the last few hundred of them, and a
 * slow computer fills this buffer whatever the page does.
 */
const OF_BROWSER =
  /NetworkResourcesData|(?:Script|LongAnimationFrame|LongTask|Resource|Attribution)Timing|ScriptTimingInfo/

/**
 * Returns the bytes of all objects of a page: JavaScript and DOM. Leaves out the code that the browser compiles, the
 * requests that its developer tools store, and its performance timeline. All three grow with every use of any library.
 */
export async function readHeap(client: CDPSession): Promise<number> {
  const parts: string[] = []
  const add = ({ chunk }: { chunk: string }) => parts.push(chunk)
  client.on('HeapProfiler.addHeapSnapshotChunk', add)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes, strings } = JSON.parse(parts.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = ['type', 'name', 'self_size'].map(field => fields.indexOf(field)) as [
    number,
    number,
    number,
  ]
  const code = types[0].indexOf('code')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const isCounted = nodes[node + type] !== code && !OF_BROWSER.test(strings[nodes[node + name] ?? 0] ?? '')
    if (isCounted) bytes += nodes[node + size] ?? 0
  }
  return bytes
}
