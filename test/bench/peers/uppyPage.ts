import Uppy, { type Meta } from '@uppy/core'
import coreCss from '@uppy/core/css/style.min.css?inline'
import Dashboard from '@uppy/dashboard'
import dashboardCss from '@uppy/dashboard/css/style.min.css?inline'
import XHRUpload from '@uppy/xhr-upload'
import { addCss } from './addCss'
import type { UppyWindow } from './UppyWindow'
import { untilElement } from './untilElement'

addCss(coreCss)
addCss(dashboardCss)
const place = document.createElement('div')
document.body.append(place)

function createUppy() {
  return new Uppy()
    .use(Dashboard, { target: place, inline: false, animateOpenClose: false, closeAfterFinish: false })
    .use(XHRUpload, {
      endpoint: '/pix/pictures/by/1001.json',
      fieldName: 'image_upload[]',
      allowedMetaFields: ['series', 'upload_key'],
    })
}

const dashboardOf = (uppy: Uppy) => uppy.getPlugin<Dashboard<Meta, Record<string, never>>>('Dashboard')

/** Uppy's dashboard as a modal window; it uploads to the portal's address. */
const uppyWindow: UppyWindow = {
  async open() {
    const uppy = createUppy()
    await dashboardOf(uppy)?.openModal()
    await untilElement('.uppy-Dashboard[aria-hidden=false]')
    return () => uppy.destroy()
  },
  async upload(files) {
    const uppy = createUppy()
    await dashboardOf(uppy)?.openModal()
    uppy.on('file-added', ({ id }) => uppy.setFileMeta(id, { series: '', upload_key: crypto.randomUUID() }))
    uppy.addFiles(files.map(data => ({ name: data.name, type: data.type, data })))
    const begun = performance.now()
    const result = await uppy.upload()
    const time = performance.now() - begun
    const { failed = [] } = result ?? {}
    uppy.destroy()
    if (failed.length > 0)
      throw new Error(`Uppy could not upload ${failed.length} of ${files.length} files: ${String(failed[0]?.error)}`)
    return time
  },
}

globalThis.peerWindow = uppyWindow
