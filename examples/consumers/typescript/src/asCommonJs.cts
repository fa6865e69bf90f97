import widgets = require('@foyer/widgets')

/** The types of the package are also found by `require`. */
const opened: Promise<void> = widgets.foyer.pix.select().opened

export = opened
