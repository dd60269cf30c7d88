/** Who runs the product in a container; the number is fixed, since volumes belong to it. */
export const ACCOUNT = { name: 'mezzo', id: 10_001 }

/** Where the product lies, which nothing writes to. */
export const PRODUCT_FOLDER = '/opt/mezzo'

/** Files, seal and push keys, and an embedded database. */
export const DATA_FOLDER = '/var/lib/mezzo'

/** The log of erasures, apart from the data, since whoever restores those must not restore it. */
export const ERASURE_FOLDER = '/var/lib/mezzo-erasures'
