import widgets = require('@foyer/widgets')

/** The same types by `require`. */
const opened: Promise<void> = widgets.foyer.pix.select().opened

export = opened
